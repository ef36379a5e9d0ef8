import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { locationField, noLocation, type Location } from './field.ts';

const base = sampleField('location', 'Where we are');

const shop: Location = {
  coordinates: '44.8125, 20.4612',
  label: 'Со и камен · So i kamen',
  address: 'Kralja Petra 12\n11000 Beograd',
};
const at = (coordinates: string): Location => ({ ...noLocation, coordinates });
const unreadable = [{ key: 'location.unreadable', path: ['coordinates'] }];

export const locationSamples = defineSamples(locationField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    far: { ...base, field_title: 'The region', field_values: { zoom: 9 } },
  },
  valid: {
    none: { value: noLocation },
    'a place with its address': { value: shop },
    'coordinates alone': { value: at('-33.8568,151.2153') },
    'an address alone': { value: { ...shop, coordinates: '' } },
    'degrees, minutes and seconds': { value: at('52°31′12″N 13°24′18″E') },
    'a geo address': { value: at('geo:52.52,13.405;u=35') },
    'the address of a map': {
      value: at('https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=15/52.5/13.4'),
    },
    'markup as plain text': { value: { ...shop, label: '<b>here</b>' } },
    required: { value: shop, definition: 'required' },
    'from farther away': { value: shop, definition: 'far' },
  },
  older: {
    'an address': { stored: 'Kralja Petra 12', value: { ...noLocation, address: 'Kralja Petra 12' } },
    coordinates: { stored: '52.52, 13.405', value: at('52.52, 13.405') },
    numbers: {
      stored: { latitude: 52.52, longitude: 13.405, label: 'Berlin' },
      value: { ...noLocation, coordinates: '52.52, 13.405', label: 'Berlin' },
    },
  },
  invalid: {
    'none though required': {
      value: noLocation,
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'a single number': { value: at('52.52'), issues: unreadable },
    'an address in the place of coordinates': { value: at('Kralja Petra 12'), issues: unreadable },
    'a short address of a map': { value: at('https://maps.app.goo.gl/abc'), issues: unreadable },
    'outside the earth': {
      value: at('152.52, 13.405'),
      issues: [{ key: 'location.outside', path: ['coordinates'] }],
    },
    'a name that is too long': {
      value: { ...shop, label: 'x'.repeat(201) },
      issues: [{ key: 'common.too_long', params: { max: 200 }, path: ['label'] }],
    },
    'numbers in a list': { value: [52.52, 13.405], issues: [{ key: 'common.wrong_type' }] },
  },
});

import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { mediaField } from './field.ts';

const base = sampleField('media', 'Picture');

const harbour = { id: '0199a001-0000-7000-8000-000000000001', file: 'samples/harbour.jpg' };
const market = { id: '0199a001-0000-7000-8000-000000000002', file: 'samples/market.jpg' };
const bridge = { id: '0199a001-0000-7000-8000-000000000003', file: 'samples/bridge.jpg' };

export const mediaSamples = defineSamples(mediaField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    gallery: { ...base, field_title: 'Gallery', field_values: { multiple: true } },
    pair: { ...base, field_title: 'Before and after', field_values: { multiple: true, max: 2 } },
  },
  valid: {
    none: { value: [] },
    'one image': { value: [harbour] },
    required: { value: [market], definition: 'required' },
    'several images': { value: [harbour, market, bridge], definition: 'gallery' },
    'as many as allowed': { value: [bridge, harbour], definition: 'pair' },
  },
  older: { 'an empty text for none': { stored: '', value: [] } },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'an empty text though required': {
      value: '',
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'two where one is allowed': {
      value: [harbour, market],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
    },
    'three where two are allowed': {
      value: [harbour, market, bridge],
      issues: [{ key: 'common.too_many', params: { max: 2 } }],
      definition: 'pair',
    },
    'the same image twice': {
      value: [harbour, harbour],
      issues: [{ key: 'media.repeated' }],
      definition: 'gallery',
    },
    'an unknown key': {
      value: [{ ...harbour, onload: 'alert(1)' }],
      issues: [{ key: 'common.wrong_type' }],
    },
    'without a file': { value: [{ id: harbour.id }], issues: [{ key: 'common.wrong_type' }] },
  },
});

import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { referenceField, type PageReference } from './field.ts';

const base = sampleField('reference', 'Read on');

const about: PageReference = {
  id: '0199a002-0000-7000-8000-000000000001',
  title: 'About us',
  url_path: '/about',
};
const tea: PageReference = {
  id: '0199a002-0000-7000-8000-000000000002',
  title: 'Čaj i kafa',
  url_path: '/caj-i-kafa',
};
const post: PageReference = {
  id: '0199a002-0000-7000-8000-000000000005',
  title: 'The first firing',
  url_path: '/journal/first-firing',
};

export const referenceSamples = defineSamples(referenceField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    several: { ...base, field_title: 'Related pages', field_values: { multiple: true } },
    pair: { ...base, field_title: 'Two pages', field_values: { multiple: true, max: 2 } },
    journal: {
      ...base,
      field_title: 'From the journal',
      field_values: { multiple: true, below: '/journal' },
    },
  },
  valid: {
    none: { value: [] },
    one: { value: [about] },
    required: { value: [tea], definition: 'required' },
    'without a title': { value: [{ ...about, title: '' }] },
    several: { value: [about, tea], definition: 'several' },
    'as many as allowed': { value: [tea, about], definition: 'pair' },
    'below a path': { value: [post], definition: 'journal' },
    'a page that has moved away from there': { value: [post, about], definition: 'journal' },
  },
  older: { 'an empty text for none': { stored: '', value: [] } },
  conversions: {
    'links to pages': {
      from: 'link',
      given: [
        { type: 'internal', page: about },
        { type: 'internal', page: tea },
      ],
      value: [about, tea],
      definition: 'several',
    },
    'a link that leads elsewhere': {
      from: 'link',
      given: [{ type: 'external', page: about }],
      value: undefined,
    },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'two where one is allowed': {
      value: [about, tea],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
    },
    'the same page twice': {
      value: [about, about],
      issues: [{ key: 'reference.repeated' }],
      definition: 'several',
    },
    'without an id': {
      value: [{ ...about, id: '' }],
      issues: [{ key: 'common.too_short', params: { min: 1 }, path: [0, 'id'] }],
    },
    'an unknown key': { value: [{ ...about, url: '/about' }], issues: [{ key: 'common.wrong_type' }] },
  },
});

import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { urlField } from './field.ts';

const base = sampleField('url', 'Website');
const invalid = [{ key: 'url.invalid' }];

export const urlSamples = defineSamples(urlField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    hinted: { ...base, field_values: { placeholder: 'https://' } },
  },
  valid: {
    nothing: { value: '' },
    'an address': { value: 'https://example.com/' },
    'a path, a query and a place on the page': { value: 'https://example.com/menu?day=monday#lunch' },
    'without encryption': { value: 'http://example.com' },
    'letters of any language': { value: 'https://чајџиница.срб/мени' },
    'a port': { value: 'https://localhost:8080/' },
    'pasted with spaces around': { value: ' https://example.com/a ' },
    required: { value: 'https://example.com', definition: 'required' },
  },
  conversions: {
    'an address': { from: 'text', given: ' https://example.com/a ', value: 'https://example.com/a' },
    'an address without its protocol': { from: 'text', given: 'example.com', value: 'https://example.com' },
    'a sentence': { from: 'text', given: 'See our shop', value: undefined },
  },
  invalid: {
    'missing though required': { value: '', issues: [{ key: 'common.required' }], definition: 'required' },
    'without a scheme': {
      value: 'example.com/menu',
      issues: [{ key: 'url.did_you_mean', params: { address: 'https://example.com/menu' } }],
    },
    'a path': { value: '/menu', issues: invalid },
    'a word': { value: 'website', issues: invalid },
    'a script': { value: 'javascript:alert(1)', issues: invalid },
    'a script behind a line break': { value: 'java\nscript:alert(1)', issues: invalid },
    'data instead of a page': { value: 'data:text/html,hello', issues: invalid },
    'an email address': { value: 'mailto:ada@example.com', issues: invalid },
    'two addresses': { value: 'https://example.com https://example.org', issues: invalid },
    'too long': {
      value: `https://example.com/${'a'.repeat(2000)}`,
      issues: [{ key: 'common.too_long', params: { max: 2000 } }],
    },
    null: { value: null, issues: [{ key: 'common.wrong_type' }] },
  },
});

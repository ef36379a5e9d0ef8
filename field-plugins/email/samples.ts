import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { emailField } from './field.ts';

const base = sampleField('email', 'Contact');
const invalid = [{ key: 'email.invalid', params: { example: 'name@example.com' } }];

export const emailSamples = defineSamples(emailField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    hinted: { ...base, field_values: { placeholder: 'orders@example.com' } },
  },
  valid: {
    nothing: { value: '' },
    'an address': { value: 'ada@example.com' },
    'an address with a tag': { value: 'ada.lovelace+news@mail.example.co.uk' },
    'letters of any language': { value: 'džo@čajanka.rs' },
    'a domain in another script': { value: 'info@пример.срб' },
    'pasted with spaces around': { value: ' ada@example.com ' },
    required: { value: 'ada@example.com', definition: 'required' },
  },
  older: { 'the address of a link': { stored: 'mailto:ada@example.com', value: 'ada@example.com' } },
  conversions: {
    'the address of a link': { from: 'text', given: 'mailto:name@example.com', value: 'name@example.com' },
    'a sentence': { from: 'text', given: 'Write to us', value: undefined },
  },
  invalid: {
    'missing though required': { value: '  ', issues: [{ key: 'common.required' }], definition: 'required' },
    'a name': { value: 'Ada', issues: invalid },
    'no domain': { value: 'ada@', issues: invalid },
    'a domain without an ending': { value: 'ada@localhost', issues: invalid },
    'two dots in a row': { value: 'ada@example..com', issues: invalid },
    'two addresses': { value: 'ada@example.com, bob@example.com', issues: invalid },
    'an address with a name': { value: 'Ada <ada@example.com>', issues: invalid },
    'more than an address': { value: 'ada@example.com?bcc=bob@example.com', issues: invalid },
    'too long': {
      value: `${'a'.repeat(250)}@example.com`,
      issues: [{ key: 'common.too_long', params: { max: 254 } }],
    },
    'characters that nobody sees': { value: 'a\u200bda@example.com', issues: invalid },
    'a number': { value: 7, issues: [{ key: 'common.wrong_type' }] },
  },
});

import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import type { Code } from './code.ts';
import { codeField } from './field.ts';

const base = sampleField('code', 'Example');

const hello: Code = {
  code: 'function hello(name) {\n\treturn `Zdravo, ${name}!`;\n}\n',
  language: 'javascript',
};

export const codeSamples = defineSamples(codeField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    one: { ...base, field_title: 'Styles', field_values: { languages: ['css'], max_length: 20 } },
    few: { ...base, field_title: 'Command', field_values: { languages: ['bash', 'sql'] } },
  },
  valid: {
    empty: { value: { code: '', language: '' } },
    javascript: { value: hello },
    'plain text with spaces that matter': { value: { code: '  a   b\n\n  c  ', language: '' } },
    'markup as text': {
      value: { code: '</code></pre><script>alert(1)</script>&amp;', language: 'html' },
    },
    'a line that is longer than the page': {
      value: { code: `SELECT ${'a_rather_long_name, '.repeat(12)}id FROM pots;`, language: 'sql' },
    },
    required: { value: hello, definition: 'required' },
    'as long as allowed': { value: { code: 'a { color: red; }  \n', language: 'css' }, definition: 'one' },
    'one of few': { value: { code: 'npm start', language: 'bash' }, definition: 'few' },
  },
  older: { 'a text': { stored: 'npm start\n', value: { code: 'npm start\n', language: '' } } },
  invalid: {
    'empty though required': {
      value: { code: '', language: 'css' },
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'too long': {
      value: { code: 'x'.repeat(21), language: 'css' },
      issues: [{ key: 'common.too_long', params: { max: 20 }, path: ['code'] }],
      definition: 'one',
    },
    'a language that the model leaves out': {
      value: { code: 'a {}', language: 'css' },
      issues: [{ key: 'common.not_a_choice', path: ['language'] }],
      definition: 'few',
    },
    'a language that is none': {
      value: { code: 'a', language: 'css" onclick="alert(1)' },
      issues: [{ key: 'common.not_a_choice', path: ['language'] }],
    },
    'without a language': { value: { code: 'a' }, issues: [{ key: 'common.wrong_type' }] },
  },
});

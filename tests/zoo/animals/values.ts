import type { Animal } from '../animal.ts';
import { notesField } from '../notes/field.ts';
import { notesSamples } from '../notes/samples.ts';

const { valid, invalid } = notesSamples;
const several = valid['several']?.value ?? [];

/** Plugins with a fault in their samples, schema or default. */
export const valueAnimals: Readonly<Record<string, Animal>> = {
  'no invalid samples': { breaks: 'samples-present', samples: { invalid: {} } },
  'an unknown schema keyword': {
    breaks: 'schema-strict',
    plugin: { schema: (options) => ({ ...notesField.schema(options), colour: 'red' }) },
  },
  'an invalid default value': {
    breaks: 'default-fits',
    plugin: { defaultValue: () => [{ id: 'a', text: 'Start!', page: null }] },
  },
  'a valid sample that is invalid': {
    breaks: 'valid-samples',
    samples: { valid: { ...valid, loud: { value: [{ id: 'a', text: 'Now!', page: null }] } } },
  },
  'an invalid sample that is valid': {
    breaks: 'invalid-samples',
    samples: { invalid: { ...invalid, calm: { value: several, issues: [{ key: 'common.required' }] } } },
  },
  'a value that JSON cannot store': {
    breaks: 'survives-json',
    plugin: {
      merge: (base, mine, theirs) =>
        mine === base || mine === theirs
          ? { merged: theirs }
          : theirs === base
            ? { merged: mine }
            : { conflict: true },
    },
    samples: { valid: { ...valid, tagged: { value: Object.assign([...several], { tag: 1 }) } } },
  },
  'a schema that validators read differently': {
    breaks: 'validators-agree',
    plugin: {
      schema: () => ({
        type: 'array',
        items: {
          type: 'object',
          properties: { weight: { type: 'number', multipleOf: 0.1 } },
        },
        maxItems: 2,
      }),
    },
    samples: { valid: { ...valid, light: { value: several.map((note) => ({ ...note, weight: 0.3 })) } } },
  },
  'a summary of two lines': { breaks: 'summary-line', plugin: { summarize: () => 'one\ntwo' } },
};

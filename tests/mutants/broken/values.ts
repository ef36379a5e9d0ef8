import type { Mutant } from '../mutant.ts';
import { notesField, type Note } from '../notes/field.ts';
import { notesSamples } from '../notes/samples.ts';

const { valid, invalid } = notesSamples;
const several = valid['several']?.value ?? [];

const loud: readonly Note[] = [{ id: 'a', text: 'Now!', page: null }];
const pastTheEnd = ({ length }: readonly Note[]) => ({
  key: 'notes.loud',
  params: { position: length },
  path: [length, 'text'],
});

/** Plugins with a fault in their samples, schema or default. */
export const valueMutants: Readonly<Record<string, Mutant>> = {
  'no invalid samples': { breaks: 'samples-present', samples: { invalid: {} } },
  'an unknown schema keyword': {
    breaks: 'schema-strict',
    plugin: { schema: (options) => ({ ...notesField.schema(options), colour: 'red' }) },
  },
  'an invalid default value': {
    breaks: 'default-fits',
    plugin: { defaultValue: () => [{ id: 'a', text: 'Start!', page: null }] },
  },
  'an invalid example': {
    breaks: 'default-fits',
    plugin: { example: () => [{ id: 'a', text: 'Example!', page: null }] },
  },
  'a valid sample that is invalid': {
    breaks: 'valid-samples',
    samples: { valid: { ...valid, loud: { value: loud } } },
  },
  'an invalid sample that is valid': {
    breaks: 'invalid-samples',
    samples: {
      invalid: {
        ...invalid,
        calm: { value: several, issues: [{ key: 'notes.loud', params: { position: 1 } }] },
      },
    },
  },
  'a type without empty values': {
    breaks: 'empty-values',
    plugin: { isEmpty: () => false },
    samples: {
      invalid: Object.fromEntries(
        Object.entries(invalid).filter(([name]) => name !== 'none though required'),
      ),
    },
  },
  'a required value that is never missing': { breaks: 'empty-values', plugin: { isEmpty: () => false } },
  'a summary that expects a text': {
    breaks: 'limits',
    plugin: { summarize: (value) => value.map(({ text }) => `${text.charCodeAt(0)}`).join(', ') },
  },
  'a reference that expects a short list': {
    breaks: 'limits',
    plugin: {
      refresh(value) {
        if (value.length > 20) throw new Error('Too many.');
        return value;
      },
    },
  },
  'a reference that takes long for a long list': {
    breaks: 'limits',
    plugin: {
      references(value) {
        // So many steps take longer than any function may.
        for (let step = 0; value.length > 20 && step < 1e9; step += 1);
        return notesField.references?.(value) ?? { media: [], pages: [] };
      },
    },
  },
  'an issue about a part that the value does not have': {
    breaks: 'issue-paths',
    plugin: { check: (value) => (value.some(({ text }) => text.includes('!')) ? [pastTheEnd(value)] : []) },
    samples: { invalid: { ...invalid, loud: { value: loud, issues: [pastTheEnd(loud)] } } },
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
  'a summary formatted in the language of the machine': {
    breaks: 'reader-language',
    plugin: { summarize: (value) => value.length.toLocaleString() },
  },
  'a summary of two lines': { breaks: 'summary-line', plugin: { summarize: () => 'one\ntwo' } },
};

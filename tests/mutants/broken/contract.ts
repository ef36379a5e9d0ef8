import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { Mutant } from '../mutant.ts';
import { notesField } from '../notes/field.ts';
import { notesSamples } from '../notes/samples.ts';

/** How many ids one of the mutants has invented. */
let invented = 0;

/** Plugins with a fault in the functions of their field definition. */
export const contractMutants: Readonly<Record<string, Mutant>> = {
  'a reader that accepts any options': {
    breaks: 'options-schema',
    plugin: {
      readOptions(definition) {
        try {
          return notesField.readOptions(definition);
        } catch {
          return { max: undefined };
        }
      },
    },
  },
  'an upgrade of unknown values': {
    breaks: 'upgrade',
    plugin: {
      upgrade: (stored) => (typeof stored === 'number' ? { stored } : notesField.upgrade?.(stored)),
    },
  },
  'an expression that tries each space as a beginning': {
    breaks: 'long-texts',
    plugin: {
      plainText: (value) => value.map(({ text }) => text.replace(/\s+$/, '')).join('\n'),
    },
  },
  'an upgrade without samples': { breaks: 'upgrade', samples: { older: {} } },
  'a result that depends on the time': {
    breaks: 'pure',
    plugin: { deliver: (value) => ({ count: value.length, at: Date.now() }) },
  },
  'a function that mutates its arguments': {
    breaks: 'pure',
    plugin: {
      schema(options) {
        Object.assign(options, { read: true });
        return notesField.schema(options);
      },
    },
  },
  'a reference that the value does not contain': {
    breaks: 'references',
    plugin: { references: () => ({ media: [], pages: ['somewhere-else'] }) },
  },
  'a refresh that drops deleted references': {
    breaks: 'refresh',
    plugin: {
      refresh: (value, lookup) =>
        value.filter(({ page }) => page === null || lookup.page(page) !== undefined),
    },
  },
  'a delivery that is not JSON when records are gone': {
    breaks: 'deliver',
    plugin: {
      deliver: (value, lookup) =>
        value.some(({ page }) => page !== null && lookup.page(page) === undefined) ? undefined : value.length,
    },
  },
  'a delivery that leaks ids': {
    breaks: 'delivered-ids',
    plugin: { deliver: (value) => value.map(({ text, page }) => ({ text, page })) },
  },
  'a schema for sites that knows nothing of what is delivered': {
    breaks: 'delivered-schema',
    plugin: { deliveredSchema: () => ({ type: 'string' }) },
  },
  'a merge that drops the edit of the other side': {
    breaks: 'merge-both',
    plugin: {
      merge: (base, mine, theirs) => ({ merged: sameValue(mine, base) ? theirs : mine }),
    },
  },
  'a composite that loses what is put into it': {
    breaks: 'parts',
    plugin: {
      contract: 1,
      fieldsets: () => ({ note: {} }),
      parts: (value) => value.map(({ id, ...data }) => ({ id, fieldset: 'note', data })),
      withParts: (value, parts) => value.filter(({ id }) => parts.some((part) => part.id === id)),
    },
  },
  'a conversion to an invalid value': {
    breaks: 'conversions',
    plugin: { convertFrom: { text: () => [{ id: 'a', text: 'Now!', page: null }] } },
    samples: {
      conversions: {
        ...notesSamples.conversions,
        'a text': { from: 'text', given: 'x', value: [{ id: 'a', text: 'Now!', page: null }] },
      },
    },
  },
  'a conversion to an invalid value of another type': {
    breaks: 'conversions',
    plugin: { convertTo: { ...notesField.convertTo, number: () => 'many' } },
    samples: {
      conversions: {
        ...notesSamples.conversions,
        'as a number': { to: 'number', value: [], becomes: 'many' },
      },
    },
  },
  'a conversion for a type that does not exist': {
    breaks: 'conversions',
    plugin: { convertTo: { ...notesField.convertTo, constructor: () => undefined } },
    samples: {
      conversions: {
        ...notesSamples.conversions,
        'as nothing': { to: 'constructor', value: [], becomes: undefined },
      },
    },
  },
  'a conversion that changes what it is given': {
    breaks: 'conversions',
    plugin: {
      convertTo: { text: (value) => [...value].map((note) => Object.assign(note, { text: 'x' }).text) },
    },
  },
  'a conversion that invents ids': {
    breaks: 'conversions',
    plugin: {
      convertFrom: { text: () => [{ id: `invented-${(invented += 1)}`, text: 'Buy milk', page: null }] },
    },
  },
  'a conversion without a sample': {
    breaks: 'conversions',
    plugin: { convertFrom: { ...notesField.convertFrom, tags: () => [] } },
  },
  'a merge that always conflicts': { breaks: 'merge', plugin: { merge: () => ({ conflict: true }) } },
};

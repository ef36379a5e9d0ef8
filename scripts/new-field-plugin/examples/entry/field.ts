import { noOptions } from '../../../../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../../../../field-plugins/sdk/contract/field.ts';
import { mergeParts } from '../../../../field-plugins/sdk/kit/merge-parts.ts';

/** The stored value. */
export interface EntryValue {
  readonly title: string;
  readonly note: string;
}

/** A title with a note. */
export const entryField = defineField<EntryValue, null, EntryValue>({
  contract: 1,
  type: 'entry',
  ...noOptions,
  defaultValue: () => ({ title: '', note: '' }),
  isEmpty: ({ title, note }) => title.trim() === '' && note.trim() === '',
  schema: () => ({
    type: 'object',
    properties: { title: { type: 'string', maxLength: 200 }, note: { type: 'string', maxLength: 2000 } },
    required: ['title', 'note'],
    additionalProperties: false,
  }),
  check: ({ title, note }) =>
    title.trim() === '' && note.trim() !== '' ? [{ key: 'entry.needs_title' }] : [],
  merge: (base, mine, theirs) => {
    const merged = mergeParts({ base, mine, theirs });
    return merged === undefined ? { conflict: true } : { merged };
  },
  // For a field of another type that gets this one, and the other way round. Undefined for what means nothing here.
  convertFrom: {
    text(text: string) {
      const [title = '', ...lines] = text.trim().split('\n');
      return { title, note: lines.join('\n').trim() };
    },
  },
  convertTo: { text: ({ title, note }) => `${title}\n${note}`.trim() },
  summarize: ({ title }) => title.trim().replaceAll(/\s+/g, ' '),
});

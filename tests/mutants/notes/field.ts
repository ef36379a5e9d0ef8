import { defineOptions, type OptionsOf } from '../../../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../../../field-plugins/sdk/contract/field.ts';
import { hasRepeatedId } from '../../../field-plugins/sdk/kit/list-options.ts';
import { mergeLists } from '../../../field-plugins/sdk/kit/merge-lists.ts';

export interface Note {
  readonly id: string;
  readonly text: string;
  /** The page that the note is about. */
  readonly page: string | null;
}

/** A note as sites get it. */
export interface SiteNote {
  readonly text: string;
  readonly url: string | null;
}

const options = defineOptions({
  type: ['object', 'null'],
  properties: { max: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
});

export type NotesOptions = OptionsOf<typeof options>;

/** The reference plugin, which uses every member of the contract: a list of notes, each about a page or none. */
export const notesField = defineField<readonly Note[], NotesOptions, readonly SiteNote[]>({
  contract: 1,
  type: 'notes',
  ...options,
  defaultValue: () => [],
  example: (_options, { title }) => [{ id: 'example', text: title, page: null }],
  isEmpty: (value) => value.length === 0,
  schema: ({ max }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', minLength: 1 },
        text: { type: 'string', maxLength: 200 },
        page: { type: ['string', 'null'] },
      },
      required: ['id', 'text', 'page'],
      additionalProperties: false,
    },
    ...(max === undefined ? {} : { maxItems: max }),
  }),
  // The first version stored one text.
  upgrade: (stored) => (typeof stored === 'string' ? [{ id: 'first', text: stored, page: null }] : stored),
  check: (value) =>
    hasRepeatedId(value)
      ? [{ key: 'common.wrong_type' }]
      : value.flatMap(({ text }, index) =>
          text.includes('!')
            ? [{ key: 'notes.loud', params: { position: index + 1 }, path: [index, 'text'] }]
            : [],
        ),
  references: (value) => ({ media: [], pages: value.flatMap(({ page }) => page ?? []) }),
  refresh: (value) => value,
  deliver: (value, lookup) =>
    value.map(({ text, page }) => ({ text, url: (page === null ? null : lookup.page(page)?.url) ?? null })),
  convertFrom: {
    text: (text: string, { newId }) => [{ id: newId(0), text: text.slice(0, 200), page: null }],
  },
  convertTo: { text: (value) => value.map(({ text }) => text).join('\n') },
  merge: mergeLists,
  plainText: (value) => value.map(({ text }) => text).join('\n'),
  summarize: (value) => value.map(({ text }) => text).join(', '),
});

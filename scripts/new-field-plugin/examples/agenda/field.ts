import { defineOptions, type OptionsOf } from '../../../../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../../../../field-plugins/sdk/contract/field.ts';
import { hasRepeatedId, readLines } from '../../../../field-plugins/sdk/kit/list-options.ts';
import { readFieldset } from '../../../../field-plugins/sdk/kit/read-fieldset.ts';

/** An item. Octavo checks, merges, delivers and renders what is in `data`, field by field. */
export interface AgendaItem {
  /** As `newItemId` makes it, unique in the value. Sites never see it. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The fields of an item, which the author of the model chooses, and how many items there may be. */
const options = defineOptions(
  {
    type: 'object',
    properties: { fields: { type: 'object' }, max: { type: 'integer', minimum: 1 } },
    required: ['fields'],
    additionalProperties: false,
  },
  ({ fields, max }, definition) => ({
    fields: readFieldset(fields, definition, 'fields'),
    multiple: true,
    max,
  }),
);

export type AgendaOptions = OptionsOf<typeof options>;

/** Items in order, with fields of their own. */
export const agendaField = defineField<readonly AgendaItem[], AgendaOptions, readonly AgendaItem['data'][]>({
  contract: 1,
  type: 'agenda',
  ...options,
  defaultValue: () => [],
  // The data of the items are examples as well: those of their own types.
  example: ({ max = 2 }, { title }) =>
    readLines(title, Math.min(max, 2)).map((_line, index) => ({ id: `example${index}`, data: {} })),
  isEmpty: (value) => value.length === 0,
  // Only the types of what is around the data.
  schema: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { type: 'string', minLength: 1, maxLength: 64 }, data: { type: 'object' } },
      required: ['id', 'data'],
      additionalProperties: false,
    },
  }),
  check: (value, { max }) => [
    ...(max !== undefined && value.length > max ? [{ key: 'common.too_many', params: { max } }] : []),
    ...(hasRepeatedId(value) ? [{ key: 'agenda.repeated' }] : []),
  ],
  // The data are already what sites get.
  deliver: (value) => value.map(({ data }) => data),
  deliveredSchema: (_options, { item = {} }) => ({ type: 'array', items: item }),
  summarize: (value, _options, { locale }, summaryOf) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      value.map(({ id }) => summaryOf?.(id) ?? '').filter((line) => line !== ''),
    ),
  // A composite may have several kinds of parts. This one has one.
  fieldsets: ({ fields }) => ({ item: fields }),
  parts: (value) => value.map(({ id, data }) => ({ id, fieldset: 'item', data })),
  withParts: (_value, parts) => parts.map(({ id, data }) => ({ id, data })),
});

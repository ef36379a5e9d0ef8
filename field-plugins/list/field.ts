import { exactObject } from '../sdk/contract/closed-object.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import { isItemId } from '../sdk/contract/item-id.ts';
import { readLines } from '../sdk/kit/list-options.ts';
import { listConversions } from './conversions.ts';
import { listOptions, type ListItem, type ListOptions } from './list.ts';

const item = 'item';

/** Items with fields of their own, of any type, in an order that editors choose. */
export const listField = defineField<readonly ListItem[], ListOptions, readonly ListItem['data'][]>({
  contract: 1,
  type: 'list',
  ...listOptions,
  defaultValue: () => [],
  // The data of the items are filled with the examples of their own field types.
  example: ({ min, max }, { title }) => {
    const count = Math.max(min, Math.min(max ?? 3, readLines(title, max).length || 1, 3));
    return Array.from({ length: count }, (_, index) => ({
      id: `example${String(index).padStart(5, '0')}`,
      data: {},
    }));
  },
  isEmpty: (value) => value.length === 0,
  schema: () => ({
    type: 'array',
    items: exactObject({ id: { type: 'string', assigned: true }, data: { type: 'object' } }),
  }),
  check: (value, { min, max }) => [
    // `required` covers an empty list.
    ...(value.length > 0 && value.length < min ? [{ key: 'common.not_enough', params: { min } }] : []),
    ...(max !== undefined && value.length > max ? [{ key: 'common.too_many', params: { max } }] : []),
    ...checkIds(value),
  ],
  deliver: (value) => value.map(({ data }) => data),
  deliveredSchema: (_options, fieldsets) => ({ type: 'array', items: fieldsets[item] ?? {} }),
  summarize(value, _options, { translate }, summaryOf) {
    if (value.length === 0) return '';
    const first = value.map(({ id }) => summaryOf?.(id) ?? '').find((text) => text !== '');
    const count = translate('list.count', { count: value.length });
    return first === undefined ? count : `${count}: ${first}`;
  },
  ...listConversions,
  fieldsets: ({ fields }) => ({ [item]: fields }),
  parts: (value) => value.map(({ id, data }) => ({ id, fieldset: item, data })),
  withParts: (_value, parts) => parts.map(({ id, data }) => ({ id, data })),
});

function checkIds(value: readonly ListItem[]): readonly FieldIssue[] {
  const seen = new Set<string>();
  return value.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    const path = [index, 'id'];
    if (!isItemId(id)) return [{ key: 'common.wrong_format', path }];
    return isRepeated ? [{ key: 'list.repeated', path }] : [];
  });
}

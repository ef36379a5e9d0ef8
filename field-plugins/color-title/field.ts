import { defineField } from '../sdk/contract/field.ts';
import { hasRepeatedId, listOf, readLines, type ListOptions } from '../sdk/kit/list-options.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { mergeParts } from '../sdk/kit/merge-parts.ts';
import {
  colorTitleItemSchema,
  newColorTitle,
  siteTitleSchema,
  type ColorTitleItem,
  type SiteTitle,
} from './color-title-item.ts';

/** Short texts in colour, in order (spec section 3). */
export const colorTitleField = defineField<readonly ColorTitleItem[], ListOptions, readonly SiteTitle[]>({
  contract: 1,
  type: 'color-title',
  ...listOf<ColorTitleItem>(colorTitleItemSchema),
  example: ({ max }, { title }) =>
    readLines(title, max).map((line, index) => ({ ...newColorTitle(`example-${index}`), title: line })),
  upgrade: upgradeColorTitles,
  check: (value) => [
    ...(hasRepeatedId(value) ? [{ key: 'color-title.repeated' }] : []),
    ...value.flatMap(({ title }, index) =>
      title.trim() === '' ? [{ key: 'color-title.needs_title', params: { position: index + 1 } }] : [],
    ),
  ],
  deliver: (value) => value.map(({ title, color }) => ({ title: title.trim(), color })),
  deliveredSchema: () => ({ type: 'array', items: siteTitleSchema }),
  convertFrom: {
    text: (text: string, { newId }) =>
      text
        .split(/[,\n]/)
        .map((title) => title.trim())
        .filter((title) => title !== '')
        .map((title, index) => ({ ...newColorTitle(newId(index)), title })),
  },
  convertTo: { text: (value) => value.map(({ title }) => title).join(', ') },
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, mergeParts),
  summarize: (value) =>
    value
      .map(({ title }) => title.trim())
      .filter((title) => title !== '')
      .join(', '),
});

/**
 * Older clients stored `{title, color}` without ids, alone or in a list, and `""` for none. An item without an id gets
 * one based on its position, so that every reader of the same old value sees the same item.
 */
function upgradeColorTitles(stored: unknown): unknown {
  if (stored === '') return [];
  if (isBare(stored)) return [withId(stored, 0)];
  if (!Array.isArray(stored) || !stored.some(isBare)) return stored;
  return stored.map((item: unknown, index) => (isBare(item) ? withId(item, index) : item));
}

/** An item in the old format: exactly a title and a colour. The schema decides whether they are valid. */
function isBare(item: unknown): item is object {
  if (typeof item !== 'object' || item === null) return false;
  const names = Object.keys(item);
  return names.length === 2 && names.includes('title') && names.includes('color');
}

function withId(item: object, index: number): object {
  return { id: `item-${index + 1}`, ...item };
}

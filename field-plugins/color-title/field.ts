import { titleColors } from './colors.ts';
import { defineField } from '../sdk/contract/field.ts';
import { itemListMessages } from '../sdk/kit/item-list-messages.ts';
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
import { upgradeColorTitles } from './upgrade-color-titles.ts';

/** Short texts in colour, in order (spec section 3). */
export const colorTitleField = defineField<readonly ColorTitleItem[], ListOptions, readonly SiteTitle[]>({
  contract: 1,
  type: 'color-title',
  messages: [
    'needs_title',
    'repeated',
    ...itemListMessages,
    'title',
    'color',
    ...titleColors.map((color) => `colors.${color}`),
    'preview',
    'untitled',
  ],
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

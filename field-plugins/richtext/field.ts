import { defineField, type FieldMerge } from '../sdk/contract/field.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { checkRichText } from './check-text.ts';
import { deliverRichText } from './deliver.ts';
import { richOptions, type RichOptions } from './options.ts';
import type { RichListItem, RichText } from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { siteTextSchema, type SiteText } from './site-text.ts';
import { allNodes, firstLine, isBlank, plainText, runsOf } from './walk.ts';
import { mergeSequences } from '../sdk/kit/merge-sequences.ts';

/** The maximum length of a summary; a block's header shows less. */
const summaryLength = 200;

export const richtextField = defineField<RichText, RichOptions, SiteText>({
  contract: 1,
  type: 'richtext',
  typed: true,
  ...richOptions,
  defaultValue: () => [],
  example: ({ maxLength }, { text }) => fromPlainText(cutText(text, maxLength)),
  isEmpty(value) {
    const { text, invalidPath } = readRichText(value);
    return invalidPath === undefined && isBlank(text);
  },
  // `check` does the rest: a schema without references would have to repeat the shape for every depth, and validating a
  // long text would be slower than typing.
  schema: () => ({ type: 'array', items: { type: 'object' } }),
  // When a textarea in a model becomes a formatted text, its contents are converted: a blank line separates paragraphs.
  upgrade: (stored) => (typeof stored === 'string' ? fromPlainText(stored) : stored),
  check: checkRichText,
  references: (value) => ({ media: [], pages: linkedPages(readRichText(value).text) }),
  deliver: (value, lookup) => deliverRichText(readRichText(value).text, lookup),
  deliveredSchema: () => siteTextSchema,
  merge: (base, mine, theirs) =>
    mergeRichText(readRichText(base).text, readRichText(mine).text, readRichText(theirs).text),
  convertFrom: {
    text: fromPlainText,
    code: ({ code }: { readonly code: string }): RichText => [{ type: 'code_block', text: code }],
  },
  // Blank lines keep the paragraphs apart when the text is converted back.
  convertTo: { text: (value) => [...readRichText(value).text].map((node) => plainText([node])).join('\n\n') },
  plainText: (value) => plainText(readRichText(value).text),
  summarize: (value) => firstLine(readRichText(value).text, summaryLength),
});

function fromPlainText(text: string): RichText {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', content: [{ text: part }] }));
}

function linkedPages(text: RichText): readonly string[] {
  const pages = new Set<string>();
  for (const node of allNodes(text))
    for (const { link } of runsOf(node)) if (link !== undefined && 'page' in link) pages.add(link.page);
  return [...pages];
}

export function mergeRichText(base: RichText, mine: RichText, theirs: RichText): FieldMerge<RichText> {
  return mergeSequences(base, mine, theirs, (sides) => {
    const { base: was, mine: my, theirs: their } = sides;
    if (!('items' in was && 'items' in my && 'items' in their) || my.type !== their.type) return undefined;
    const outcome = mergeSequences<RichListItem>(was.items, my.items, their.items);
    return 'merged' in outcome ? { type: my.type, items: outcome.merged } : undefined;
  });
}

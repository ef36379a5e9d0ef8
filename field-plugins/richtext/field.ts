import { defineField } from '../sdk/contract/field.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { checkRichText } from './check-text.ts';
import { deliverRichText } from './deliver.ts';
import { mergeRichText } from './merge-text.ts';
import { richMessages } from './messages.ts';
import { richOptions, type RichOptions } from './options.ts';
import type { RichText } from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { siteTextSchema, type SiteText } from './site-text.ts';
import { allNodes, firstLine, isBlank, plainText, runsOf } from './walk.ts';

/** The maximum length of a summary; a block's header shows less. */
const summaryLength = 200;

/** Formatted text: headings, lists, quotes, code, emphasis, and links to pages of the workspace or external addresses. */
export const richtextField = defineField<RichText, RichOptions, SiteText>({
  contract: 1,
  type: 'richtext',
  typed: true,
  messages: richMessages,
  ...richOptions,
  defaultValue: () => [],
  example: ({ maxLength }, { text }) => fromPlainText(cutText(text, maxLength)),
  isEmpty(value) {
    const { text, exact } = readRichText(value);
    return exact && isBlank(text);
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
  // With blank lines between paragraphs, they stay apart on the way back.
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

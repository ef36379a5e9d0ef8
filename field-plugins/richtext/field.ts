import { defineField } from '../sdk/contract/field.ts';
import { checkRichText } from './check-text.ts';
import { deliverRichText } from './deliver.ts';
import { mergeRichText } from './merge-text.ts';
import { richMessages } from './messages.ts';
import { readRichOptions, richOptionsSchema, type RichOptions } from './options.ts';
import type { RichText } from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { allNodes, firstLine, isBlank, runsOf } from './walk.ts';

/** The most characters of a summary; the header of a block shows fewer. */
const summaryLength = 200;

/** A formatted text: headings, lists, quotes, code, emphasis, and links to pages of the workspace or elsewhere. */
export const richtextField = defineField<RichText, RichOptions>({
  contract: 1,
  type: 'richtext',
  typed: true,
  messages: richMessages,
  optionsSchema: richOptionsSchema,
  readOptions: readRichOptions,
  defaultValue: () => [],
  isEmpty: (value) => isBlank(readRichText(value).text),
  // The rest of the shape is in `check`: a schema without references would write it out for every depth, and
  // go through a long text slower than somebody types.
  schema: () => ({ type: 'array', items: { type: 'object' } }),
  // A model whose textarea became a formatted text keeps what was written: a blank line parts paragraphs.
  upgrade: (stored) => (typeof stored === 'string' ? fromPlainText(stored) : stored),
  check: checkRichText,
  references: (value) => ({ media: [], pages: linkedPages(readRichText(value).text) }),
  deliver: (value, lookup) => deliverRichText(readRichText(value).text, lookup),
  merge: (base, mine, theirs) =>
    mergeRichText(readRichText(base).text, readRichText(mine).text, readRichText(theirs).text),
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

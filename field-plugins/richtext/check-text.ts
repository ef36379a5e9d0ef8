import type { FieldIssue } from '../sdk/contract/field.ts';
import { readAddress } from '../sdk/kit/address.ts';
import type { RichFeature, RichOptions } from './options.ts';
import {
  longestAddress,
  mostKeys,
  type RichLink,
  type RichNode,
  type RichRun,
  type RichText,
} from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { allNodes, countCharacters, runsOf, textOf } from './walk.ts';

/** What is wrong with a text: that it is not one, or each rule it breaks, listed once. */
export function checkRichText(value: RichText, { maxLength, features }: RichOptions): readonly FieldIssue[] {
  const { text, exact } = readRichText(value);
  if (!exact) {
    const wrong = value.findIndex((node) => !readRichText([node]).exact);
    return [{ key: 'common.wrong_type', path: [wrong] }];
  }
  const found = new Set<string>();
  let keys = 0;
  for (const node of allNodes(text)) {
    keys += keysOf(node);
    if (unstorable.test(textOf(node))) found.add('unreadable');
    if (!isAllowed(featureOf(node), features)) found.add('not_allowed');
    for (const run of runsOf(node)) {
      if (!featuresOf(run).every((feature) => isAllowed(feature, features))) found.add('not_allowed');
      if (run.link !== undefined && !isSafe(run.link)) found.add('invalid_url');
    }
  }
  if (keys > mostKeys) found.add('too_many_parts');
  const issues = [...found].toSorted().map((key) => ({ key: `richtext.${key}` }));
  if (countCharacters(text) <= maxLength) return issues;
  return [{ key: 'common.too_long', params: { max: maxLength } }, ...issues];
}

/** Control characters except tab and line feed, and lone surrogates: no page can contain them. */
// oxlint-disable-next-line no-control-regex
const unstorable = /[\0-\x08\x0b-\x1f\x7f\p{Surrogate}\ufffe\uffff]/u;

/** Whether a site may put this link's address into a page. */
function isSafe(link: RichLink): boolean {
  if ('page' in link) return true;
  const { url } = link;
  return url.length <= longestAddress && readAddress(url) === url && !unstorable.test(url);
}

function isAllowed(feature: RichFeature | undefined, features: readonly RichFeature[]): boolean {
  return feature === undefined || features.includes(feature);
}

/** The feature a model must allow for a node of this type. */
function featureOf({ type }: RichNode): RichFeature | undefined {
  switch (type) {
    case 'paragraph':
      return undefined;
    case 'heading':
      return 'headings';
    case 'bullet_list':
    case 'ordered_list':
      return 'lists';
    case 'quote':
      return 'quotes';
    case 'code_block':
      return 'code_blocks';
  }
}

function featuresOf({ bold, italic, code, link }: RichRun): readonly RichFeature[] {
  return [
    ...(bold ? (['bold'] as const) : []),
    ...(italic ? (['italic'] as const) : []),
    ...(code ? (['code'] as const) : []),
    ...(link ? (['links'] as const) : []),
  ];
}

/** The JSON keys of a node, including those of its runs and items but not of nodes inside it. */
function keysOf(node: RichNode): number {
  const items = node.type === 'bullet_list' || node.type === 'ordered_list' ? node.items.length : 0;
  const runs = runsOf(node).reduce((sum, run) => sum + Object.keys(run).length + (run.link ? 1 : 0), 0);
  return Object.keys(node).length + items + runs;
}

import type { FieldIssue, IssuePath } from '../sdk/contract/field.ts';
import { readAddress } from '../sdk/kit/address.ts';
import { isAllowed, type RichOptions } from './options.ts';
import {
  maxAddressLength,
  maxKeys,
  type RichLink,
  type RichNode,
  type RichText,
  unstorable,
} from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { allPlaces, countCharacters, runsOf } from './walk.ts';

/** The errors of a text: where its structure is invalid, or the first place that breaks each rule. */
export function checkRichText(value: RichText, { maxLength, features }: RichOptions): readonly FieldIssue[] {
  const { text, invalidPath } = readRichText(value);
  if (invalidPath !== undefined) return [{ key: 'common.wrong_type', path: invalidPath }];
  const found = new Map<string, IssuePath>();
  const report = (key: string, path: IssuePath) => void (found.has(key) || found.set(key, path));
  let keys = 0;
  for (const { node, path } of allPlaces(text)) {
    keys += keysOf(node);
    if (!isAllowed(node.type, features)) report('not_allowed', [...path, 'type']);
    if (node.type === 'code_block' && unstorable.test(node.text)) report('unreadable', [...path, 'text']);
    for (const [at, run] of runsOf(node).entries()) {
      const own = [...path, 'content', at];
      if (unstorable.test(run.text)) report('unreadable', [...own, 'text']);
      for (const mark of ['bold', 'italic', 'code', 'link'] as const)
        if (run[mark] !== undefined && !isAllowed(mark, features)) report('not_allowed', [...own, mark]);
      if (run.link !== undefined && !isSafe(run.link)) report('invalid_url', [...own, 'link', 'url']);
    }
  }
  const issues = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, path]): FieldIssue => ({ key: `richtext.${key}`, path }));
  if (keys > maxKeys) issues.push({ key: 'richtext.too_many_parts' });
  if (countCharacters(text) <= maxLength) return issues;
  return [{ key: 'common.too_long', params: { max: maxLength } }, ...issues];
}

/** Whether a site may put this link's address into a page. */
function isSafe(link: RichLink): boolean {
  if ('page' in link) return true;
  const { url } = link;
  return url.length <= maxAddressLength && readAddress(url) === url && !unstorable.test(url);
}

/** The JSON keys of a node, including those of its runs and items but not of nodes inside it. */
function keysOf(node: RichNode): number {
  const items = 'items' in node ? node.items.length : 0;
  const runs = runsOf(node).reduce((sum, run) => sum + Object.keys(run).length + (run.link ? 1 : 0), 0);
  return Object.keys(node).length + items + runs;
}

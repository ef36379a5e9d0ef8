import type { IssuePath } from '../sdk/contract/field.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import type { RichNode, RichRun, RichText } from './rich-text.ts';

export function* allNodes(nodes: RichText): Generator<RichNode> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'quote') yield* allNodes(node.content);
    if ('items' in node) for (const { content } of node.items) yield* allNodes(content);
  }
}

export function* allPlaces(
  nodes: RichText,
  path: IssuePath = [],
): Generator<{ readonly node: RichNode; readonly path: IssuePath }> {
  for (const [at, node] of nodes.entries()) {
    const own = [...path, at];
    yield { node, path: own };
    if (node.type === 'quote') yield* allPlaces(node.content, [...own, 'content']);
    if ('items' in node)
      for (const [item, { content }] of node.items.entries())
        yield* allPlaces(content, [...own, 'items', item, 'content']);
  }
}

/** The runs of a node, without those of nested nodes. */
export function runsOf(node: RichNode): readonly RichRun[] {
  return node.type === 'paragraph' || node.type === 'heading' ? node.content : [];
}

/** The text of a node, without nested nodes and without formatting. */
export function textOf(node: RichNode): string {
  if (node.type === 'code_block') return node.text;
  return runsOf(node)
    .map((run) => run.text)
    .join('');
}

export function isBlank(text: RichText): boolean {
  for (const node of allNodes(text)) if (textOf(node).trim() !== '') return false;
  return true;
}

export function countCharacters(text: RichText): number {
  let count = 0;
  for (const node of allNodes(text)) count += Array.from(textOf(node)).length;
  return count;
}

/** A text without formatting: one line for each paragraph, heading and code block. */
export function plainText(text: RichText): string {
  return [...allNodes(text)]
    .filter((node) => node.type === 'code_block' || 'level' in node || node.type === 'paragraph')
    .map(textOf)
    .join('\n');
}

export function firstLine(text: RichText, length: number): string {
  let line = '';
  for (const node of allNodes(text)) {
    line = `${line} ${cutText(textOf(node), length)}`.replace(/\s+/g, ' ').trim();
    if (line.length >= length) break;
  }
  return line;
}

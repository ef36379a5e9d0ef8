import type { RichNode, RichRun, RichText } from './rich-text.ts';

/** Every node of a text, each before what is inside it. */
export function* allNodes(nodes: RichText): Generator<RichNode> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'quote') yield* allNodes(node.content);
    if (node.type === 'bullet_list' || node.type === 'ordered_list')
      for (const item of node.items) yield* allNodes(item.content);
  }
}

/** The runs of a node, without those of nodes inside it. */
export function runsOf(node: RichNode): readonly RichRun[] {
  return node.type === 'paragraph' || node.type === 'heading' ? node.content : [];
}

/** The text of a node, without that of nodes inside it and without its formatting. */
export function textOf(node: RichNode): string {
  if (node.type === 'code_block') return node.text;
  return runsOf(node)
    .map((run) => run.text)
    .join('');
}

/** Whether nobody could read anything in it. */
export function isBlank(text: RichText): boolean {
  for (const node of allNodes(text)) if (textOf(node).trim() !== '') return false;
  return true;
}

/** The characters (code points) of a text, without its formatting. */
export function countCharacters(text: RichText): number {
  let count = 0;
  for (const node of allNodes(text)) count += Array.from(textOf(node)).length;
  return count;
}

/** The beginning of a text in one line, as plain text. */
export function firstLine(text: RichText, length: number): string {
  let line = '';
  for (const node of allNodes(text)) {
    line = `${line} ${textOf(node).slice(0, length)}`.replace(/\s+/g, ' ').trim();
    if (line.length >= length) break;
  }
  return line;
}

import { Mark, type Node } from 'prosemirror-model';
import { unstorable, type RichFlow, type RichNode, type RichRun, type RichText } from '../rich-text.ts';
import { readRichText } from '../read-text.ts';
import { linkMark, linkOf, richSchema } from './schema.ts';

const { nodes, marks } = richSchema;

/** The document for editing a value. Accepts anything; unknown parts are left out. */
export function toDocument(value: unknown): Node {
  const content = readRichText(value).text.map(toNode);
  return nodes.doc.create(null, content.length > 0 ? content : [nodes.paragraph.create()]);
}

function toNode(node: RichNode): Node {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, toInline(node.content));
    case 'heading':
      return nodes.heading.create({ level: node.level }, toInline(node.content));
    case 'quote':
      return nodes.quote.create(null, toFlow(node.content));
    case 'code_block':
      return nodes.code_block.create(null, node.text === '' ? [] : richSchema.text(node.text));
    case 'bullet_list':
    case 'ordered_list': {
      const items = node.items.length > 0 ? node.items : [{ content: [] }];
      const list = items.map((item) => nodes.list_item.create(null, withParagraph(toFlow(item.content))));
      return nodes[node.type].create(null, list);
    }
  }
}

function toFlow(content: readonly RichFlow[]): readonly Node[] {
  return content.length > 0 ? content.map(toNode) : [nodes.paragraph.create()];
}

/** An item starts with a line to type in. */
function withParagraph(content: readonly Node[]): readonly Node[] {
  return content[0]?.type === nodes.paragraph ? content : [nodes.paragraph.create(), ...content];
}

export function toInline(runs: readonly RichRun[]): readonly Node[] {
  return runs.flatMap((run) => {
    const on = toMarks(run);
    return run.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [nodes.hard_break.create(null, null, on)] : []),
        ...(line === '' ? [] : [richSchema.text(line, on)]),
      ]);
  });
}

const styles = ['bold', 'italic', 'code'] as const;

function toMarks(run: RichRun): readonly Mark[] {
  const on = styles.filter((style) => run[style]).map((style) => marks[style].create());
  return run.link ? [linkMark(run.link), ...on] : on;
}

/** The value's nodes for the document's top-level nodes. Nodes that were not edited stay the same objects. */
const known = new WeakMap<Node, RichNode>();

const nothing: RichText = Object.freeze([]);

/** The value of a document. A single blank paragraph is an empty text. */
export function toValue(doc: Node): RichText {
  const [first] = doc.children;
  if (doc.childCount === 1 && first?.type === nodes.paragraph && first.childCount === 0) return nothing;
  return doc.children.map((node) => {
    const value = known.get(node) ?? fromNode(node);
    known.set(node, value);
    return value;
  });
}

function fromNode(node: Node): RichNode {
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', level: node.attrs['level'] as 2 | 3 | 4, content: fromInline(node) };
    case nodes.quote:
      return { type: 'quote', content: node.children.map(fromFlow) };
    case nodes.code_block:
      return { type: 'code_block', text: storable(node.textContent) };
    default:
      return fromFlow(node);
  }
}

function fromFlow(node: Node): RichFlow {
  if (node.type === nodes.paragraph) return { type: 'paragraph', content: fromInline(node) };
  return {
    type: node.type === nodes.ordered_list ? 'ordered_list' : 'bullet_list',
    items: node.children.map((item) => ({ content: item.children.map(fromFlow) })),
  };
}

function fromInline(node: Node): readonly RichRun[] {
  const runs: RichRun[] = [];
  let before: readonly Mark[] = [];
  for (const inline of node.children) {
    const text = inline.type === nodes.hard_break ? '\n' : storable(inline.text ?? '');
    const last = runs.at(-1);
    if (last !== undefined && Mark.sameSet(before, inline.marks))
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, ...fromMarks(inline.marks) });
    before = inline.marks;
  }
  return runs;
}

function fromMarks(on: readonly Mark[]): Omit<RichRun, 'text'> {
  const link = marks.link.isInSet(on);
  const styled = styles.filter((style) => marks[style].isInSet(on)).map((style) => [style, true] as const);
  return { ...Object.fromEntries(styled), ...(link && { link: linkOf(link) }) };
}

/** A paste may bring characters that no page can contain, and the user could not see why the text is rejected. */
function storable(text: string): string {
  return text.split(unstorable).join('');
}

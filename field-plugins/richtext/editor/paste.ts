import { DOMParser, Fragment, Slice, type Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { maxListDepth } from '../rich-text.ts';
import { isAllowed, type RichFeature } from '../options.ts';
import { toInline } from './convert.ts';
import { richSchema } from './schema.ts';
import { readableHtml } from './readable-html.ts';

const { nodes } = richSchema;

/** Reduces pasted and dropped text to the formats that the model allows; the rest becomes plain text. */
export function pasting(features: readonly RichFeature[]): Plugin {
  const rules = DOMParser.fromSchema(richSchema).rules.filter((rule) =>
    isAllowed(('node' in rule ? rule.node : undefined) ?? rule.mark ?? '', features),
  );
  return new Plugin({
    props: {
      clipboardParser: new DOMParser(richSchema, rules),
      transformPastedHTML: readableHtml,
      // Text copied from a field like this one bypasses the parser with its nodes.
      transformPasted: (slice, _view, isPlain) => {
        const taken = isPlain ? slice : withoutBlanks(slice);
        return isAll(taken.content, features) ? taken : plain(taken);
      },
    },
    appendTransaction: (_transactions, _before, { doc, tr }) => {
      // The content of the document starts at 0.
      const deep = tooDeep({ node: doc, pos: -1 });
      if (deep === undefined) return null;
      const content = deep.node.children.flatMap((item) => item.children);
      return tr.replaceWith(deep.pos, deep.pos + deep.node.nodeSize, content);
    },
  });
}

/** Drops paragraphs of spaces: they come from whitespace between HTML elements. */
function withoutBlanks(slice: Slice): Slice {
  const kept = slice.content.content.filter(
    (node) => node.type !== nodes.paragraph || !/^[ \n\t]+$/.test(node.textContent),
  );
  const isWhole = kept.length === slice.content.childCount || kept.length === 0;
  return isWhole ? slice : Slice.maxOpen(Fragment.from(kept));
}

function isAll(content: Fragment, features: readonly RichFeature[]): boolean {
  let all = true;
  content.descendants((node) => {
    all &&= [node, ...node.marks].every(({ type }) => isAllowed(type.name, features));
  });
  return all;
}

function plain(slice: Slice): Slice {
  const paragraphs: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) {
      const runs = node.children.map(({ text = '\n' }) => ({ text }));
      paragraphs.push(nodes.paragraph.create(null, toInline(runs)));
    }
    return !node.isTextblock;
  });
  if (paragraphs.length === 0)
    return new Slice(Fragment.from(slice.content.content.map((node) => node.mark([]))), 0, 0);
  return Slice.maxOpen(Fragment.from(paragraphs));
}

interface Place {
  readonly node: Node;
  readonly pos: number;
}

/** The first list inside more lists than allowed. */
function tooDeep({ node, pos }: Place, depth = 0): Place | undefined {
  if (node.isTextblock) return undefined;
  const isList = node.type === nodes.bullet_list || node.type === nodes.ordered_list;
  if (isList && depth >= maxListDepth) return { node, pos };
  let found: Place | undefined;
  node.forEach((child, offset) => {
    found ??= tooDeep({ node: child, pos: pos + 1 + offset }, isList ? depth + 1 : depth);
  });
  return found;
}

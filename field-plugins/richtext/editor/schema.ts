import {
  DOMSerializer,
  Schema,
  type DOMOutputSpec,
  type Mark,
  type MarkSpec,
  type NodeSpec,
} from 'prosemirror-model';
import { maxAddressLength, type RichLink } from '../rich-text.ts';
import { readAddress } from '../../sdk/kit/address.ts';

const autoDirection = { dir: 'auto' };

/** The names are those of the stored value. The group `flow` is allowed in list items and quotes. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'flow block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: {} },
    defining: true,
    // Level 1 is the page's title, and formatted text has only three levels.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
    toDOM: (node) => [`h${String(node.attrs['level'])}`, autoDirection, 0],
  },
  bullet_list: {
    group: 'flow block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', autoDirection, 0],
  },
  ordered_list: {
    group: 'flow block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', autoDirection, 0],
  },
  list_item: {
    content: 'paragraph flow*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  quote: {
    group: 'block',
    content: 'flow+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', autoDirection, 0],
  },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { page: { default: null }, url: { default: null } },
    inclusive: false,
    parseDOM: [
      { tag: 'a[data-page]', getAttrs: (element) => linkAttrs(element.dataset['page'], undefined) },
      { tag: 'a[href]', getAttrs: (element) => linkAttrs(undefined, element.getAttribute('href')) },
    ],
    // No `href`: in a read-only text a click would navigate away from the page being edited.
    toDOM: (mark) => ['a', { title: mark.attrs['url'] as string | null }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything on the clipboard in a `b` that is not bold.
      { tag: 'b', getAttrs: (element) => !hasStyle(element, 'font-weight', /^(normal|400)$/) && null },
      {
        tag: '[data-style*="font-weight"]',
        consuming: false,
        getAttrs: (element) => hasStyle(element, 'font-weight', /^(bold(er)?|[6-9]\d\d)$/) && null,
      },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (element) => !hasStyle(element, 'font-style', /^normal$/) && null },
      {
        tag: '[data-style*="font-style"]',
        consuming: false,
        getAttrs: (element) => hasStyle(element, 'font-style', /^(italic|oblique)$/) && null,
      },
    ],
    toDOM: () => ['em', 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }],
    toDOM: () => ['code', { spellcheck: 'false' }, 0],
  },
} as const satisfies Record<string, MarkSpec>;

export const richSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

export const clipboardSerializer = new DOMSerializer(DOMSerializer.nodesFromSchema(richSchema), {
  ...DOMSerializer.marksFromSchema(richSchema),
  link: (mark: Mark): DOMOutputSpec => {
    const link = linkOf(mark);
    return ['a', 'page' in link ? { 'data-page': link.page } : { href: link.url }, 0];
  },
});

export function linkMark(link: RichLink): Mark {
  return richSchema.marks.link.create({ page: null, url: null, ...link });
}

export function linkOf(mark: Mark): RichLink {
  const { page, url } = mark.attrs as Readonly<Record<'page' | 'url', string | null>>;
  return page === null ? { url: url ?? '' } : { page };
}

/** Whether a pasted element has this style. `inertHtml` moves styles to `data-style`, as text. */
function hasStyle(element: HTMLElement, name: string, value: RegExp): boolean {
  const declarations = (element.dataset['style'] ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'));
  return declarations.some(([key = '', text = '']) => key.trim() === name && value.test(text.trim()));
}

/** The attributes of a pasted link; false if its target is invalid. */
function linkAttrs(page: string | undefined, address: string | null | undefined) {
  if (page !== undefined) return page !== '' && page.length <= 64 && { page, url: null };
  const url = readAddress(address ?? '');
  return url !== undefined && url.length <= maxAddressLength && { page: null, url };
}

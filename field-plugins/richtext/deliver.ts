import { readAddress } from '../sdk/kit/address.ts';
import type { ReferenceLookup } from '../sdk/contract/field.ts';
import type { RichFlow, RichLink, RichNode, RichRun, RichText } from './rich-text.ts';
import type { SiteItem, SiteLink, SiteNode, SiteRun, SiteText } from './site-text.ts';
import { textOf } from './walk.ts';

/** The text for an external site, as HTML and as a tree. Leaves out blank paragraphs between others. */
export function deliverRichText(text: RichText, lookup: ReferenceLookup): SiteText {
  const tree = text
    .filter((node) => node.type !== 'paragraph' || textOf(node).trim() !== '')
    .map((node) => siteNode(node, lookup));
  return { html: renderHtml(tree), tree };
}

function siteNode(node: RichNode, lookup: ReferenceLookup): SiteNode {
  const inside = (content: readonly RichFlow[]) => content.map((each) => siteNode(each, lookup));
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return { ...node, content: siteRuns(node.content, lookup) };
    case 'bullet_list':
    case 'ordered_list':
      return { ...node, items: node.items.map(({ content }) => ({ content: inside(content) })) };
    case 'quote':
      return { ...node, content: inside(node.content) };
    case 'code_block':
      return node;
  }
}

function siteRuns(runs: readonly RichRun[], lookup: ReferenceLookup): readonly SiteRun[] {
  return runs
    .filter(({ text }) => text !== '')
    .map(({ link, ...run }) => {
      const leads = link && siteLink(link, lookup);
      return leads ? { ...run, link: leads } : run;
    });
}

/** Undefined for a draft or deleted page: the link then becomes plain text. */
function siteLink(link: RichLink, lookup: ReferenceLookup): SiteLink | undefined {
  const url = 'page' in link ? lookup.page(link.page)?.url : readAddress(link.url);
  return url === undefined ? undefined : { type: 'page' in link ? 'internal' : 'external', url };
}

/**
 * The text as HTML, generated only from the tree: all text and addresses are escaped, and no element or attribute comes
 * from outside.
 */
function renderHtml(nodes: readonly SiteNode[]): string {
  return nodes.map(renderNode).join('');
}

function renderNode(node: SiteNode): string {
  switch (node.type) {
    case 'paragraph':
      return element('p', renderRuns(node.content));
    case 'heading':
      return element(`h${node.level}`, renderRuns(node.content));
    case 'bullet_list':
    case 'ordered_list':
      return element(node.type === 'bullet_list' ? 'ul' : 'ol', node.items.map(renderItem).join(''));
    case 'quote':
      return element('blockquote', renderHtml(node.content));
    case 'code_block':
      return element('pre', element('code', escapeText(node.text)));
  }
}

/** An item with a single paragraph, with or without lists below it, needs no `p` around its text. */
function renderItem({ content }: SiteItem): string {
  const [first, ...rest] = content;
  const isTight = first?.type === 'paragraph' && rest.every((node) => node.type !== 'paragraph');
  return element('li', isTight ? renderRuns(first.content) + renderHtml(rest) : renderHtml(content));
}

/** Neighbours with the same link share one element, so that a screen reader does not announce it twice. */
function renderRuns(runs: readonly SiteRun[]): string {
  const parts = runs.map((run, index) => {
    const { link } = run;
    if (link === undefined) return renderRun(run);
    const start = sameLink(runs[index - 1]?.link, link)
      ? ''
      : `<a href="${escapeText(link.url)}"${relOf(link)}>`;
    return `${start}${renderRun(run)}${sameLink(runs[index + 1]?.link, link) ? '' : '</a>'}`;
  });
  return parts.join('');
}

function sameLink(a: SiteLink | undefined, b: SiteLink | undefined): boolean {
  return a?.url === b?.url && a?.type === b?.type;
}

/** Prevents an external site from accessing the window that opened it. */
function relOf({ type, url }: SiteLink): string {
  return type === 'external' && /^https?:/i.test(url) ? ' rel="external noopener"' : '';
}

function renderRun({ text, bold, italic, code }: SiteRun): string {
  let html = escapeText(text).replaceAll('\n', '<br>');
  if (code) html = element('code', html);
  if (italic) html = element('em', html);
  return bold ? element('strong', html) : html;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes.get(letter) ?? '');
}

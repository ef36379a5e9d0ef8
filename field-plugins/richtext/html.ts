import type { SiteItem, SiteLink, SiteNode, SiteRun } from './site-text.ts';

/**
 * The text as HTML, generated only from the tree: all text and addresses are escaped, and no element or attribute comes
 * from outside.
 */
export function renderHtml(nodes: readonly SiteNode[]): string {
  return nodes.map(renderNode).join('');
}

function renderNode(node: SiteNode): string {
  switch (node.type) {
    case 'paragraph':
      return element('p', renderRuns(node.content));
    case 'heading':
      return element(`h${node.level}`, renderRuns(node.content));
    case 'bullet_list':
      return element('ul', node.items.map(renderItem).join(''));
    case 'ordered_list':
      return element('ol', node.items.map(renderItem).join(''));
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
  let html = '';
  for (let index = 0; index < runs.length;) {
    const link = runs[index]?.link;
    let end = index + 1;
    while (end < runs.length && sameLink(runs[end]?.link, link)) end += 1;
    const text = runs.slice(index, end).map(renderRun).join('');
    html += link === undefined ? text : `<a href="${escapeText(link.url)}"${relOf(link)}>${text}</a>`;
    index = end;
  }
  return html;
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

import { readAddress } from '../sdk/address.ts';
import type { ReferenceLookup } from '../sdk/field.ts';
import { renderHtml } from './html.ts';
import type { RichFlow, RichLink, RichNode, RichRun, RichText } from './rich-text.ts';
import { isBlank } from './walk.ts';

/** Where a delivered link leads. An internal one has the path at which its page is live. */
export interface SiteLink {
  readonly type: 'internal' | 'external';
  readonly url: string;
}

/** The tree as a site reads it: the same as the stored one, but for its links. */
export type SiteRun = Omit<RichRun, 'link'> & { readonly link?: SiteLink };

/** A node of a text whose links lead somewhere. */
export type SiteNode =
  | { readonly type: 'paragraph'; readonly content: readonly SiteRun[] }
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly content: readonly SiteRun[] }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly items: readonly SiteItem[] }
  | { readonly type: 'quote'; readonly content: readonly SiteNode[] }
  | { readonly type: 'code_block'; readonly text: string };

export interface SiteItem {
  readonly content: readonly SiteNode[];
}

/** The text for an external site, as HTML and as a tree. Blank paragraphs between others are left out. */
export function deliverRichText(text: RichText, lookup: ReferenceLookup) {
  const tree = text
    .filter((node) => node.type !== 'paragraph' || !isBlank([node]))
    .map((node) => siteNode(node, lookup));
  return { html: renderHtml(tree), tree };
}

function siteNode(node: RichNode, lookup: ReferenceLookup): SiteNode {
  const inside = (content: readonly RichFlow[]) => content.map((each) => siteNode(each, lookup));
  switch (node.type) {
    case 'paragraph':
      return { type: node.type, content: siteRuns(node.content, lookup) };
    case 'heading':
      return { type: node.type, level: node.level, content: siteRuns(node.content, lookup) };
    case 'bullet_list':
    case 'ordered_list':
      return { type: node.type, items: node.items.map(({ content }) => ({ content: inside(content) })) };
    case 'quote':
      return { type: node.type, content: inside(node.content) };
    case 'code_block':
      return { type: node.type, text: node.text };
  }
}

function siteRuns(runs: readonly RichRun[], lookup: ReferenceLookup): readonly SiteRun[] {
  return runs
    .filter(({ text }) => text !== '')
    .map(({ text, bold, italic, code, link }) => {
      const leads = link && siteLink(link, lookup);
      return {
        text,
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(code && { code }),
        ...(leads && { link: leads }),
      };
    });
}

/** Undefined for a page that is in draft or gone: what it was linked from is then plain text. */
function siteLink(link: RichLink, lookup: ReferenceLookup): SiteLink | undefined {
  const url = 'page' in link ? lookup.page(link.page)?.url : readAddress(link.url);
  return url === undefined ? undefined : { type: 'page' in link ? 'internal' : 'external', url };
}

import { readAddress } from '../sdk/kit/address.ts';
import type { ReferenceLookup } from '../sdk/contract/field.ts';
import { renderHtml } from './html.ts';
import type { RichFlow, RichLink, RichNode, RichRun, RichText } from './rich-text.ts';
import type { SiteLink, SiteNode, SiteRun, SiteText } from './site-text.ts';
import { isBlank } from './walk.ts';

/** The text for an external site, as HTML and as a tree. Leaves out blank paragraphs between others. */
export function deliverRichText(text: RichText, lookup: ReferenceLookup): SiteText {
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

/** Undefined for a draft or deleted page: the link then becomes plain text. */
function siteLink(link: RichLink, lookup: ReferenceLookup): SiteLink | undefined {
  const url = 'page' in link ? lookup.page(link.page)?.url : readAddress(link.url);
  return url === undefined ? undefined : { type: 'page' in link ? 'internal' : 'external', url };
}

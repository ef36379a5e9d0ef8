import { closedObject } from '../sdk/contract/closed-object.ts';
import type { RichRun } from './rich-text.ts';

export interface SiteLink {
  readonly type: 'internal' | 'external';
  readonly url: string;
}

/** The tree a site reads: the stored one, but with different links. */
export type SiteRun = Omit<RichRun, 'link'> & { readonly link?: SiteLink };

export type SiteNode =
  | { readonly type: 'paragraph'; readonly content: readonly SiteRun[] }
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly content: readonly SiteRun[] }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly items: readonly SiteItem[] }
  | { readonly type: 'quote'; readonly content: readonly SiteNode[] }
  | { readonly type: 'code_block'; readonly text: string };

export interface SiteItem {
  readonly content: readonly SiteNode[];
}

/** Delivered as HTML and as a tree. */
export interface SiteText {
  readonly html: string;
  readonly tree: readonly SiteNode[];
}

/** A schema without references cannot describe the content of a node. */
export const siteTextSchema = closedObject('RichText', {
  html: { type: 'string' },
  tree: {
    type: 'array',
    items: {
      type: 'object',
      title: 'RichTextNode',
      properties: { type: { type: 'string' } },
      required: ['type'],
    },
  },
});

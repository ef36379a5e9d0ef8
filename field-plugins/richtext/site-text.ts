import type { RichRun } from './rich-text.ts';

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

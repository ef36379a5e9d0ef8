/** Where a link in a text leads: to a page of the workspace, by its id, or to an address elsewhere. */
export type RichLink = { readonly page: string } | { readonly url: string };

/** A stretch of text that looks alike. A line break inside a paragraph is `\n` in its text. */
export interface RichRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  readonly link?: RichLink;
}

export interface RichParagraph {
  readonly type: 'paragraph';
  readonly content: readonly RichRun[];
}

export interface RichHeading {
  readonly type: 'heading';
  /** Level 1 is the title of the page, which is not the text's own. */
  readonly level: (typeof headingLevels)[number];
  readonly content: readonly RichRun[];
}

export interface RichList {
  readonly type: 'bullet_list' | 'ordered_list';
  readonly items: readonly RichItem[];
}

export interface RichItem {
  readonly content: readonly RichFlow[];
}

export interface RichQuote {
  readonly type: 'quote';
  readonly content: readonly RichFlow[];
}

export interface RichCode {
  readonly type: 'code_block';
  readonly text: string;
}

/** What may stand in an item of a list and in a quote. */
export type RichFlow = RichParagraph | RichList;

export type RichNode = RichFlow | RichHeading | RichQuote | RichCode;

/** A formatted text: its paragraphs, headings, lists, quotes and blocks of code in order. */
export type RichText = readonly RichNode[];

export const headingLevels = [2, 3, 4] as const;

/** How deep lists may stand in lists. JSON bodies may be nested 32 deep: a list takes four of them. */
export const listDepth = 4;

/** The most characters of a text, whatever its model says: more would not fit into a block in any script. */
export const longestText = 100_000;

/** The most keys of the JSON form, all objects together. A body may have 10,000, and other fields have some too. */
export const mostKeys = 9000;

/** The most characters of an address, as for links that are buttons. */
export const longestAddress = 2000;

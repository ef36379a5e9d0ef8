export type RichLink = { readonly page: string } | { readonly url: string };

/** A run of text with the same formatting. A line break inside a paragraph is `\n` in its text. */
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

export const headingLevels = [2, 3, 4] as const;

export interface RichHeading {
  readonly type: 'heading';
  /** Level 1 is the page's title, which is not part of the text. */
  readonly level: (typeof headingLevels)[number];
  readonly content: readonly RichRun[];
}

export interface RichList {
  readonly type: 'bullet_list' | 'ordered_list';
  readonly items: readonly RichListItem[];
}

export interface RichListItem {
  readonly content: readonly RichFlow[];
}

/** The nodes that may also be in list items and quotes. */
export type RichFlow = RichParagraph | RichList;

export type RichNode =
  | RichFlow
  | RichHeading
  | { readonly type: 'quote'; readonly content: readonly RichFlow[] }
  | { readonly type: 'code_block'; readonly text: string };

export type RichText = readonly RichNode[];

/** JSON bodies may be nested 32 levels deep, and each list uses four of them. */
export const maxListDepth = 4;

/** The limit for the option `max_length`: in some scripts, longer texts would not fit into a block. */
export const maxTextLength = 100_000;

/** The keys of all objects in the JSON form. A body may have 10,000, and other fields need some. */
export const maxKeys = 9000;

/** Control characters except tab and line feed, and lone surrogates: no page can contain them. */
// oxlint-disable-next-line no-control-regex
export const unstorable = /[\0-\x08\x0b-\x1f\x7f\p{Surrogate}\ufffe\uffff]/u;

/** The same as in link fields. */
export const maxAddressLength = 2000;

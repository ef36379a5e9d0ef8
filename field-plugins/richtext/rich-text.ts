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

export interface RichHeading {
  readonly type: 'heading';
  /** Level 1 is the page's title, which is not part of the text. */
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

export type RichFlow = RichParagraph | RichList;

export type RichNode = RichFlow | RichHeading | RichQuote | RichCode;

export type RichText = readonly RichNode[];

export const headingLevels = [2, 3, 4] as const;

/** How deep lists may be nested. JSON bodies may be nested 32 levels deep, and each list uses four of them. */
export const listDepth = 4;

/** The maximum length of a text, whatever its model allows: more would not fit into a block in some scripts. */
export const longestText = 100_000;

/** The maximum number of keys in the JSON form, over all objects. A body may have 10,000, and other fields need some. */
export const mostKeys = 9000;

/** The maximum length of an address, the same as for links rendered as buttons. */
export const longestAddress = 2000;

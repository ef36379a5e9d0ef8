/**
 * The messages between the editor and a preview. A preview is our own frame (`preview/frame`), which is sent HTML, or an external
 * site with our script (`preview/external`), which is sent data.
 *
 * The preview sends `hello` to its parent window. The editor checks source, origin and nonce, and answers `welcome` with a port.
 * Everything else goes through the port. Both sides ignore unknown messages.
 */

/** The version of these messages. A preview lists the versions it supports, and the editor chooses one. */
export const previewVersion = 1;

/** From the preview, by `postMessage`. */
export interface Hello {
  readonly octavo: 'hello';
  readonly versions: readonly number[];
  /** The end of the preview's address: `#<nonce>`. */
  readonly nonce: string;
}

/** The answer of the editor, which transfers a port. */
export interface Welcome {
  readonly octavo: 'welcome';
  readonly version: number;
}

/** How a field can be edited: as one line, or with line breaks. */
export type Typing = 'line' | 'lines';

export interface ShownBlock {
  /** The value of `data-octavo-block`: the id of a saved block, the editor's key of a new one. */
  readonly key: string;
  /** The display name of its type, for the toolbar. */
  readonly name: string;
  /** For our frame: the rendered block, one element. */
  readonly html?: string;
  /** For external sites: the delivered type and data. */
  readonly type_slug?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** The fields whose text is editable in the preview, by name; for external sites, plain text fields only. */
  readonly typing: Readonly<Record<string, Typing>>;
}

export type ToolbarMessages = Readonly<Record<Verb | 'toolbar', string>>;

/** The parts of the page around the blocks in our frame. */
export interface ShownPage {
  /** The language of the site, and its direction. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The class of the root element, which chooses the layout. */
  readonly rootClass: string;
  readonly scheme: 'light' | 'dark';
  /** The addresses of the style sheets, in order. */
  readonly styles: readonly string[];
  /** The HTML before and after the blocks: announcement, header, footer. */
  readonly before: string;
  readonly after: string;
}

/** A place of a page that is compared with another one. */
export interface ComparedPlace {
  /** The value of `data-octavo-pair`, which both pages have on the same block. */
  readonly pair: string;
  /** How much of the block is above the window, from 0 to 1. */
  readonly part: number;
  /** How far below the top of the window it begins, in pixels. */
  readonly gap: number;
}

export type Verb = 'add-before' | 'add-after' | 'up' | 'down' | 'duplicate' | 'delete';

export type ToPreview =
  /** Show these blocks instead of the current ones. `top` is the position to scroll to at once, in pixels. */
  | {
      readonly type: 'reset';
      readonly page?: ShownPage;
      readonly words?: ToolbarMessages | undefined;
      readonly blocks: readonly ShownBlock[];
      readonly top: number;
    }
  /** A block has changed, or is new: then `order` follows. */
  | { readonly type: 'put'; readonly block: ShownBlock }
  | { readonly type: 'order'; readonly keys: readonly string[] }
  | { readonly type: 'drop'; readonly key: string }
  /** Outline this block, and scroll it into view if the editor opened it. */
  | { readonly type: 'open'; readonly key: string | null; readonly scroll: boolean }
  /** The text of a field that is being edited: the answer to the message `typed` with this number. */
  | {
      readonly type: 'value';
      readonly key: string;
      readonly field: string;
      readonly text: string;
      readonly seq: number;
    }
  /** Scroll to this place, if it is on the page. */
  | { readonly type: 'align'; readonly at: ComparedPlace }
  | { readonly type: 'ping'; readonly n: number };

/** From the preview to the editor, which takes only `select`, `scrolled`, `escape` and `pong` from external sites. */
export type FromPreview =
  /** A block or one of its fields was clicked. `caret`: the editor types there, so the form must not take the focus. */
  | {
      readonly type: 'select';
      readonly key: string;
      readonly field: string | null;
      readonly caret: boolean;
    }
  | { readonly type: 'act'; readonly key: string; readonly verb: Verb }
  /** The whole text of a field. Numbers count up from 1 in each preview. */
  | {
      readonly type: 'typed';
      readonly key: string;
      readonly field: string;
      readonly text: string;
      readonly seq: number;
    }
  /** The caret has left the field. */
  | { readonly type: 'left'; readonly key: string; readonly field: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ctrl+S or Cmd+S. */
  | { readonly type: 'save' }
  /** Escape, unless it ended something in the page. */
  | { readonly type: 'escape' }
  /** `at`: the block at the top of the window of a page that is compared. */
  | { readonly type: 'scrolled'; readonly top: number; readonly at?: ComparedPlace }
  | { readonly type: 'pong'; readonly n: number };

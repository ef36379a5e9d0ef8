import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { Words } from '../../field-plugins/sdk/contract/texts.ts';
import type { Typing } from '../../preview/messages.ts';
import type { Language } from '../../shared/languages.ts';
import type { SitePicture } from '../../site/site-block.ts';
import type { SiteFrame } from '../../site/site-document.ts';

/** What all blocks are drawn with. */
export interface Scene {
  /** The language of the site. */
  readonly language: Language;
  /** The theme's own words in that language. */
  readonly words: Words;
  /** Whether to mark blocks and fields, and to say which of them can be typed into. */
  readonly marks: boolean;
  /** Whether a block that cannot be drawn is a labelled placeholder, or nothing. */
  readonly audience: 'site' | 'preview';
  /** The path of the page; none for blocks that are on no page. */
  readonly path?: string;
  /** What to make of blocks: HTML, or the data that external sites read. */
  readonly output: 'html' | 'data';
}

/** A page that links may lead to, a draft too. */
export interface KnownPage {
  readonly id: string;
  readonly url_path: string;
  readonly title: string;
}

/** The pictures and pages that blocks refer to. */
export interface KnownTargets {
  readonly pictures: readonly SitePicture[];
  readonly pages: readonly KnownPage[];
}

/** A block type. Its fields are read once for each object. */
export interface DrawnModel {
  /** As visitors read it. */
  readonly name: string;
  readonly slug: string;
  readonly content_model: Readonly<Record<string, FieldDefinition>>;
}

/** What a block is drawn from. */
export interface BlockToDraw {
  readonly key: string;
  /** The name of its type, in the language of the interface, for placeholders. */
  readonly name: string;
  /** Undefined if the type is unknown. */
  readonly model: DrawnModel | undefined;
  /** A draft, as the editor has it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether it is the first block of its page. */
  readonly isFirst: boolean;
}

/** A drawn block. */
export interface DrawnBlock {
  readonly key: string;
  /** One element, if the output is HTML. */
  readonly html: string;
  /** The delivered data, if that is the output. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The fields that can be typed into. */
  readonly typing: Readonly<Record<string, Typing>>;
  /** The ids of pictures and pages that it refers to and nobody has told us of. */
  readonly missing: MissingTargets;
}

export interface MissingTargets {
  readonly pictures: readonly string[];
  readonly pages: readonly string[];
}

/** A block as it is sent: models are sent once and then named by their number. */
export interface DrawJob extends Omit<BlockToDraw, 'model'> {
  readonly n: number;
  readonly model: number | null;
  /** Its drawing has not ended before: only a placeholder. */
  readonly isStuck: boolean;
}

/** To the worker. */
export type ToDrawer =
  | { readonly type: 'scene'; readonly scene: Scene }
  | { readonly type: 'known'; readonly known: KnownTargets }
  | { readonly type: 'model'; readonly n: number; readonly model: DrawnModel }
  | { readonly type: 'draw'; readonly jobs: readonly DrawJob[] }
  /** Draw what is around the blocks, without the components with these ids. */
  | { readonly type: 'around'; readonly frame: SiteFrame; readonly without: readonly string[] };

/** From the worker. */
export type FromDrawer =
  /** The answer to a scene: the code has loaded. */
  | { readonly type: 'ready' }
  | { readonly type: 'drawn'; readonly n: number; readonly block: DrawnBlock }
  /** This component is drawn next. */
  | { readonly type: 'at'; readonly component: string }
  | { readonly type: 'around'; readonly before: string; readonly after: string };

import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { Messages } from '../../field-plugins/sdk/contract/texts.ts';
import type { Typing } from '../../preview/messages.ts';
import type { Language } from '../../shared/languages.ts';
import type { SiteImage } from '../../site/site-block.ts';
import type { SiteFrame } from '../../site/site-document.ts';

export interface Scene {
  readonly language: Language;
  readonly messages: Messages;
  /** Whether to mark blocks and fields, and to list those that are editable. */
  readonly marks: boolean;
  /** Whether a block that cannot be rendered is a labelled placeholder, or nothing. */
  readonly audience: 'site' | 'preview';
  /** Undefined for blocks outside of pages. */
  readonly path?: string;
  /** The output for a block: HTML, or the data that external sites read. */
  readonly output: 'html' | 'data';
}

/** A page that links may lead to; drafts included. */
export interface KnownPage {
  readonly id: string;
  readonly url_path: string;
  readonly title: string;
}

export interface KnownTargets {
  readonly images: readonly SiteImage[];
  readonly pages: readonly KnownPage[];
}

/** Fields are read once for each object. */
export interface RenderedModel {
  readonly name: string;
  readonly slug: string;
  readonly content_model: Readonly<Record<string, FieldDefinition>>;
}

export interface BlockToRender {
  readonly key: string;
  readonly name: string;
  /** Undefined if the type is unknown. */
  readonly model: RenderedModel | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isFirst: boolean;
}

export interface RenderedBlock {
  readonly key: string;
  /** One element, if the output is HTML. */
  readonly html: string;
  /** The delivered data, if that is the output. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly typing: Readonly<Record<string, Typing>>;
  readonly missing: MissingTargets;
}

export interface MissingTargets {
  readonly images: readonly string[];
  readonly pages: readonly string[];
}

/** A block as sent to the worker: models are sent once and then referred to by number. */
export interface RenderJob extends Omit<BlockToRender, 'model'> {
  readonly n: number;
  readonly model: number | null;
  /** Its last rendering didn't end: only render a placeholder. */
  readonly isStuck: boolean;
}

export type ToRenderer =
  | { readonly type: 'scene'; readonly scene: Scene }
  | { readonly type: 'known'; readonly known: KnownTargets }
  | { readonly type: 'model'; readonly n: number; readonly model: RenderedModel }
  | { readonly type: 'render'; readonly jobs: readonly RenderJob[] }
  /** Render the parts around the blocks, without the components with these ids. */
  | { readonly type: 'around'; readonly frame: SiteFrame; readonly without: readonly string[] };

export type FromRenderer =
  | { readonly type: 'ready' }
  | { readonly type: 'rendered'; readonly n: number; readonly block: RenderedBlock }
  | { readonly type: 'at'; readonly component: string }
  | { readonly type: 'around'; readonly before: string; readonly after: string };

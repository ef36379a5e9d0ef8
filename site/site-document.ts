import type { WorkspaceType } from '../shared/wire/workspaces.ts';
import type { SiteBlock, SiteImage } from './site-block.ts';

export interface SiteFrame {
  readonly title: string;
  readonly kind: WorkspaceType;
  readonly components: {
    readonly header?: SiteBlock;
    readonly footer?: SiteBlock;
    readonly announcement?: SiteBlock;
    /** Any other component, rendered before the footer. */
    readonly others: readonly SiteBlock[];
  };
}

export interface SiteHead {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
  readonly image?: SiteImage & { readonly absoluteUrl: string };
  /** The addresses of the stylesheets, in order. */
  readonly styles: readonly string[];
  readonly feed?: { readonly url: string; readonly title: string };
  readonly icon?: string;
  readonly jsonLd?: unknown;
  readonly noindex: boolean;
}

export interface SiteDocument {
  readonly frame: SiteFrame;
  readonly head: SiteHead;
  readonly path: string;
  readonly blocks: readonly SiteBlock[];
  /** A sentence above the page, such as that it is a draft. */
  readonly notice?: string;
}

/** A page in parts, for callers that assemble it themselves. */
export interface SiteParts {
  readonly language: string;
  readonly rootClass: string;
  readonly before: string;
  readonly after: string;
  /** Each block as HTML, empty if it is blank. */
  readonly blocks: readonly { readonly id: string; readonly type: string; readonly html: string }[];
}

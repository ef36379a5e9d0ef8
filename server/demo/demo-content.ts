import type { DesignFonts } from '../../shared/site-design.ts';
import type { WorkspaceType } from '../../shared/wire/workspaces.ts';
import type { LinkItem } from '../../field-plugins/link/link-item.ts';
import type { RichText } from '../../field-plugins/richtext/rich-text.ts';

/** A link in the demo: to one of its own pages, by key, or to a URL. */
export type DemoLink = DemoLinkLook & ({ readonly page: string } | { readonly url: string });

interface DemoLinkLook {
  readonly title: string;
  readonly color?: LinkItem['color'];
  readonly variant?: LinkItem['variant'];
  readonly size?: LinkItem['size'];
  readonly target?: LinkItem['target'];
}

export interface DemoData {
  readonly [field: string]: DemoValue;
}

/**
 * A field value in the demo: a media field lists image names, a link field demo links, a list the data of its items. A formatted
 * text without formatting is a string, in which a blank line separates paragraphs.
 */
export type DemoValue =
  string | boolean | readonly string[] | readonly DemoLink[] | readonly DemoData[] | RichText;

/** A block or a component; omitted fields get their defaults. */
export interface DemoBlock {
  /** The name of its block content model. */
  readonly type: string;
  readonly data: DemoData;
}

export interface DemoPage {
  /** The key that links use for the page; unique in its workspace. */
  readonly key: string;
  readonly title: string;
  readonly url_path: string;
  readonly state: 'live' | 'draft';
  readonly blocks: readonly DemoBlock[];
  /** An edit made after publishing, so the page has unpublished changes. */
  readonly editedLater?: { readonly block: number; readonly data: DemoData };
}

export interface DemoWorkspace {
  readonly type: WorkspaceType;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Descriptions of images, by the name of the SVG file in `images/`. */
  readonly images: Readonly<Record<string, string>>;
  /** The fonts of its site, and the names of the favicon and the image in shared links. */
  readonly looks: { readonly fonts: DesignFonts; readonly favicon: string; readonly shared: string };
  readonly pages: readonly DemoPage[];
  readonly components: readonly DemoBlock[];
}

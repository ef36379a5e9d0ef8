import type { Locator, Page } from 'playwright';

/** Something that opens over a screen. */
export interface Overlay {
  readonly name: string;
  /** A path from the table of screens. */
  readonly path: string;
  /** The control that opens it. */
  opener(page: Page): Locator;
  readonly kind: 'alertdialog' | 'dialog' | 'menu' | 'listbox';
  readonly width?: number;
}

const inside = '/workspaces/:workspaceId';
const page = `${inside}/pages/:pageId`;

type Opener = Overlay['opener'];

const button =
  (name: string | RegExp): Opener =>
  (screen) =>
    screen.getByRole('main').getByRole('button', { name }).first();
const link =
  (name: RegExp): Opener =>
  (screen) =>
    screen.getByRole('main').getByRole('link', { name }).first();
const inBanner =
  (name: string): Opener =>
  (screen) =>
    screen.getByRole('banner').getByRole('button', { name });

const overlay = (
  [name, kind]: readonly [name: string, kind: Overlay['kind']],
  path: string,
  opener: Opener,
): Overlay => ({ name, path, opener, kind });

/** One of each kind of question, picker and menu. */
export const overlays: readonly Overlay[] = [
  overlay(['the languages', 'menu'], '/workspaces', inBanner('Language')),
  overlay(['the workspaces', 'listbox'], `${inside}/pages`, (screen) =>
    screen.getByRole('combobox', { name: /^Workspace: / }),
  ),
  {
    ...overlay(['the menu of a small screen', 'dialog'], `${inside}/pages`, inBanner('Open menu')),
    width: 390,
  },
  overlay(['whether to delete a page', 'alertdialog'], `${inside}/pages`, button(/^Delete /)),
  overlay(['the kinds of blocks', 'dialog'], page, (screen) => screen.getByTestId('add-block')),
  overlay(['the details of an image', 'dialog'], `${inside}/media`, link(/^Details of /)),
  overlay(['the images to choose from', 'dialog'], `${inside}/seo`, button('Replace image')),
  overlay(['whether to delete a workspace', 'alertdialog'], `${inside}/danger`, button('Delete workspace')),
];

import type { Locator, Page } from 'playwright';
import type { Role } from '../../contract/screens.ts';

/** Something that opens over a screen. */
export interface Overlay {
  readonly name: string;
  readonly role: Role;
  /** A path from the table of screens. */
  readonly path: string;
  /** The control that opens it. */
  opener(page: Page): Locator;
  readonly kind: 'alertdialog' | 'dialog' | 'menu' | 'listbox';
  readonly width?: number;
}

const inside = '/workspaces/:workspaceId';
const page = `${inside}/pages/:pageId`;
const token = `${inside}/api-tokens/:apiKeyId`;

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
): Overlay => ({ name, role: path.startsWith('/admin') ? 'admin' : 'user', path, opener, kind });

/** The application's questions, pickers and menus; each of a different kind, or on a different screen. */
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
  overlay(['whether to delete a block', 'alertdialog'], page, (screen) => {
    const row = screen.getByTestId('block-row').first();
    return row.getByRole('button', { name: /^Delete / });
  }),
  overlay(['the description of an image', 'dialog'], `${inside}/media`, button(/^Edit alt text of /)),
  overlay(['the details of an image', 'dialog'], `${inside}/media`, link(/^Details of /)),
  overlay(['the details of an image, for administrators', 'dialog'], '/admin/media', link(/^Details of /)),
  overlay(['whether to delete an image', 'alertdialog'], `${inside}/media`, button(/^Delete /)),
  overlay(['the images to choose from', 'dialog'], `${inside}/seo`, button('Replace image')),
  overlay(['whether to replace a key', 'alertdialog'], token, button('Regenerate key')),
  overlay(['whether to delete a token', 'alertdialog'], token, button('Delete token')),
  overlay(['whether to delete a workspace', 'alertdialog'], `${inside}/danger`, button('Delete workspace')),
  overlay(['whether to delete the account', 'alertdialog'], '/profile/settings', button(/^Delete /)),
  overlay(['whether to block a user', 'alertdialog'], '/admin/users', button(/^Block /)),
  overlay(['whether to delete a user', 'alertdialog'], '/admin/users', button(/^Delete /)),
  overlay(['whether to delete an address', 'alertdialog'], '/admin/newsletter', button(/^Delete /)),
];

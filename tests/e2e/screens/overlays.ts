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
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** The application's questions, pickers and menus; each of a different kind, or on a different screen. */
export const overlays: readonly Overlay[] = [
  {
    name: 'the languages',
    role: 'user',
    path: '/workspaces',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Language' }),
    kind: 'menu',
  },
  {
    name: 'the workspaces',
    role: 'user',
    path: `${inside}/pages`,
    opener: (page) => page.getByRole('combobox', { name: /^Workspace: / }),
    kind: 'listbox',
  },
  {
    name: 'the menu of a small screen',
    role: 'user',
    path: `${inside}/pages`,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' }),
    kind: 'dialog',
    width: 390,
  },
  {
    name: 'whether to delete a page',
    role: 'user',
    path: `${inside}/pages`,
    opener: button(/^Delete /),
    kind: 'alertdialog',
  },
  {
    name: 'the kinds of blocks',
    role: 'user',
    path: `${inside}/pages/:pageId`,
    opener: (page) => page.getByTestId('add-block'),
    kind: 'dialog',
  },
  {
    name: 'whether to delete a block',
    role: 'user',
    path: `${inside}/pages/:pageId`,
    opener: (page) =>
      page
        .getByTestId('block-row')
        .first()
        .getByRole('button', { name: /^Delete / }),
    kind: 'alertdialog',
  },
  {
    name: 'the description of an image',
    role: 'user',
    path: `${inside}/media`,
    opener: button(/^Edit alt text of /),
    kind: 'dialog',
  },
  {
    name: 'the details of an image',
    role: 'user',
    path: `${inside}/media`,
    opener: link(/^Details of /),
    kind: 'dialog',
  },
  {
    name: 'the details of an image, for administrators',
    role: 'admin',
    path: '/admin/media',
    opener: link(/^Details of /),
    kind: 'dialog',
  },
  {
    name: 'whether to delete an image',
    role: 'user',
    path: `${inside}/media`,
    opener: button(/^Delete /),
    kind: 'alertdialog',
  },
  {
    name: 'the images to choose from',
    role: 'user',
    path: `${inside}/seo`,
    opener: button('Replace image'),
    kind: 'dialog',
  },
  {
    name: 'whether to replace a key',
    role: 'user',
    path: `${inside}/api-tokens/:apiKeyId`,
    opener: button('Regenerate key'),
    kind: 'alertdialog',
  },
  {
    name: 'whether to delete a token',
    role: 'user',
    path: `${inside}/api-tokens/:apiKeyId`,
    opener: button('Delete token'),
    kind: 'alertdialog',
  },
  {
    name: 'whether to delete a workspace',
    role: 'user',
    path: `${inside}/danger`,
    opener: button('Delete workspace'),
    kind: 'alertdialog',
  },
  {
    name: 'whether to delete the account',
    role: 'user',
    path: '/profile/settings',
    opener: button(/^Delete /),
    kind: 'alertdialog',
  },
  {
    name: 'whether to block a user',
    role: 'admin',
    path: '/admin/users',
    opener: button(/^Block /),
    kind: 'alertdialog',
  },
  {
    name: 'whether to delete a user',
    role: 'admin',
    path: '/admin/users',
    opener: button(/^Delete /),
    kind: 'alertdialog',
  },
  {
    name: 'whether to delete an address',
    role: 'admin',
    path: '/admin/newsletter',
    opener: button(/^Delete /),
    kind: 'alertdialog',
  },
];

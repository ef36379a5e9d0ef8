import path from 'node:path';
import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../scripts/first-load.ts';
import { projectRoot } from '../../server/dependencies.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { addBlockType } from './support/add-block-type.ts';
import { untilKept } from './support/stored-drafts.ts';
import { swatches } from './support/odd-files.ts';
import { openStage } from './support/open-app.ts';

interface Place {
  readonly address: string;
  /** Loads more once the place is open. While a part is missing, its tab may close at any step. */
  act?(app: App): Promise<void>;
}

/** A tab that names a part in a preload before importing it requests it twice. */
const mostRequests = 2;

/** How long a page that has requested everything requests nothing more, in milliseconds. */
const quiet = 250;

/** How many places of each reader `npm test` tries: one needs a page load for every wave of parts. */
const placesTried = 3;

describe('a part of the application that cannot be fetched', () => {
  const stage = openStage();

  it('is requested once, for every part, however often the page is rendered', async () => {
    const [guest, author, admin] = [await stage.newApp(), await stage.newApp(), await stage.newApp()];
    await Promise.all([author.signIn(editorAccount), admin.signIn(adminAccount)]);
    const field = { field_title: 'Field', required: false, order: 0, field_values: null };
    const types = [
      'code',
      'color',
      'color-title',
      'date',
      'datetime',
      'email',
      'embed',
      'location',
      'number',
    ];
    const rare = Object.fromEntries(
      [...types, 'reference', 'richtext', 'table', 'tags', 'url'].map((type) => [
        type.replace('-', '_'),
        { ...field, field_type: type },
      ]),
    );
    const text = { ...field, field_type: 'text', pattern: { regex: '.*', message: 'Any text.' } };
    const list = { ...field, field_type: 'list', field_values: { fields: { text } } };
    const changeFields = await addBlockType(stage.server, 'Rare', { text, list, ...rare });
    const editor = await author.openNewPage();
    await author.editor.publish();
    const workspace = editor.replace(/\/pages\/[^/]+$/, '');
    await author.page.goto(`${workspace}/media`);
    await author.media.choose(await swatches(1));
    await author.seeToast('1 image uploaded');

    const untried = lazyFiles();
    const at = (base: string, ends: readonly string[]): readonly Place[] =>
      ends.map((end) => ({ address: `${base}${end}` }));
    await Promise.all([
      tryPlaces(guest, untried, [
        { address: '/' },
        ...at('', ['/auth', '/newsletter/confirm/key', '/support/about']),
        ...at('/auth', [
          '/register',
          '/forgot-password',
          '/reset-password/key',
          '/activation/key',
          '/social',
        ]),
      ]),
      tryPlaces(author, untried, [
        { address: '/workspaces', act: openLanguages },
        { address: '/workspaces/create', act: showToast },
        { address: '/profile', act: typeName },
        ...at('/profile', ['/password', '/billing', '/settings']),
        ...at(workspace, [
          '/pages',
          '/pages/create',
          '/components',
          '/media',
          '/settings',
          '/design',
          '/seo',
        ]),
        ...at(workspace, ['/members', '/users', '/inquiries', '/danger']),
        ...at(workspace, ['/api-tokens', '/api-tokens/create', '/api-tokens/none']),
        { address: `${workspace}/pages`, act: openDrawer },
        { address: `${workspace}/media`, act: describePicture },
        { address: editor, act: openDetails },
        { address: editor, act: openVersion },
        { address: editor, act: openPreviewLinks },
        { address: editor, act: openPreview },
        { address: editor, act: choosePictures },
        {
          address: editor,
          async act(app) {
            await app.editor.addBlock('Rare');
            await changeFields({ text, list, ...rare, more: text });
            await app.page.keyboard.press('Control+s');
            await app.page.getByText('All changes saved').waitFor();
            await changeFields({ text, list, ...rare });
          },
        },
        { address: editor, act: restoreDraft },
      ]),
      tryPlaces(admin, untried, [
        ...at('/admin', ['/users', '/media', '/websites', '/newsletter', '/block-types']),
        { address: '/admin/block-types', act: openBlockType },
      ]),
    ]);
    const needless = runsAllTests() ? [...untried] : [];
    expect(needless, 'no place needs these').toEqual([]);
  });
});

/** The files that the built client imports on demand. The application itself is left out: without it there is no page. */
function lazyFiles(): Set<string> {
  const manifest = readManifest(path.join(projectRoot, 'dist', 'client'));
  const names = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const lazy = [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  return new Set(lazy.filter(({ name }) => name !== 'main').map(({ file }) => `/${file}`));
}

/**
 * Visits each place in new tabs until it is complete. Parts are withheld and counted the first time they are requested. An
 * action starts once its place is complete, and ends when a part is withheld from it.
 */
async function tryPlaces(reader: App, untried: Set<string>, places: readonly Place[]): Promise<void> {
  const missing = new Map<string, number>();
  await reader.page.context().route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!untried.has(pathname)) return route.continue();
    missing.set(pathname, (missing.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  for (const { address, act } of runsAllTests() ? places : places.slice(0, placesTried)) {
    do {
      missing.clear();
      const tab = await reader.newTab();
      const isQuiet = watchRequests(tab.page);
      await tab.page.goto(address);
      await expect.poll(isQuiet).toBe(true);
      const action = missing.size === 0 ? act?.(tab) : undefined;
      let isOver = action === undefined;
      const failure = action?.then(
        () => void (isOver = true),
        (error: unknown) => {
          isOver = true;
          return error;
        },
      );
      await expect.poll(() => isOver || (missing.size > 0 && isQuiet())).toBe(true);
      await renderAgain(tab.page);
      await tab.page.close();
      if ((await failure) !== undefined && missing.size === 0) throw await failure;
      for (const [file, requests] of missing) {
        expect(requests, `${file} at ${address}`).toBeLessThanOrEqual(mostRequests);
        untried.delete(file);
      }
    } while (missing.size > 0);
  }
}

/**
 * Returns whether a tab has requested nothing for a while and has every answer. The preview's frame and worker are left out:
 * Chromium doesn't always report that their requests have ended, so `networkidle` may never come.
 */
function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  let isQuiet = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    isQuiet = false;
    clearTimeout(timer);
    timer = setTimeout(() => (isQuiet = true), quiet);
  };
  const end = (request: Request): void => {
    wait();
    open.delete(request);
  };
  wait();
  page.on('requestfinished', end).on('requestfailed', end);
  page.on('request', (request) => {
    wait();
    if (request.frame() === page.mainFrame() && !request.url().includes('render-worker')) open.add(request);
  });
  return () => open.size === 0 && isQuiet;
}

/** Rerenders everything that depends on the window's size or focus. */
async function renderAgain(page: Page): Promise<void> {
  for (const width of [500, 1440, 500]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      return new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
    });
  }
}

/** A user who types may be asked for the password later. */
async function typeName({ page }: App): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed');
}

/**
 * Shows a toast: every screen reports when the connection is back. A screen in place of a lost part reloads instead, which would
 * take the page away from `renderAgain`, so this waits for the screen itself.
 */
async function showToast({ page }: App): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByTestId('toast').first().waitFor();
}

async function openLanguages({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('menu').waitFor();
}

async function openDetails({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit title and URL' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openVersion({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'Version history' }).click();
  await page.getByRole('button', { name: 'View version 1' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openPreviewLinks({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview links' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openPreview({ page }: App): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByTestId('page-preview').waitFor();
}

async function describePicture({ page }: App): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit alt text of / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Leaves a page with a stored draft, which this tab restores. */
async function restoreDraft({ editor, page }: App): Promise<void> {
  const form = await editor.addBlock('Quote');
  await form.text('Quotation').fill('Typed');
  await untilKept(page, 'Typed');
  await page.reload();
  await page.getByText('Typed').first().waitFor();
}

async function openBlockType({ page }: App): Promise<void> {
  await page.getByRole('link', { name: 'Rare' }).click();
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await page.getByRole('tabpanel', { name: 'Block', exact: true }).waitFor();
}

async function openDrawer({ page }: App): Promise<void> {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

async function choosePictures({ editor, page }: App): Promise<void> {
  await editor.addBlock('Image gallery');
  await page.getByRole('button', { name: /^Select images?$/ }).click();
  await page.getByRole('dialog', { name: /^Select/ }).waitFor();
}

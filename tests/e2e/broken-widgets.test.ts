import { expect, it } from 'vitest';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { projectRoot } from '../../server/dependencies.ts';

/**
 * Breaks a view of the built client, and nothing else: this tab gets the file of the first views with its `Widget` replaced.
 * `widget` is the source of a function.
 */
async function breakView(page: Page, view: string, widget: string): Promise<void> {
  await page.route(fileOfViews(), async (route) => {
    const response = await route.fetch();
    // The browser must not cache it: the next tab needs the working view.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: withWidget(await response.text(), view, widget) });
  });
}

function fileOfViews(): string {
  const manifest = path.join(projectRoot, 'dist', 'client', '.vite', 'manifest.json');
  const chunks = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const chunk = chunks['field-plugins/catalogue/first-views.ts'];
  if (chunk === undefined) throw new Error('The build has no file with the first views.');
  return `**/${chunk.file}`;
}

function withWidget(code: string, view: string, widget: string): string {
  const [exported = '', local = ''] = new RegExp(`([\\w$]+) as ${view}\\b`).exec(code) ?? [];
  if (exported === '') throw new Error(`The file exports no ${view}: ${code.slice(-200)}`);
  return `${code.replace(exported, `broken as ${view}`)};const broken={...${local},Widget:${widget}};`;
}

const stage = openStage();

it('a field plugin that blocks the page can be left by opening its block in a new tab, which does not load it', async () => {
  const { app, address } = await openSavedQuote(stage);
  await breakView(app.page, 'textareaView', `() => { localStorage.setItem('stuck', ''); for (;;); }`);
  await app.page.goto(address);
  const opening = app.editor.openBlock(0);
  const second = await app.newTab();
  await second.page.goto(address);
  // The mark of the block alone may be from a moment before, while its code was still loading.
  await second.page.waitForFunction(() => localStorage.getItem('stuck') !== null);
  await app.page.close();
  await opening.catch(() => undefined);

  const reopened = await second.editor.openBlock(0);
  const quotation = reopened.group('Quotation');
  await quotation.getByText('so the “textarea” field wasn’t loaded').waitFor();
  expect(await quotation.getByRole('group', { name: 'Stored value' }).innerText()).toBe('Saved words');
  await reopened.group('Author').getByRole('button', { name: 'Try again' }).click();
  await reopened.text('Author').fill('Vesna');
  await second.editor.saveBlock(0);
  // Only the first tab had the broken view.
  await quotation.getByRole('button', { name: 'Try again' }).click();
  expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
  // It works now: nothing is blamed a second time.
  await second.page.reload();
  const last = await second.editor.openBlock(0);
  expect(await last.text('Quotation').inputValue()).toBe('Saved words');
});

import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import { oneOfEach } from '../support/content.ts';
import { openStage } from '../support/open-app.ts';

describe('making content', () => {
  const stage = openStage();

  it('an author makes pages', async () => {
    const app = await stage.newApp();
    const { editor, page, pages } = app;
    await app.become(editorAccount);
    await app.openNewWorkspace('Kiln & Clay', 'Shop');

    // An empty list with a next step, and a form that reports missing and taken values.
    await page.getByText('No pages yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Create page' }).click();
    await pages.submitNew();
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
    await pages.fillNew({ title: 'Čaj i šolje' });
    await expect.poll(() => pages.pathOfNew()).toBe('/caj-i-solje');
    await pages.submitNew();
    await app.seeToast('Page created successfully.');
    await editor.isOpen('Čaj i šolje');
    await app.openMenu('Pages');
    await page.getByRole('link', { name: 'New Page', exact: true }).click();
    await pages.fillNew({ title: 'Tea and cups', path: '/caj-i-solje' });
    await pages.submitNew();
    await page.getByText('A page with this path already exists.').waitFor();
    await pages.fillNew({ title: 'Tea and cups', path: '/a-tea' });
    await pages.submitNew();
    await app.seeToast('Page created successfully.');

    // In the editor: who made it; a block that was never saved is dropped, a saved one is deleted after a question.
    await editor.isOpen('Tea and cups');
    await page.getByRole('button', { name: 'Information' }).click();
    const facts = page.getByRole('region', { name: 'Information' }).getByRole('term');
    await expect
      .poll(() => facts.allInnerTexts())
      .toEqual(['Created at', 'Created by', 'Last update', 'Last update by']);
    await editor.addBlock('Quote');
    await editor.seeState(0, 'New');
    await editor.removeBlock(0);
    await expect.poll(() => editor.count()).toBe(0);
    const quote = await editor.addBlock('Quote');
    expect(await editor.row(0).getByTestId('block-save').isDisabled()).toBe(true);
    await quote.text('Quotation').fill('The best cup I had this year.');
    await quote.text('Author').fill('Mara');
    await editor.trySaving(0);
    await app.seeToast('Saved');
    await editor.allSaved();
    await editor.removeBlock(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete block' }).click();
    await expect.poll(() => editor.count()).toBe(0);

    // A page that another page links to stays; the other can go.
    const linking = await editor.addBlock('Call to action');
    const [type] = oneOfEach('Čaj i šolje').filter((block) => block.type === 'Call to action');
    for (const field of type?.fields ?? []) if (field.typed.kind !== 'pictures') await linking.fill(field);
    await editor.saveBlock(0);
    await app.openMenu('Pages');
    expect(await pages.titles(2)).toEqual(['Čaj i šolje', 'Tea and cups']);
    expect(await pages.deletable()).toEqual(['Tea and cups']);
    await page.getByRole('button', { name: 'Why Čaj i šolje can’t be deleted' }).click();
    const why = page.getByRole('dialog', { name: 'This page can’t be deleted' });
    await why.getByRole('link', { name: 'Tea and cups' }).click();
    await editor.isOpen('Tea and cups');
    await page.goBack();
    await pages.titles(2);
    await pages.sortBy('URL Path', 'ascending');
    expect(await pages.titles(2)).toEqual(['Tea and cups', 'Čaj i šolje']);
    await pages.search('solje');
    expect(await pages.titles(1)).toEqual(['Čaj i šolje']);
    await pages.search('');
    await pages.titles(2);
    await pages.delete('Tea and cups');
    await app.seeToast('Page was deleted.');
    expect(await pages.titles(1)).toEqual(['Čaj i šolje']);
    await expect.poll(() => pages.deletable()).toEqual(['Čaj i šolje']);
    expect(app.complaints).toEqual([]);
  });

  it('an author fills a shared component', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.become(editorAccount);
    await app.openNewWorkspace('Kiln & Clay', 'Shop');
    await app.openMenu('Components');
    await expect.poll(() => editor.names()).toEqual(['Header', 'Footer', 'Announcement']);
    // None of them is saved, so there is nothing to delete or save.
    expect(
      await editor
        .row(2)
        .getByRole('button', { name: /^Delete / })
        .count(),
    ).toBe(0);
    const form = await editor.openBlock(2);
    expect(await editor.row(2).getByTestId('block-save').isDisabled()).toBe(true);
    await form.text('Text').fill('The kiln is open again');
    await form.select('Tone').selectOption('praise');
    await editor.trySaving(2);
    await app.seeToast('Saved');

    await page.reload();
    await editor.openBlock(2);
    expect(await form.text('Text').inputValue()).toBe('The kiln is open again');
    await form.text('Text').fill('Closed until Monday');
    await editor.trySaving(2);
    await app.seeToast('Saved');
    await editor.allSaved();

    await editor.removeBlock(2);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete component' }).click();
    await app.seeToast('Deleted.');
    await expect.poll(() => editor.names()).toEqual(['Header', 'Footer', 'Announcement']);
    await editor.openBlock(2);
    expect(await form.text('Text').inputValue()).toBe('');
    expect(app.complaints).toEqual([]);
  });

  it('an author hands out an API token', async () => {
    const app = await stage.newApp();
    const { apiTokens, page } = app;
    const ask = async (key: string, origin?: string) => {
      const headers = { authorization: `Api-Key ${key}`, ...(origin !== undefined && { origin }) };
      return (await fetch(`${stage.server.url}/api/delivery/site/`, { headers })).status;
    };
    await app.become(editorAccount);
    await app.openNewWorkspace('Kiln & Clay', 'Shop');
    await app.openMenu('API Tokens');
    await page.getByText('No API tokens yet').waitFor();
    await page.getByRole('link', { name: 'create', exact: true }).click();
    await apiTokens.submitNew();
    await page.getByText('This field is required').waitFor();
    await apiTokens.fillIn({ title: 'Public site', origins: 'kiln-and-clay' });
    await apiTokens.submitNew();
    await page.getByText(/isn’t a valid origin/).waitFor();
    await apiTokens.fillIn({ origins: 'https://kiln-and-clay.example/' });
    await apiTokens.submitNew();
    await app.seeToast('API Token created successfully.');

    // Masked until revealed; it grants access, and creating another key shuts out the old one.
    await page.getByRole('heading', { name: 'Edit API token' }).waitFor();
    expect(await apiTokens.shownKey()).toMatch(/^••••.{4}$/);
    const key = await apiTokens.revealKey();
    expect(await ask(key, 'https://kiln-and-clay.example')).toBe(200);
    await apiTokens.replaceKey();
    await app.seeToast('Key regenerated');
    await expect.poll(() => apiTokens.shownKey()).not.toBe(key);
    expect(await ask(key)).toBe(401);
    expect(await ask(await apiTokens.shownKey())).toBe(200);

    await apiTokens.fillIn({ title: 'The shop' });
    await apiTokens.save();
    await app.seeToast('Updated');
    await app.openMenu('API Tokens');
    await page.getByRole('link', { name: 'Edit token The shop' }).click();
    await apiTokens.delete();
    await app.seeToast('API token deleted');
    await page.getByText('No API tokens yet').waitFor();
    expect(app.complaints).toEqual([]);
  });
});

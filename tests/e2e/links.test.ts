import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

describe('a list of links', () => {
  const stage = openStage();

  it('marks the part of the link that is wrong, and ties its sentence to it', async () => {
    const app = await stage.newApp();
    const { editor } = app;
    await app.become(editorAccount);
    await app.openNewPage('Harbour');
    const form = await editor.addBlock('Hero');
    const buttons = form.group('Buttons');
    const press = (name: string) => buttons.getByRole('button', { name, exact: true });
    const addresses = buttons.getByRole('textbox', { name: 'URL' });
    for (const [at, address] of ['https://example.com', 'example.com'].entries()) {
      await press('Add link').click();
      await press('URL').nth(at).click();
      await addresses.nth(at).fill(address);
    }
    await app.page.getByRole('heading', { name: 'Harbour' }).click();
    const sentence = /^Link 2: enter a full URL/;
    await buttons.getByText(sentence).waitFor();
    const marked = () =>
      addresses.evaluateAll((all) => all.map((input) => input.getAttribute('aria-invalid')));
    expect(await marked()).toEqual(['false', 'true']);
    const described = (at: number) =>
      addresses.nth(at).evaluate((input) => {
        const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      });
    expect(await described(0)).toBe('');
    expect(await described(1)).toMatch(sentence);

    // The mark moves with the link.
    await press('Move link 2 up').click();
    await buttons.getByText(/^Link 1: enter a full URL/).waitFor();
    expect(await marked()).toEqual(['true', 'false']);
    await addresses.first().fill('https://example.org');
    await expect.poll(marked).toEqual(['false', 'false']);
    expect(app.complaints).toEqual([]);
  });
});

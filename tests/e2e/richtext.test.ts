import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';

describe('a formatted text', () => {
  const stage = openStage();

  /** A block type with a formatted text, created by an administrator. */
  const createType = (name: string) =>
    addBlockType(stage.server, name, {
      text: { field_type: 'richtext', field_title: 'Text', required: false, order: 0, field_values: null },
    });

  it('is written by keyboard and pointer, saved, published and read by a site', async () => {
    await createType('Article');
    const app = await stage.newApp();
    const { editor, page } = app;
    const { keyboard } = page;
    await page.clock.install();
    await app.startSession(editorAccount);
    await app.openNewWorkspace('Roastery', 'Blog');
    await app.createPage('About us', '/about');
    await app.createPage('How we roast', '/roast');
    const form = await editor.addBlock('Article');
    const text = form.text('Text');
    const tool = (name: string) => form.region.getByRole('button', { name, exact: true });

    await text.click();
    await keyboard.type('## Roasting');
    await keyboard.press('Enter');
    await keyboard.type('We roast ');
    await keyboard.press('Control+b');
    expect(await tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await keyboard.type('small lots');
    await keyboard.press('Control+b');
    await keyboard.type(' and *slowly*, with `lot(7)`.');
    await keyboard.press('Enter');

    // A link to a page, chosen by its title with nothing selected: the title is inserted.
    await keyboard.press('Control+k');
    await form.region.getByRole('combobox', { name: 'Page' }).fill('About');
    await page.getByRole('option', { name: 'About us' }).click();
    await form.region.getByRole('button', { name: 'Apply' }).click();
    await keyboard.type(' or the ');
    // A link to an address, on the selection.
    await keyboard.type('guild');
    await keyboard.press('Control+Shift+ArrowLeft');
    await tool('Link').click();
    await form.region.getByRole('button', { name: 'URL', exact: true }).click();
    await form.region.getByRole('textbox', { name: 'URL' }).fill('https://guild.example/?a=1&b=2');
    await keyboard.press('Enter');
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    // ProseMirror sets the caret 20 ms after the focus comes back; no hand is faster.
    await page.clock.runFor(20);
    await keyboard.press('End');
    await keyboard.press('Enter');

    await keyboard.type('- Beans');
    await keyboard.press('Enter');
    await keyboard.type('washed');
    await keyboard.press('Control+]');
    await keyboard.press('Enter');
    await keyboard.press('Control+[');
    await keyboard.type('A pan');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('> The street smells of it.');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('```if (lot < 7) {}');

    await editor.saveBlock(0);
    await page.reload();
    await editor.waitUntilOpen('How we roast');
    const again = (await editor.openBlock(0)).text('Text');
    await expect.poll(() => again.getByRole('heading', { level: 2 }).innerText()).toBe('Roasting');
    await editor.publish();
    await app.openPage('About us');
    await editor.publish();
    const { blocks } = await app.readLivePage('/roast');
    expect(blocks[0]?.data['text']).toMatchObject({
      html:
        '<h2>Roasting</h2>' +
        '<p>We roast <strong>small lots</strong> and <em>slowly</em>, with <code>lot(7)</code>.</p>' +
        '<p><a href="/about">About us</a> or the <a href="https://guild.example/?a=1&amp;b=2" rel="external noopener">guild</a></p>' +
        '<ul><li>Beans<ul><li>washed</li></ul></li><li>A pan</li></ul>' +
        '<blockquote><p>The street smells of it.</p></blockquote>' +
        '<pre><code>if (lot &lt; 7) {}</code></pre>',
    });
    expect(app.complaints).toEqual([]);
  });

  it('is undone and redone with everything else on the page, pause by pause', async () => {
    await createType('Text');
    const app = await stage.newApp();
    await app.page.clock.install();
    await app.startSession(editorAccount);
    await app.openNewPage();
    const text = (await app.editor.addBlock('Text')).text('Text');
    const { keyboard } = app.page;
    await text.click();
    await keyboard.type('The first words');
    await app.page.clock.fastForward(1200);
    await keyboard.type(' and the others');
    await keyboard.press('Control+z');
    expect(await text.innerText()).toBe('The first words');
    await keyboard.type('!');
    expect(await text.innerText()).toBe('The first words!');
    await keyboard.press('Control+z');
    await keyboard.press('Control+z');
    expect((await text.innerText()).trim()).toBe('');
    await keyboard.press('Control+y');
    await keyboard.press('Control+y');
    expect(await text.innerText()).toBe('The first words!');
    expect(app.complaints).toEqual([]);
  });
});

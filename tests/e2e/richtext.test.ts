import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

/** The delivered value of the field. */
interface Delivered {
  readonly html: string;
  readonly tree: readonly { readonly type: string }[];
}

describe('a formatted text', () => {
  const stage = openStage();

  /** A block type with a formatted text, created by an administrator. */
  const createType = (name: string, field_values: unknown = null) =>
    addBlockType(stage.server, name, {
      text: { field_type: 'richtext', field_title: 'Text', required: false, order: 0, field_values },
    });

  it('is written by keyboard and pointer, saved, published and read by a site', async () => {
    await createType('Article');
    const app = await stage.newApp();
    const { editor, page } = app;
    const { keyboard } = page;
    await page.clock.install();
    await app.startSession(editorAccount);
    await app.openNewWorkspace('Roastery', 'Blog');
    const about = await app.createPage('About us', '/about');
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
    await form.region.getByRole('textbox', { name: 'URL' }).fill('javascript:alert(1)');
    await form.region.getByRole('button', { name: 'Apply' }).click();
    await form.region.getByText('Enter a full URL').waitFor();
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
    await app.openMenu('API Tokens');
    const key = await app.apiTokens.create('The site');
    const read = async (): Promise<Delivered> => {
      const answer = await fetch(`${stage.server.url}/api/delivery/pages/?path=/roast`, {
        headers: { authorization: `Api-Key ${key}` },
      });
      const { blocks } = (await answer.json()) as { readonly blocks: { data: { text: Delivered } }[] };
      return blocks[0]?.data.text ?? { html: '', tree: [] };
    };
    const html = (path: string) =>
      '<h2>Roasting</h2>' +
      '<p>We roast <strong>small lots</strong> and <em>slowly</em>, with <code>lot(7)</code>.</p>' +
      `<p><a href="${path}">About us</a> or the <a href="https://guild.example/?a=1&amp;b=2" rel="external noopener">guild</a></p>` +
      '<ul><li>Beans<ul><li>washed</li></ul></li><li>A pan</li></ul>' +
      '<blockquote><p>The street smells of it.</p></blockquote>' +
      '<pre><code>if (lot &lt; 7) {}</code></pre>';
    const first = await read();
    expect(first.html).toBe(html('/about'));
    expect(first.tree.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'bullet_list',
      'quote',
      'code_block',
    ]);

    // The page moves and the link follows; the page cannot be deleted while something links to it.
    const call = await signInTo(stage.server);
    await call(`pages/${about}/`, { url_path: '/who-we-are' }, 'PATCH');
    expect((await read()).html).toBe(html('/who-we-are'));
    await expect(call(`pages/${about}/`, undefined, 'DELETE')).rejects.toThrow('answered 409');
    await call(`pages/${about}/`, { in_draft: true }, 'PATCH');
    expect((await read()).html).toContain('<p>About us or the <a ');
    expect(app.complaints).toEqual([]);
  });

  it('accepts from pasted content only formats that it supports and its model allows', async () => {
    await createType('Note', { features: ['bold', 'links', 'lists'], max_length: 300 });
    await createType('Anything');
    const app = await stage.newApp();
    await app.startSession(editorAccount);
    await app.openNewPage();
    const note = (await app.editor.addBlock('Note')).text('Text');
    await paste(note, hostile);
    expect(await skeleton(note)).toBe(
      '<p>Title</p><p>Run<strong>bold</strong>slanted me</p><p>cell</p><p><a>ok</a></p>',
    );
    await app.editor.saveBlock(0);

    const whole = (await app.editor.addBlock('Anything')).text('Text');
    await paste(whole, hostile);
    expect(await skeleton(whole)).toBe(
      '<h2>Title</h2><p>Run<strong>bold</strong><em>slanted</em> me</p><p>cell</p><p><a>ok</a></p>',
    );
    await whole.press('Control+a');
    await paste(whole, fromDocs);
    expect(await skeleton(whole)).toBe(
      '<p>Plain <strong>bold</strong> <em>slanted</em></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    );
    await whole.press('Control+a');
    await paste(whole, fromWord);
    expect(await skeleton(whole)).toBe(
      '<p>Before</p><ol><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ol><p>After</p>',
    );
    await app.editor.saveBlock(1);
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

/** Pastes HTML as if it had been copied elsewhere. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.focus();
  await text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox ignores the data that its constructor is given.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, html);
}

/** The elements of a text, without the attributes that exist only in the editor. */
async function skeleton(text: Locator): Promise<string> {
  const html = await text.innerHTML();
  return html.replace(/<br[^>]*>/g, '').replace(/<(\w+)[^>]*>/g, '<$1>');
}

const hostile = `<style>p { color: red }</style><script>alert(1)</script>
  <h1 onclick="alert(1)" style="color: red">Title</h1>
  <p>Run<b>bold</b><i>slanted</i> <a href="javascript:alert(1)">me</a><img src=x onerror="alert(1)"></p>
  <table><tr><td>cell</td></tr></table><iframe src="javascript:alert(1)"></iframe><svg onload="alert(1)"></svg>
  <p><a href="https://example.com" onmouseover="alert(1)" style="position: fixed">ok</a></p>`;

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;">
  <span style="font-weight:400;">Plain </span><span style="font-weight:700;">bold</span><span style="font-weight:400;"> </span><span style="font-style:italic;">slanted</span></p>
  <ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><li><p><span>Two</span></p></li></ul></b>`;

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoListParagraph {mso-style-priority:34}</style></head><body>
  <!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>
  <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt'>&nbsp;&nbsp; </span></span><![endif]>One<o:p></o:p></p>
  <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Inner</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Two</p>
  <p class=MsoNormal>After</p><!--EndFragment--></body></html>`;

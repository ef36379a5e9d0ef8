import type { Locator } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import type { ShownBlock } from '../../preview/messages.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { PreviewToken } from '../../shared/wire/preview-token.ts';
import { editorAccount } from '../support/real-server.ts';
import { runSiteOfGuide, serveSite } from './support/external-site.ts';
import { openStage } from './support/open-app.ts';
import { openPreviewEditor, words } from './support/preview-editor.ts';
import { signInTo } from './support/sign-in-to.ts';

const quote = { quote: 'The best tea I had', author: 'Mara' };

/** Firefox's driver misses elements in nested frames when it moves the pointer there. */
const click = (locator: Locator): Promise<void> =>
  inject('firefox') === undefined
    ? locator.click({ position: { x: 5, y: 5 } })
    : locator.evaluate((element: HTMLElement) => element.click());

/** A site that takes the port with its own script, and sends the editor every message that our own frame may send, and more. */
const hostileSite = `<!doctype html><p>Hostile</p><script>
  const nonce = location.hash.split('=')[1];
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return;
    port.onmessage = ({ data }) => {
      if (data.type === 'reset') for (const { key } of data.blocks) attack(port, key);
      if (data.type !== 'ping') return;
      port.postMessage({ type: 'pong', n: data.n });
      // The editor receives messages in order, and repeats its request.
      if (data.n > 2 && isOver) document.body.append('All told');
    };
  });
  let isOver = false;
  function attack(port, key) {
    const say = (message) => port.postMessage(message);
    for (const message of [null, undefined, 'save', 7, [], {}, { type: null }, { type: 'constructor' }]) say(message);
    say({ type: 'typed', key, field: 'quote', text: 'Hacked', seq: 1 });
    say({ type: 'typed', key, field: 'quote', text: { toString: null }, seq: 1 });
    for (const verb of ['add-before', 'duplicate', 'down', 'delete']) say({ type: 'act', key, verb });
    for (const type of ['undo', 'undo', 'redo', 'save']) say({ type });
    say({ type: 'left', key, field: 'quote' });
    say({ type: 'select', key: { key }, field: 5, caret: 'yes' });
    say({ type: 'scrolled', top: 'far' });
    isOver = true;
  }
  for (const versions of [5, 'all', [1]])
    parent.postMessage({ octavo: 'hello', versions, nonce }, '*');
</script>`;

describe('a site that is previewed', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });

  /** Makes a page with a quote, whose site is at this address, through the API. */
  async function makePage(site: (key: string) => Promise<string>) {
    const call = await signInTo(stage.server);
    const workspace = await call<{ id: string }>('workspaces/', { type: 'BLOG', title: 'Tea' });
    const { id } = await call<{ id: string }>('pages/', {
      title: 'Tea',
      url_path: '/tea',
      workspace: workspace.id,
    });
    const models = await call<BlockContentModel[]>('block-content-models/');
    const model = models.find(({ slug }) => slug === 'quote')?.id ?? '';
    await call('blocks/', { page: id, block_content_model: model, data: quote });
    const { api_key } = await call<ApiKey>('accesses/', { title: 'Site', workspace: workspace.id });
    await call(`workspaces/${workspace.id}/`, { preview_url: await site(api_key) }, 'PATCH');
    const made = await call<PreviewToken>(`pages/${id}/preview-token/`, {});
    const readPage = () => call<unknown>(`pages/${id}/`);
    return { ...made, page: id, readPage };
  }

  const shown = (key: string, data: ShownBlock['data'] & object): ShownBlock => ({
    ...{ key, name: 'Quote', type_slug: 'quote', data },
    typing: { quote: 'lines', author: 'line' },
  });

  it('is the preview beside the form, which a click opens and typing changes', async () => {
    const app = await stage.newApp();
    const { page, editor } = app;
    const made = await makePage((key) => runSiteOfGuide(stage.server.url, key));
    await app.startSession(editorAccount);
    await page.goto(`/workspaces/${made.workspace}/pages/${made.page}`);
    await editor.waitUntilOpen('Tea');
    await page.getByRole('button', { name: 'Your site' }).click();
    const site = page.getByTestId('page-preview').contentFrame().locator('iframe').contentFrame();
    await page.locator('[data-state=connected]').waitFor();
    // The frame is scaled, so the drivers miss elements in the inner frame.
    await page.getByTestId('page-preview').focus();
    await site.getByText('Mara').evaluate((element: HTMLElement) => element.click());
    const form = editor.form(0);
    await form.text('Author').fill('<b>Ana</b> & Ivo');
    await site.getByText('<b>Ana</b> & Ivo', { exact: true }).waitFor();
    // The choice is remembered, and unsaved input is shown again.
    await editor.saveBlock(0);
    await page.reload();
    await page.locator('[data-state=connected]').waitFor();
    await site.getByText('<b>Ana</b> & Ivo', { exact: true }).waitFor();
  });

  it('cannot change the page, with any message to the editor', async () => {
    const app = await stage.newApp();
    const { page, editor } = app;
    const made = await makePage(() => serveSite(hostileSite));
    const before = await made.readPage();
    await app.startSession(editorAccount);
    await page.goto(`/workspaces/${made.workspace}/pages/${made.page}`);
    await editor.waitUntilOpen('Tea');
    const form = await editor.openBlock(0);
    await form.text('Author').fill('Not saved yet');
    await page.getByRole('button', { name: 'Your site' }).click();
    const site = page.getByTestId('page-preview').contentFrame().locator('iframe').contentFrame();
    await site.getByText('All told').waitFor();
    await editor.seeState(0, 'Unsaved changes');
    expect(await form.text('Quotation').inputValue()).toBe(quote.quote);
    expect(await form.text('Author').inputValue()).toBe('Not saved yet');
    expect(await editor.count()).toBe(1);
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await made.readPage()).toEqual(before);
    // The hostile site is still shown, and no error has occurred.
    await page.locator('[data-state=connected]').waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('is explained in the editor if it does not answer', async () => {
    const app = await stage.newApp();
    const { page } = app;
    const made = await makePage(() => serveSite('<!doctype html><p>No script here</p>'));
    await app.startSession(editorAccount);
    await page.goto(`/workspaces/${made.workspace}/pages/${made.page}`);
    await page.getByRole('button', { name: 'Your site' }).click();
    await page.getByText('Your site doesn’t answer.').waitFor();
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.locator('[data-state=connected]').waitFor();
  });

  it('receives every change, so that it can render more than text, and shows the open block', async () => {
    const { page } = await stage.newApp();
    const made = await makePage(() =>
      serveSite(`<!doctype html><main data-octavo-block="own"><p data-octavo-field="quote"><b>Kept</b></p>
          <p data-octavo-field="author">Mara</p></main>
        <a href="/elsewhere">Leave</a><pre></pre>
        <script src="${stage.server.url}/octavo-preview.js"></script>
        <script>for (const type of ['block', 'order', 'drop'])
          addEventListener('octavo:' + type, (event) => {
            document.querySelector('pre').append(type + JSON.stringify(event.detail) + '\\n');
            if (event.detail.data?.quote === 'mine') event.preventDefault();
          });</script>`),
    );
    const outside = `/preview/outside/${made.workspace}?token=${made.token}#nonce-1`;
    const { send, heard } = await openPreviewEditor(page, `src="${outside}"`);
    const site = page.frameLocator('iframe').frameLocator('iframe');
    await send({ type: 'reset', words, top: 0, blocks: [shown('own', { quote: 'text' })] });
    await send({ type: 'put', block: shown('new', { quote: 'more' }) });
    await send({ type: 'order', keys: ['new', 'own'] });
    await send({ type: 'drop', key: 'new' });
    await expect
      .poll(() =>
        site
          .locator('pre')
          .innerText()
          .then((text) => text.trim()),
      )
      .toBe(
        [
          'block{"id":"own","type_slug":"quote","data":{"quote":"text"}}',
          'order{"ids":["own"]}',
          'block{"id":"new","type_slug":"quote","data":{"quote":"more"}}',
          'order{"ids":["new","own"]}',
          'drop{"id":"new"}',
        ].join('\n'),
      );
    // The site itself renders an element with more than text, and a block whose event it takes.
    await send({ type: 'put', block: shown('own', { quote: 'mine', author: 'Ana' }) });
    await site.getByText('"quote":"mine"').waitFor();
    await site.getByText('Mara', { exact: true }).waitFor();
    // A link leads nowhere.
    await site.getByText('Kept').waitFor();
    await click(site.getByText('Leave'));
    await click(site.getByText('Kept'));
    await expect.poll(() => heard('select')).toMatchObject([{ key: 'own', field: 'quote' }]);

    // A site may scroll an inner box instead of its window.
    const main = site.locator('main');
    await site.locator('body').evaluate((body) => {
      body.style.cssText = 'margin: 0; overflow: hidden';
      const box = document.createElement('div');
      box.style.cssText = 'height: 100vh; overflow: auto; padding-top: 3000px; scroll-behavior: smooth';
      box.append(...body.querySelectorAll('main'));
      body.prepend(box);
    });
    await send({ type: 'open', key: 'own', scroll: true });
    await expect.poll(() => main.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(100);
    expect(await main.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    await send({ type: 'drop', key: 'own' });
    await main.waitFor({ state: 'hidden' });
    await send({ type: 'reset', words, top: 0, blocks: [shown('own', quote)] });
    await main.waitFor();
  });

  it('accepts messages only from the app that its script is from', async () => {
    const { page } = await stage.newApp();
    const script = `<script src="${stage.server.url}/octavo-preview.js"></script>`;
    const site = await serveSite(`<!doctype html><p data-octavo-block="own">Own</p>${script}`);
    const stranger = await serveSite(`<!doctype html><iframe src="${site}#octavo=nonce"></iframe><script>
      const heard = [];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard.push(data);
      onmessage = ({ data }) => heard.push(data);
      const greet = () =>
        frames[0].postMessage({ octavo: 'welcome', version: 1 }, '*', [port2]);
    </script>`);
    await page.goto(stranger);
    const own = page.frameLocator('iframe').getByText('Own');
    await own.waitFor();
    await page.evaluate('greet()');
    await own.click();
    await own.click();
    expect(await page.evaluate('heard')).toEqual([]);
    // The script does nothing outside of a frame, or without a nonce.
    for (const address of [`${site}#octavo=nonce`, site]) {
      await page.goto(address);
      expect(await page.evaluate('document.adoptedStyleSheets.length')).toBe(0);
    }
  });
});

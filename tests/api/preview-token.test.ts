import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { serverLimits } from '../../shared/server-limits.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import type { PreviewToken } from '../../shared/wire/preview-token.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';

const preview_url = 'https://shop.example.com/preview/?key=a';

async function makePreview(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld, { env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
  const { call, editor, site, home } = world;
  const workspace = `/api/workspaces/${site.id}/`;
  return {
    ...world,
    set: (body: object) => editor.change(workspace, body),
    token: (page = home.id) => editor.create<PreviewToken>(`/api/pages/${page}/preview-token/`),
    draft: (token: string) => call<DeliveryPage>('GET', `/api/delivery/preview/?token=${token}`),
    bridge: (token: string, id = site.id) => call('GET', `/preview/outside/${id}?token=${token}`),
  };
}

describeWithDatabase('A preview token', (makeWorld) => {
  it('has the address where the external site shows the page', async () => {
    const { set, token, page, editor, site } = await makePreview(makeWorld);
    expect((await token()).address).toBe(null);
    expect(await set({ preview_url: 'https://кафа.срб/' })).toMatchObject({
      preview_url: 'https://xn--80aa2a4b.xn--90a3ac/',
      preview_url_written: 'https://кафа.срб/',
    });
    await set({ preview_url });
    const home = await token();
    expect(home.workspace).toBe(site.id);
    expect(home.address).toBe(`https://shop.example.com/preview/?key=a&octavo_token=${home.token}`);
    const about = await page(editor, site.id, { title: 'About', url_path: '/about/us' });
    const inner = await token(about.id);
    expect(inner.address).toBe(`https://shop.example.com/preview/about/us?key=a&octavo_token=${inner.token}`);
    expect(inner.token.length).toBeLessThan(400);
  });

  it('reads the saved draft as it would be delivered, and nothing else', async () => {
    const { addBlock, addModel, call, editor, site, home, page, token, draft, createApiKey } =
      await makePreview(makeWorld);
    const other = await page(editor, site.id, { title: 'About', url_path: '/about' });
    const model = await addModel({ text: textField, more: { ...textField, field_type: 'link', order: 1 } });
    await editor.post(`/api/pages/${other.id}/publish/`);
    await addBlock('', {
      block_content_model: model.id,
      data: { text: 'Salt & stone', more: [linkTo(other)] },
    });
    const { token: made } = await token();
    const before = await draft(made);
    expect(bodyOf(before, 200)).toMatchObject({
      id: home.id,
      title: 'Home',
      url_path: '/',
      published_at: null,
    });
    await editor.post(`/api/pages/${home.id}/publish/`);
    const { api_key: apiKey } = await createApiKey(editor, site.id);
    const live = await call<DeliveryPage>('GET', '/api/delivery/pages/?path=/', { as: { apiKey } });
    expect(before.body.blocks).toEqual(bodyOf(live, 200).blocks);
    expect(bodyOf(await draft(made), 200)).toEqual(live.body);
    await addBlock('Not yet live');
    expect(bodyOf(await draft(made), 200).blocks).toHaveLength(2);
    expect(before.headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const inHeader = await call<DeliveryPage>('GET', '/api/delivery/preview/', {
      headers: { authorization: `Preview ${made}`, origin: 'https://shop.example.com' },
    });
    expect(bodyOf(inHeader, 200).id).toBe(home.id);
    const preflight = await call('OPTIONS', '/api/delivery/preview/', {
      headers: { origin: 'https://shop.example.com' },
    });
    expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      expect.stringContaining('Authorization'),
    ]);
  });

  it('is invalid once it has expired, its member has signed out or lost the page, or if it is forged', async () => {
    const world = await makePreview(makeWorld);
    const { call, draft, token, editor, site, pass, page, dependencies } = world;
    const { token: made, expires_at } = await token();
    expect(Date.parse(expires_at) - dependencies.clock.now()).toBeGreaterThan(
      serverLimits.previewTokenLifetime - 60_000,
    );
    const spoiled = `${made.slice(0, -2)}${made.endsWith('AA') ? 'BB' : 'AA'}`;
    const cipher = dependencies.secrets.encrypt('{}', newId());
    for (const text of ['', 'x', '%F0%9F%90%99', spoiled, cipher, editor.token, 'a'.repeat(500)])
      expect([text, (await draft(text)).status]).toEqual([text, 404]);
    expect((await call('GET', '/api/delivery/preview/')).status).toBe(404);

    const about = await page(editor, site.id, { title: 'About', url_path: '/about' });
    const ofAbout = await token(about.id);
    expect((await draft(ofAbout.token)).status).toBe(200);
    await editor.delete(`/api/pages/${about.id}/`);
    expect((await draft(ofAbout.token)).status).toBe(404);

    expect((await draft(made)).status).toBe(200);
    pass(serverLimits.previewTokenLifetime);
    expect((await draft(made)).status).toBe(404);
    const fresh = await token();
    expect((await draft(fresh.token)).status).toBe(200);
    await editor.delete('/api/auth/');
    expect((await draft(fresh.token)).status).toBe(404);
  });

  it('opens the page that frames the site, and no other site', async () => {
    const { set, token, bridge, workspace, editor } = await makePreview(makeWorld);
    expect((await bridge((await token()).token)).status).toBe(404);
    await set({ preview_url: 'https://shop.example.com/?a="><script>' });
    const { token: made } = await token();
    const answer = await bridge(made);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; frame-src https://shop.example.com; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'self'",
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    });
    const [, address = ''] = /data-address="([^"]*)"/.exec(answer.text) ?? [];
    expect(address).toBe(`https://shop.example.com/?a=%22%3E%3Cscript%3E&amp;octavo_token=${made}`);
    const other = await workspace(editor);
    for (const [text, id] of [
      ['', undefined],
      ['x', undefined],
      [made, other.id],
      [made, newId()],
      [made, 'x'],
    ] as const)
      expect([text, (await bridge(text, id)).status]).toEqual([text, 404]);
    await set({ preview_url: null });
    expect((await bridge(made)).status).toBe(404);
  });
});

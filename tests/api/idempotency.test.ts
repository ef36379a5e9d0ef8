import { expect, it, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { newId } from '../../server/platform/ids.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { Page } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { flatPng } from '../support/flat-png.ts';
import { connect, listen } from '../support/raw-socket.ts';
import {
  describeOn,
  describeOnBothDatabases,
  describeWithDatabase,
  type Answer,
  type Member,
  type World,
} from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';
import { uploadForm } from './upload-form.ts';

const day = 86_400_000;

function makeWorkspace(caller: Member, key: string, fields: object = {}) {
  return caller.post<Workspace>(
    '/api/workspaces/',
    { type: 'BLOG', title: 'Notes', ...fields },
    { 'idempotency-key': key },
  );
}

async function countWorkspaces(caller: Member): Promise<unknown> {
  return (await caller.get('/api/workspaces/')).body['count'];
}

/** The answer to a retry, without the header that marks it as one. */
function essence({ status, text, headers }: Answer<unknown>) {
  return { status, text, etag: headers['etag'], type: headers['content-type'] };
}

describeOnBothDatabases('A write with an Idempotency-Key', (makeWorld) => {
  it('is done once for its caller, and a retry gets the first answer again', async () => {
    const world = await makeWorld();
    const makeSending = async (caller: Member) => {
      const { id: workspace } = await world.workspace(caller);
      const page = { title: 'Home', url_path: '/', workspace };
      return () => caller.post<Page>('/api/pages/', page, { 'idempotency-key': 'k' });
    };
    const [ana, bo] = [await world.user('Ana'), await world.user('Bo')];
    const [send, sendOther] = [await makeSending(ana), await makeSending(bo)];
    const [first, other, again] = [await send(), await sendOther(), await send()];
    expect([first.status, first.headers['etag']]).toEqual([201, '"1"']);
    expect(essence(again)).toEqual(essence(first));
    const replayed = [first, other, again].map(({ headers }) => headers['idempotency-replayed']);
    expect(replayed).toEqual([undefined, undefined, 'true']);
    expect([other.status, other.body.id === first.body.id]).toEqual([201, false]);
    const pages = await ana.get(`/api/pages/?workspace=${first.body.workspace}`);
    expect(pages.body['count']).toBe(1);
  });

  it('is rejected with another body or at another address, and changes nothing', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id } = bodyOf(await makeWorkspace(user, 'k'), 201);
    const otherBody = await makeWorkspace(user, 'k', { title: 'Other' });
    const invalidBody = await makeWorkspace(user, 'k', { title: 7 });
    const otherAddress = await user.post(
      '/api/pages/',
      { title: 'Home', url_path: '/', workspace: id },
      { 'idempotency-key': 'k' },
    );
    for (const { status, body } of [otherBody, invalidBody, otherAddress])
      expect([status, (body as Record<string, unknown>)['code']]).toEqual([422, 'idempotency_key_reused']);
    expect(await countWorkspaces(user)).toBe(1);
    expect((await makeWorkspace(user, 'k')).headers['idempotency-replayed']).toBe('true');
  });

  it('frees its key when it fails, at once or half-way', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const title of ['', '  '])
      expect((await makeWorkspace(world.editor, 'k', { title })).status).toBe(400);
    await world.addBlock('one');
    const reorder = (blocks: readonly string[]) =>
      world.editor.post(`/api/pages/${world.home.id}/reorder/`, { blocks }, { 'idempotency-key': 'k' });
    expect((await reorder([newId()])).status).toBe(400);
    const { status, headers } = await reorder((await world.readPage()).page_blocks.map(({ id }) => id));
    expect([status, headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect(await countWorkspaces(world.editor)).toBe(1);
  });

  it('is new again after a day, when the stored answer is removed', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const first = bodyOf(await makeWorkspace(user, 'k'), 201);
    world.pass(day - 60_000);
    expect((await makeWorkspace(user, 'k')).body.id).toBe(first.id);
    world.pass(60_000);
    const second = bodyOf(await makeWorkspace(user, 'k', { title: 'Other' }), 201);
    expect(second.id).not.toBe(first.id);
    expect((await makeWorkspace(user, 'k', { title: 'Other' })).body.id).toBe(second.id);
    world.pass(day);
    await removeExpired.run(world.dependencies);
    expect(await world.dependencies.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it("stores no API token's key in readable form, and reveals it to its owner again", async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id } = await world.workspace(user);
    const send = () =>
      user.post<ApiKey>('/api/accesses/', { title: 'Site', workspace: id }, { 'idempotency-key': 'k' });
    const first = bodyOf(await send(), 201);
    expect(bodyOf(await send(), 201).api_key).toBe(first.api_key);
    const kept = await world.dependencies.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(first.api_key.slice(4));
    expect(JSON.stringify(kept)).not.toContain('Site');
  });
});

describeWithDatabase('An Idempotency-Key', (makeWorld) => {
  it('is rejected if it is invalid', async () => {
    const world = await makeWorld();
    const user = await world.user();
    for (const key of ['', 'x'.repeat(256), 'é', 'a\tb']) {
      const { status, body } = await makeWorkspace(user, key);
      expect([key, status, Object.keys(body)]).toEqual([key, 400, ['Idempotency-Key']]);
    }
    expect((await makeWorkspace(user, 'x'.repeat(255))).status).toBe(201);
    expect(await countWorkspaces(user)).toBe(1);
  });

  it('is ignored for guests, who cannot be distinguished', async () => {
    const world = await makeWorld();
    const { email, password } = await world.user();
    const logIn = (key: string) =>
      world.guest.post('/api/auth/', { email, password }, { 'idempotency-key': key });
    const [first, second] = [await logIn('k'), await logIn('k')];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body['token']).not.toBe(second.body['token']);
    expect((await logIn('')).status).toBe(400);
    expect(await world.dependencies.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('is rejected at once while the first call with it is in progress, however long that takes', async () => {
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const verify = async () => {
      arrived.resolve();
      await gate.promise;
      return true;
    };
    const passwords = { hash: (password: string) => Promise.resolve(password), verify };
    const world = await makeWorld({ overrides: { passwords } });
    const user = await world.user();
    const change = () =>
      user.post(
        `/api/users/${user.id}/password/`,
        {
          current_password: 'so far',
          password: 'another one entirely',
          confirm_password: 'another one entirely',
        },
        { 'idempotency-key': 'k' },
      );
    const first = change();
    await arrived.promise;
    const second = await change();
    expect([second.status, second.body['code'], second.headers['retry-after']]).toEqual([
      409,
      'in_progress',
      '1',
    ]);
    expect((await makeWorkspace(user, 'another key')).status).toBe(201);
    gate.resolve();
    expect((await first).status).toBe(200);
    const again = await change();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  it('lets an upload be stored once: a retry with the same file is answered, another file is rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const [bytes, otherBytes] = [await flatPng(8, 8), await flatPng(9, 9)];
    const send = (file: Buffer) => {
      const form = uploadForm({ workspace: world.site.id, name: 'picture.png', bytes: file });
      const headers = { ...form.headers, 'idempotency-key': 'k' };
      return world.editor.post<Media>('/api/media/', form.body, headers);
    };
    const first = await send(bytes);
    expect(first.status).toBe(201);
    expect(essence(await send(bytes))).toEqual(essence(first));
    expect((await send(otherBytes)).status).toBe(422);
    const list = await world.editor.get(`/api/media/?workspace=${world.site.id}`);
    expect(list.body['count']).toBe(1);
  });
});

describeOn('sqlite', 'An upload with an Idempotency-Key', (makeWorld) => {
  it('frees its key when the client disconnects in the middle', async () => {
    const world = await makeContentWorld(makeWorld);
    const form = uploadForm({ workspace: world.site.id, name: 'picture.png', bytes: await flatPng(8, 8) });
    const socket = await connect(await listen(world.app));
    const head = [
      'POST /api/media/ HTTP/1.1',
      'Host: x',
      `Authorization: Token ${world.editor.token}`,
      `Content-Type: ${form.headers['content-type']}`,
      `Content-Length: ${form.body.length}`,
      'Idempotency-Key: k',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${form.body.toString('latin1').slice(0, 200)}`);
    const headers = { ...form.headers, 'idempotency-key': 'k' };
    const send = ({ body }: { body: Buffer }) => world.editor.post<Media>('/api/media/', body, headers);
    const withoutFile = uploadForm({ workspace: world.site.id });
    await expect.poll(async () => (await send(withoutFile)).status).toBe(409);
    socket.destroy();
    await expect.poll(async () => (await send(withoutFile)).status).toBe(400);
    const stored = await send(form);
    expect([stored.status, stored.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect((await send(form)).headers['idempotency-replayed']).toBe('true');
  });
});

describeOn('postgres', 'A write with an Idempotency-Key, in several processes', (makeWorld) => {
  it('is rejected while another process works on it', async () => {
    const world = await makeContentWorld(makeWorld);
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { changes } = world.dependencies;
    const publishNow = changes.publish.bind(changes);
    // Holds the first transaction before its commit.
    vi.spyOn(changes, 'publish').mockImplementationOnce(async (...what) => {
      arrived.resolve();
      await gate.promise;
      await publishNow(...what);
    });
    const held = await buildApp(world.dependencies);
    const publish = (app: World['app']) =>
      app.inject({
        method: 'POST',
        url: `/api/pages/${world.home.id}/publish/`,
        headers: { authorization: `Token ${world.editor.token}`, 'idempotency-key': 'k' },
      });
    const first = publish(held);
    await arrived.promise;
    const second = await publish(world.app);
    expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'in_progress' }]);
    gate.resolve();
    expect((await first).statusCode).toBe(200);
    expect((await publish(world.app)).headers['idempotency-replayed']).toBe('true');
    await held.close();
    const versions = await world.editor.get(`/api/pages/${world.home.id}/versions/`);
    expect(versions.body['count']).toBe(1);
  });
});

import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { newId } from '../../server/platform/ids.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { connect, listen } from '../support/raw-socket.ts';
import {
  describeOn,
  describeOnBothDatabases,
  type Answer,
  type Member,
  type World,
} from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';
import { uploadForm } from './upload-form.ts';

const day = 86_400_000;

function makeWorkspace(world: World, caller: Member, key: string, fields: object = {}) {
  return caller.post<Workspace>(
    '/api/workspaces/',
    { type: 'BLOG', title: 'Notes', ...fields },
    { 'idempotency-key': key },
  );
}

async function countWorkspaces(world: World, caller: Member): Promise<unknown> {
  return (await caller.get('/api/workspaces/')).body['count'];
}

/** The answer to a retry, without the header that marks it as one. */
function essence({ status, text, headers }: Answer<unknown>) {
  return { status, text, etag: headers['etag'], type: headers['content-type'] };
}

function image(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: 'teal' } as const;
  return sharp({ create }).png().toBuffer();
}

describeOnBothDatabases('A write with an Idempotency-Key', (makeWorld) => {
  it('is done once, and a retry gets the first answer again', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const site = await world.workspace(user);
    const send = () =>
      user.post(
        '/api/pages/',
        { title: 'Home', url_path: '/', workspace: site.id },
        { 'idempotency-key': 'a page' },
      );
    const first = await send();
    const again = await send();
    expect([first.status, first.headers['etag']]).toEqual([201, '"1"']);
    expect(essence(again)).toEqual(essence(first));
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    const pages = await user.get(`/api/pages/?workspace=${site.id}`);
    expect(pages.body['count']).toBe(1);
  });

  it('is rejected with another body or at another address, and changes nothing', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id } = bodyOf(await makeWorkspace(world, user, 'k'), 201);
    const otherBody = await makeWorkspace(world, user, 'k', { title: 'Other' });
    const invalidBody = await makeWorkspace(world, user, 'k', { title: 7 });
    const otherAddress = await user.post(
      '/api/pages/',
      { title: 'Home', url_path: '/', workspace: id },
      { 'idempotency-key': 'k' },
    );
    for (const { status, body } of [otherBody, invalidBody, otherAddress])
      expect([status, (body as Record<string, unknown>)['code']]).toEqual([422, 'idempotency_key_reused']);
    expect(await countWorkspaces(world, user)).toBe(1);
    expect((await makeWorkspace(world, user, 'k')).headers['idempotency-replayed']).toBe('true');
  });

  it('frees its key when it fails', async () => {
    const world = await makeWorld();
    const user = await world.user();
    expect((await makeWorkspace(world, user, 'k', { title: '' })).status).toBe(400);
    expect((await makeWorkspace(world, user, 'k', { title: '  ' })).status).toBe(400);
    const { status, headers } = await makeWorkspace(world, user, 'k');
    expect([status, headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await countWorkspaces(world, user)).toBe(1);
  });

  it('is rolled back completely when it fails half-way', async () => {
    const world = await makeContentWorld(makeWorld);
    await world.addBlock('one');
    const reorder = (blocks: readonly string[]) =>
      world.editor.post(`/api/pages/${world.home.id}/reorder/`, { blocks }, { 'idempotency-key': 'k' });
    expect((await reorder([newId()])).status).toBe(400);
    const blocks = (await world.readPage()).page_blocks.map((block) => block.id);
    expect((await reorder(blocks)).status).toBe(200);
  });

  it('is new again after a day, when the stored answer is removed', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const first = bodyOf(await makeWorkspace(world, user, 'k'), 201);
    world.pass(day - 60_000);
    expect((await makeWorkspace(world, user, 'k')).body.id).toBe(first.id);
    world.pass(60_000);
    const second = bodyOf(await makeWorkspace(world, user, 'k', { title: 'Other' }), 201);
    expect(second.id).not.toBe(first.id);
    expect((await makeWorkspace(world, user, 'k', { title: 'Other' })).body.id).toBe(second.id);
    world.pass(day);
    await removeExpired.run(world.dependencies);
    expect(await world.dependencies.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it("does not affect anybody else's writes with the same key", async () => {
    const world = await makeWorld();
    const [ana, bo] = [await world.user('Ana'), await world.user('Bo')];
    const [first, second] = [await makeWorkspace(world, ana, 'k'), await makeWorkspace(world, bo, 'k')];
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(first.body.id).not.toBe(second.body.id);
    expect((await makeWorkspace(world, bo, 'k')).body.id).toBe(second.body.id);
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

  it.each([
    ['that is empty', ''],
    ['of 256 characters', 'x'.repeat(256)],
    ['with a letter that is not ASCII', 'é'],
    ['with a character that is not printable', 'a\tb'],
  ])('is rejected with a key %s', async (_name, key) => {
    const world = await makeWorld();
    const user = await world.user();
    const { status, body } = await makeWorkspace(world, user, key);
    expect([status, Object.keys(body)]).toEqual([400, ['Idempotency-Key']]);
    expect((await makeWorkspace(world, user, 'x'.repeat(255))).status).toBe(201);
    expect(await countWorkspaces(world, user)).toBe(1);
  });

  it('is performed each time for guests, who cannot be told apart', async () => {
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

  it('is rejected at once while the first one is in progress, however long that takes', async () => {
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
    expect((await makeWorkspace(world, user, 'another key')).status).toBe(201);
    gate.resolve();
    expect((await first).status).toBe(200);
    const again = await change();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  it('creates one record each in a thousand retried creates', async () => {
    const world = await makeWorld({ env: { OCTAVO_MAX_WORKSPACES: '1000' } });
    const user = await world.user();
    for (let from = 0; from < 1000; from += 50) {
      const keys = Array.from({ length: 50 }, (_, n) => `key ${from + n}`);
      const send = (key: string) => makeWorkspace(world, user, key, { title: key });
      const sent = await Promise.all([...keys, ...keys].map(send));
      const retried = await Promise.all(keys.map(send));
      expect(retried.every(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(retried.map(({ body }) => body.title)).toEqual(keys);
    }
    expect(await countWorkspaces(world, user)).toBe(1000);
  });

  it('stores an upload once: a retry with the same file is answered, another file is rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const [bytes, others] = [await image(8), await image(9)];
    const send = (file: Buffer) => {
      const form = uploadForm({ workspace: world.site.id, name: 'picture.png', bytes: file });
      const headers = { ...form.headers, 'idempotency-key': 'k' };
      return world.call<Media>('POST', '/api/media/', { as: world.editor, ...form, headers });
    };
    const first = await send(bytes);
    expect(first.status).toBe(201);
    expect(essence(await send(bytes))).toEqual(essence(first));
    expect((await send(others)).status).toBe(422);
    const list = await world.editor.get(`/api/media/?workspace=${world.site.id}`);
    expect(list.body['count']).toBe(1);
  });
});

describeOn('sqlite', 'An upload with an Idempotency-Key', (makeWorld) => {
  it('frees its key when the client disconnects in the middle', async () => {
    const world = await makeContentWorld(makeWorld);
    const form = uploadForm({ workspace: world.site.id, name: 'picture.png', bytes: await image(8) });
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

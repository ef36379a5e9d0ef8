import { expect, test } from 'vitest';
import { createApiKeyLookup } from '../../server/modules/api-keys/api-key-lookup.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { anotherProcess } from './another-process.ts';

describeOnBothDatabases('API tokens', (makeWorld) => {
  test('a token is created whole, listed masked, read whole, changed and revoked', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const { id: workspace } = await world.workspace(as);
    const created = await world.createApiKey(as, workspace, {
      description: 'The shop window',
      allowed_origins: ['https://Shop.example:443', 'https://shop.example', 'http://localhost:8080'],
    });
    expect(created.api_key).toMatch(/^oct_[\w-]{43}$/);
    expect(created).toMatchObject({
      allowed_origins: ['https://shop.example', 'http://localhost:8080'],
      last_used_at: null,
      workspace,
    });

    const list = await world.call<ListAnswer<ApiKey>>('GET', `/api/accesses/?workspace=${workspace}`, { as });
    expect(list.body.results).toEqual([{ ...created, api_key: `••••${created.api_key.slice(-4)}` }]);
    const path = `/api/accesses/${created.id}/`;
    expect((await world.call('GET', path, { as })).body).toEqual(created);

    const changed = await world.call('PATCH', path, {
      as,
      body: { ...created, title: 'New', allowed_origins: ['*'] },
    });
    const kept = { ...created, title: 'New', allowed_origins: ['*'] };
    expect(changed.body).toEqual({ ...kept, api_key: `••••${created.api_key.slice(-4)}` });
    expect((await world.call('GET', path, { as })).body).toEqual(kept);
    const other = await world.workspace(as, { title: 'Other' });
    const moved = await world.call('PATCH', path, { as, body: { workspace: other.id } });
    expect([moved.status, moved.body]).toEqual([400, { workspace: ['This field can’t be changed.'] }]);
    expect((await world.call('DELETE', path, { as })).status).toBe(204);
    expect((await world.call('GET', path, { as })).status).toBe(404);
  });

  test('the key is stored as a keyed hash and as ciphertext bound to its record', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const { id: workspace } = await world.workspace(as);
    const first = await world.createApiKey(as, workspace);
    const second = await world.createApiKey(as, workspace);
    const { db, secrets } = world.dependencies;
    const rows = await db.selectFrom('accesses').selectAll().orderBy('id').execute();
    expect(JSON.stringify(rows)).not.toContain(first.api_key.slice(4));
    expect(() => secrets.decrypt(rows[1]?.key_cipher ?? '', first.id)).toThrow(/authenticate/);
    expect(secrets.decrypt(rows[1]?.key_cipher ?? '', second.id)).toBe(second.api_key);
  });

  test.each(['shop.example', 'https://shop.example/', 'ftp://shop.example', 'https://a@shop.example', ''])(
    'the origin "%s" is refused',
    async (origin) => {
      const world = await makeWorld();
      const as = await world.user();
      const { id: workspace } = await world.workspace(as);
      const body = { title: 'x', workspace, allowed_origins: [origin] };
      const answer = await world.call('POST', '/api/accesses/', { as, body });
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['allowed_origins']]);
    },
  );

  test('a key finds its site; rotating it, revoking it or deleting the workspace stops it at once', async () => {
    const world = await makeWorld();
    const { find } = createApiKeyLookup(world.dependencies);
    const as = await world.user();
    const { id: workspace } = await world.workspace(as);
    const { id, api_key } = await world.createApiKey(as, workspace, {
      allowed_origins: ['https://a.example'],
    });
    expect(await find(api_key)).toEqual({
      kind: 'api_key',
      apiKeyId: id,
      workspace,
      origins: ['https://a.example'],
    });
    await world.call('PATCH', `/api/accesses/${id}/`, { as, body: { allowed_origins: [] } });
    expect((await find(api_key))?.origins).toEqual([]);

    const { body: rotated } = await world.call<ApiKey>('POST', `/api/accesses/${id}/rotate/`, { as });
    expect(rotated.api_key).not.toBe(api_key);
    expect(await find(api_key)).toBeUndefined();
    expect((await find(rotated.api_key))?.apiKeyId).toBe(id);
    await world.call('DELETE', `/api/accesses/${id}/`, { as });
    expect(await find(rotated.api_key)).toBeUndefined();

    const another = await world.createApiKey(as, workspace);
    expect(await find(another.api_key)).toBeDefined();
    await world.call('DELETE', `/api/workspaces/${workspace}/`, { as });
    expect(await find(another.api_key)).toBeUndefined();
  });

  test('the use of a token is recorded at most once a minute', async () => {
    const world = await makeWorld();
    const { find } = createApiKeyLookup(world.dependencies);
    const as = await world.user();
    const { id: workspace } = await world.workspace(as);
    const { id, api_key } = await world.createApiKey(as, workspace);
    const usedAt = async () =>
      (await world.call<ApiKey>('GET', `/api/accesses/${id}/`, { as })).body.last_used_at;
    await find(api_key);
    await expect.poll(usedAt).not.toBeNull();
    const first = await usedAt();
    world.pass(30_000);
    await find(api_key);
    expect(await usedAt()).toBe(first);
    world.pass(31_000);
    await find(api_key);
    await expect.poll(usedAt).not.toBe(first);
  });

  test("a blocked owner's keys stop at once and work again when the owner is unblocked; others never notice", async () => {
    const world = await makeWorld();
    const [ana, boro, admin] = [await world.user('Ana'), await world.user('Boro'), await world.admin()];
    const keys: string[] = [];
    for (const owner of [ana, boro])
      keys.push((await world.createApiKey(owner, (await world.workspace(owner)).id)).api_key);
    const statuses = () =>
      Promise.all(
        keys.map(
          async (apiKey) => (await world.call('GET', '/api/delivery/site/', { as: { apiKey } })).status,
        ),
      );
    const block = (is_blocked: boolean) =>
      world.call('PATCH', `/api/users/${ana.id}/?all=1`, { as: admin, body: { is_blocked } });
    expect(await statuses()).toEqual([200, 200]);
    await block(true);
    expect(await statuses()).toEqual([401, 200]);
    await block(false);
    expect(await statuses()).toEqual([200, 200]);
    await world.call('DELETE', `/api/users/${ana.id}/?all=1`, { as: admin });
    expect(await statuses()).toEqual([401, 200]);
  });

  test('a key is shown only to its owner: it is in no list, no changed token, no error and no log', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    const as = await world.user();
    const { id: workspace } = await world.workspace(as);
    const { id, api_key } = await world.createApiKey(as, workspace, {
      allowed_origins: ['https://a.example'],
    });
    const path = `/api/accesses/${id}/`;
    const { body: rotated } = await world.call<ApiKey>('POST', `${path}rotate/`, { as });
    const answers = [
      await world.call('GET', `/api/accesses/?workspace=${workspace}`, { as }),
      await world.call('PATCH', path, { as, body: { title: 'New' } }),
      await world.call('GET', '/api/delivery/site/', { as: { apiKey: api_key } }),
      await world.call('GET', '/api/delivery/site/', { as: rotatedAs(rotated) }),
      await world.call('GET', '/api/delivery/site/', { headers: { 'x-api-key': rotated.api_key } }),
      await world.call('GET', '/api/delivery/pages/?path=/none', { as: rotatedAs(rotated) }),
      await world.call('GET', '/api/delivery/site/', {
        as: rotatedAs(rotated),
        headers: { origin: 'https://evil.example' },
      }),
      await world.call('POST', '/api/delivery/inquiries/', { as: rotatedAs(rotated), body: '{"message":' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 200, 200, 404, 403, 400]);
    for (const key of [api_key, rotated.api_key]) {
      expect(answers.map(({ text }) => text).join('')).not.toContain(key.slice(4));
      expect(world.logged.join('')).not.toContain(key.slice(4));
    }
  });
});

describeOn('postgres', 'API tokens, over two processes', (makeWorld) => {
  test('a key stops in one process when another rotates it, revokes it or blocks its owner', async () => {
    const world = await makeWorld();
    const other = await anotherProcess(world);
    const [as, admin] = [await world.user(), await world.admin()];
    const { id: workspace } = await world.workspace(as);
    const [kept, revoked] = [
      await world.createApiKey(as, workspace),
      await world.createApiKey(as, workspace),
    ];
    const status = async ({ api_key }: ApiKey) => {
      const headers = { authorization: `Api-Key ${api_key}` };
      return (await other.app.inject({ url: '/api/delivery/site/', headers })).statusCode;
    };
    await expect.poll(() => other.live()).toBe(true);
    expect([await status(kept), await status(revoked)]).toEqual([200, 200]);
    await world.call('DELETE', `/api/accesses/${revoked.id}/`, { as });
    await expect.poll(() => status(revoked)).toBe(401);
    const { body: rotated } = await world.call<ApiKey>('POST', `/api/accesses/${kept.id}/rotate/`, { as });
    await expect.poll(() => status(kept)).toBe(401);
    expect(await status(rotated)).toBe(200);
    for (const [is_blocked, expected] of [
      [true, 401],
      [false, 200],
    ] as const) {
      await world.call('PATCH', `/api/users/${as.id}/?all=1`, { as: admin, body: { is_blocked } });
      await expect.poll(() => status(rotated)).toBe(expected);
    }
    await other.close();
  });
});

function rotatedAs({ api_key }: ApiKey) {
  return { apiKey: api_key };
}

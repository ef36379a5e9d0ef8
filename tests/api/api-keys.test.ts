import { expect, test } from 'vitest';
import { createApiKeyLookup } from '../../server/modules/api-keys/api-key-lookup.ts';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { anotherProcess } from './another-process.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeOnBothDatabases('API tokens', (makeWorld) => {
  test('a token is created whole, listed masked, read whole, changed and revoked', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const created = await world.createApiKey(user, workspace, {
      description: 'The shop window',
      allowed_origins: ['https://Shop.example:443', 'https://shop.example', 'http://localhost:8080'],
    });
    expect(created.api_key).toMatch(/^oct_[\w-]{43}$/);
    expect(created).toMatchObject({
      allowed_origins: ['https://shop.example', 'http://localhost:8080'],
      last_used_at: null,
      workspace,
    });

    const list = await user.get<ListAnswer<ApiKey>>(`/api/accesses/?workspace=${workspace}`);
    expect(list.body.results).toEqual([{ ...created, api_key: `••••${created.api_key.slice(-4)}` }]);
    const path = `/api/accesses/${created.id}/`;
    expect((await user.get(path)).body).toEqual(created);

    const changed = await user.patch(path, { ...created, title: 'New', allowed_origins: ['*'] });
    const kept = { ...created, title: 'New', allowed_origins: ['*'] };
    expect(changed.body).toEqual({ ...kept, api_key: `••••${created.api_key.slice(-4)}` });
    expect((await user.get(path)).body).toEqual(kept);
    const other = await world.workspace(user, { title: 'Other' });
    expectAnswer(await user.patch(path, { workspace: other.id }), 400, {
      workspace: ['This field can’t be changed.'],
    });
    expect((await user.delete(path)).status).toBe(204);
    expect((await user.get(path)).status).toBe(404);
  });

  test('the key is stored as a keyed hash and as ciphertext bound to its record', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const first = await world.createApiKey(user, workspace);
    const second = await world.createApiKey(user, workspace);
    const { db, secrets } = world.dependencies;
    const rows = await db.selectFrom('accesses').selectAll().orderBy('id').execute();
    expect(JSON.stringify(rows)).not.toContain(first.api_key.slice(4));
    expect(() => secrets.decrypt(rows[1]?.key_cipher ?? '', first.id)).toThrow(/authenticate/);
    expect(secrets.decrypt(rows[1]?.key_cipher ?? '', second.id)).toBe(second.api_key);
  });

  test('an origin that is none is refused', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    for (const origin of [
      'shop.example',
      'https://shop.example/',
      'ftp://shop.example',
      'https://a@b.example',
      '',
    ]) {
      const answer = await user.post('/api/accesses/', { title: 'x', workspace, allowed_origins: [origin] });
      expect([origin, answer.status, Object.keys(answer.body)]).toEqual([origin, 400, ['allowed_origins']]);
    }
  });

  test('a key finds its site; rotating it, revoking it or deleting the workspace stops it at once', async () => {
    const world = await makeWorld();
    const { find } = createApiKeyLookup(world.dependencies);
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { id, api_key } = await world.createApiKey(user, workspace, {
      allowed_origins: ['https://a.example'],
    });
    expect(await find(api_key)).toEqual({
      kind: 'api_key',
      apiKeyId: id,
      workspace,
      origins: ['https://a.example'],
    });
    await user.patch(`/api/accesses/${id}/`, { allowed_origins: [] });
    expect((await find(api_key))?.origins).toEqual([]);

    const { body: rotated } = await user.post<ApiKey>(`/api/accesses/${id}/rotate/`);
    expect(rotated.api_key).not.toBe(api_key);
    expect(await find(api_key)).toBeUndefined();
    expect((await find(rotated.api_key))?.apiKeyId).toBe(id);
    await user.delete(`/api/accesses/${id}/`);
    expect(await find(rotated.api_key)).toBeUndefined();

    const another = await world.createApiKey(user, workspace);
    expect(await find(another.api_key)).toBeDefined();
    await user.delete(`/api/workspaces/${workspace}/`);
    expect(await find(another.api_key)).toBeUndefined();
  });

  test('the use of a token is recorded at most once a minute', async () => {
    const world = await makeWorld();
    const { find } = createApiKeyLookup(world.dependencies);
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { id, api_key } = await world.createApiKey(user, workspace);
    const usedAt = async () => (await user.get<ApiKey>(`/api/accesses/${id}/`)).body.last_used_at;
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
        keys.map(async (apiKey) => (await world.withKey(apiKey).get('/api/delivery/site/')).status),
      );
    const block = (is_blocked: boolean) => admin.patch(`/api/users/${ana.id}/?all=1`, { is_blocked });
    expect(await statuses()).toEqual([200, 200]);
    await block(true);
    expect(await statuses()).toEqual([401, 200]);
    await block(false);
    expect(await statuses()).toEqual([200, 200]);
    await admin.delete(`/api/users/${ana.id}/?all=1`);
    expect(await statuses()).toEqual([401, 200]);
  });

  test('a key is shown only to its owner: it is in no list, no changed token, no error and no log', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { id, api_key } = await world.createApiKey(user, workspace, {
      allowed_origins: ['https://a.example'],
    });
    const path = `/api/accesses/${id}/`;
    const { body: rotated } = await user.post<ApiKey>(`${path}rotate/`);
    const answers = [
      await user.get(`/api/accesses/?workspace=${workspace}`),
      await user.patch(path, { title: 'New' }),
      await world.withKey(api_key).get('/api/delivery/site/'),
      await world.call('GET', '/api/delivery/site/', { as: rotatedAs(rotated) }),
      await world.guest.get('/api/delivery/site/', { 'x-api-key': rotated.api_key }),
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
    const [user, admin] = [await world.user(), await world.admin()];
    const { id: workspace } = await world.workspace(user);
    const [kept, revoked] = [
      await world.createApiKey(user, workspace),
      await world.createApiKey(user, workspace),
    ];
    const status = async ({ api_key }: ApiKey) => {
      const headers = { authorization: `Api-Key ${api_key}` };
      return (await other.app.inject({ url: '/api/delivery/site/', headers })).statusCode;
    };
    await expect.poll(() => other.live()).toBe(true);
    expect([await status(kept), await status(revoked)]).toEqual([200, 200]);
    await user.delete(`/api/accesses/${revoked.id}/`);
    await expect.poll(() => status(revoked)).toBe(401);
    const { body: rotated } = await user.post<ApiKey>(`/api/accesses/${kept.id}/rotate/`);
    await expect.poll(() => status(kept)).toBe(401);
    expect(await status(rotated)).toBe(200);
    for (const [is_blocked, expected] of [
      [true, 401],
      [false, 200],
    ] as const) {
      await admin.patch(`/api/users/${user.id}/?all=1`, { is_blocked });
      await expect.poll(() => status(rotated)).toBe(expected);
    }
    await other.close();
  });
});

function rotatedAs({ api_key }: ApiKey) {
  return { apiKey: api_key };
}

import { expect, test } from 'vitest';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { describeOnBothDatabases, describeWithDatabase, type Member } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeOnBothDatabases('API tokens', (makeWorld) => {
  test('a token shows its key when it is created or read, masks it in lists, and can be changed and revoked', async () => {
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
    const slashed = await user.patch(path, { allowed_origins: ['https://shop.example/'] });
    expect([slashed.status, Object.keys(slashed.body)]).toEqual([400, ['allowed_origins']]);
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

  test('the use of a token is recorded at most once a minute', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { id, api_key } = await world.createApiKey(user, workspace);
    const read = () => world.withKey(api_key).read('/api/delivery/site/');
    const usedAt = async () => (await user.read<ApiKey>(`/api/accesses/${id}/`)).last_used_at;
    await read();
    await expect.poll(usedAt).not.toBeNull();
    const first = await usedAt();
    world.pass(30_000);
    await read();
    expect(await usedAt()).toBe(first);
    world.pass(31_000);
    await read();
    await expect.poll(usedAt).not.toBe(first);
  });

  test('a key stops at once when it is rotated or revoked, its workspace or owner is deleted, or it loses an origin', async () => {
    const world = await makeWorld();
    const [ana, boro, admin] = [await world.user('Ana'), await world.user('Boro'), await world.admin()];
    const makeKey = async (owner: Member) => world.createApiKey(owner, (await world.workspace(owner)).id);
    const status = async ({ api_key }: ApiKey, headers = {}) =>
      (await world.withKey(api_key).get('/api/delivery/site/', headers)).status;
    const [rotated, revoked, ofWorkspace, ofOwner, ofOther] = [
      await makeKey(ana),
      await makeKey(ana),
      await makeKey(ana),
      await makeKey(ana),
      await makeKey(boro),
    ];
    for (const key of [rotated, revoked, ofWorkspace, ofOwner, ofOther]) expect(await status(key)).toBe(200);
    const { body: fresh } = await ana.post<ApiKey>(`/api/accesses/${rotated.id}/rotate/`);
    expect([await status(rotated), await status(fresh)]).toEqual([401, 200]);
    await ana.delete(`/api/accesses/${revoked.id}/`);
    expect(await status(revoked)).toBe(401);
    await ana.delete(`/api/workspaces/${ofWorkspace.workspace}/`);
    expect(await status(ofWorkspace)).toBe(401);
    // The keys of a blocked owner work again when the owner is unblocked.
    for (const is_blocked of [true, false]) {
      await admin.change(`/api/users/${ana.id}/?all=1`, { is_blocked });
      expect(await status(ofOwner)).toBe(is_blocked ? 401 : 200);
    }
    await admin.delete(`/api/users/${ana.id}/?all=1`);
    expect([await status(ofOwner), await status(ofOther)]).toEqual([401, 200]);
    const origin = 'https://a.example';
    for (const allowed_origins of [[origin], []]) {
      await boro.change(`/api/accesses/${ofOther.id}/`, { allowed_origins });
      expect(await status(ofOther, { origin })).toBe(allowed_origins.includes(origin) ? 200 : 403);
    }
  });
});

describeWithDatabase('The key of an API token', (makeWorld) => {
  test('is shown only to its owner: it is in no list, no changed token, no error and no log', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const allowed_origins = ['https://a.example'];
    const { id, api_key } = await world.createApiKey(user, workspace, { allowed_origins });
    const path = `/api/accesses/${id}/`;
    const { body: rotated } = await user.post<ApiKey>(`${path}rotate/`);
    const site = world.withKey(rotated.api_key);
    const delivered = '/api/delivery/site/';
    const answers = [
      await user.get(`/api/accesses/?workspace=${workspace}`),
      await user.patch(path, { title: 'New' }),
      await world.withKey(api_key).get(delivered),
      await site.get(delivered),
      await world.guest.get(delivered, { 'x-api-key': rotated.api_key }),
      await site.get('/api/delivery/pages/?path=/none'),
      await site.get(delivered, { origin: 'https://evil.example' }),
      await site.post('/api/delivery/inquiries/', '{"message":'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 200, 200, 404, 403, 400]);
    for (const key of [api_key, rotated.api_key]) {
      expect(answers.map(({ text }) => text).join('')).not.toContain(key.slice(4));
      expect(world.logged.join('')).not.toContain(key.slice(4));
    }
  });
});

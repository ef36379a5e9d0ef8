import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkInstallation } from '../../server/modules/integrity/service.ts';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { removeDropped } from '../../server/modules/removal/service.ts';
import { createUser } from '../../server/modules/users/service.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { describeOnBothDatabases, type World } from '../support/world.ts';
import { makeContentWorld, type ContentWorld } from './content-world.ts';

/** More than a transaction removes: of rows, and of bytes. */
const many = { states: 1200, versions: 9 };

describeOnBothDatabases('deleting something large', (makeWorld) => {
  it('hides a workspace at once and removes it in parts', async () => {
    const world = await makeContentWorld(makeWorld);
    const { api_key } = await world.createApiKey(world.editor, world.site.id);
    await world.addImage();
    await enlarge(world);
    const admin = await world.admin();
    const all = await count(world, 'content_history');
    expect((await world.withKey(api_key).get('/api/delivery/site/')).status).toBe(200);

    const address = `/api/workspaces/${world.site.id}/`;
    expect((await world.editor.delete(address)).status).toBe(204);
    const left = await count(world, 'content_history');
    expect(left).toBeGreaterThan(0);
    for (const hidden of [address, `/api/pages/${world.home.id}/`, `/api/pages/?workspace=${world.site.id}`])
      expect((await world.editor.get(hidden)).status).toBe(404);
    expect((await world.editor.delete(address)).status).toBe(404);
    expect((await world.editor.get('/api/workspaces/')).body).toMatchObject({ count: 0 });
    expect((await world.editor.get('/api/usage/')).body).toMatchObject({ pages: 0, media: 0 });
    expect((await admin.get('/api/media/?all=1')).body).toMatchObject({ count: 0 });
    expect((await admin.get('/api/users/?all=1')).body).toMatchObject({ count: 3 });
    expect((await world.withKey(api_key).get('/api/delivery/site/')).status).toBe(401);

    // Like a process that ends in the middle: some of it is removed.
    await removeDropped.run(world.dependencies, AbortSignal.abort());
    const later = await count(world, 'content_history');
    expect(all - left).toBeLessThanOrEqual(500);
    expect(left - later).toBeLessThanOrEqual(500);
    expect(later).toBeGreaterThan(0);
    // The versions that `enlarge` adds are not readable as ones of Octavo.
    const check = await checkInstallation(world.dependencies, { progress: () => undefined, recount: false });
    expect(check.damage.filter(({ where }) => !where.startsWith('page_versions'))).toEqual([]);
    await removeDropped.run(world.dependencies);
    expect(await traces(world, world.site.id)).toEqual([]);
    expect(await traces(world, world.home.id)).toEqual([]);
    expect(await count(world, 'users')).toBe(3);
    expect(await count(world, 'unsettled_files')).toBe(0);
  });

  it('hides a page at once, frees its path, and keeps its last states', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const { api_key } = await world.createApiKey(world.editor, world.site.id);
    await world.withKey(api_key).post('/api/delivery/inquiries/', { message: 'Hello', page: world.home.id });
    await enlarge(world);
    const address = `/api/pages/${world.home.id}/`;
    expect((await world.editor.delete(address)).status).toBe(204);
    expect(await count(world, 'page_versions')).toBeGreaterThan(0);
    for (const hidden of [address, `${address}versions/`, `/api/blocks/${block.id}/`])
      expect((await world.editor.get(hidden)).status).toBe(404);
    expect((await world.withKey(api_key).get('/api/delivery/pages/?path=/')).status).toBe(404);
    const inquiries = await world.editor.get(`/api/inquiries/?workspace=${world.site.id}`);
    expect(inquiries.body).toMatchObject({ count: 1, results: [{ page: null }] });
    expect((await world.editor.get('/api/usage/')).body).toMatchObject({ pages: 0 });
    await world.page(world.editor, world.site.id, { url_path: '/' });

    await removeDropped.run(world.dependencies);
    expect(await traces(world, world.home.id)).toEqual(['content_history']);
    expect([await count(world, 'users'), await count(world, 'workspaces')]).toEqual([2, 1]);
    expect(await count(world, 'inquiries')).toBe(1);
  });

  it('hides an account at once and frees its address', async () => {
    const world = await makeContentWorld(makeWorld);
    await enlarge(world);
    const admin = await world.admin();
    const { id, email, password } = world.editor;
    const address = `/api/users/${id}/?all=1`;
    expect((await admin.delete(address)).status).toBe(204);
    expect(await count(world, 'content_history')).toBeGreaterThan(0);
    expect((await world.editor.get('/api/workspaces/')).status).toBe(401);
    const signIn = await world.guest.post('/api/auth/', { email, password });
    expect(signIn.status).toBe(400);
    expect((await admin.get(address)).status).toBe(404);
    expect((await admin.delete(address)).status).toBe(404);
    expect((await admin.patch(address, { name: 'X' })).status).toBe(404);
    expect((await admin.get('/api/users/?all=1')).body).toMatchObject({ count: 2 });
    const { dependencies } = world;
    await dependencies.db
      .transaction()
      .execute((tx) => createUser(dependencies, tx, { email, name: 'Again', role: 'user' }));

    await removeDropped.run(dependencies);
    expect(await traces(world, id)).toEqual([]);
    expect(await traces(world, world.site.id)).toEqual([]);
    expect(await count(world, 'users')).toBe(3);
  });
});

describeOnBothDatabases('What has expired', (makeWorld) => {
  it('is removed in parts, by several processes at once', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const expires_at = '2026-01-01T00:00:00.000Z';
    const captchas = Array.from({ length: 1200 }, (_, n) => ({ challenge: `challenge ${n}`, expires_at }));
    await db.insertInto('used_captchas').values(captchas).execute();
    await removeExpired.run(world.dependencies, AbortSignal.abort());
    const left = await count(world, 'used_captchas');
    expect(left).toBeGreaterThanOrEqual(700);
    expect(left).toBeLessThan(1200);
    await Promise.all([removeExpired.run(world.dependencies), removeExpired.run(world.dependencies)]);
    await removeExpired.run(world.dependencies);
    expect(await count(world, 'used_captchas')).toBe(0);
  });
});

/** Gives the home page more history and versions than a transaction removes. The first version is live. */
async function enlarge({ dependencies: { db }, editor, home, site }: ContentWorld): Promise<void> {
  await editor.post(`/api/pages/${home.id}/publish/`);
  const replaced_at = '2026-01-01T00:00:00.000Z';
  const state = { workspace: site.id, source_kind: 'block' as const, source_page: home.id, replaced_at };
  const states = Array.from({ length: many.states }, (_, n) => ({
    ...{ ...state, id: randomUUID(), source: randomUUID(), revision: n, data: '{}' },
    ...{ block_content_model: null, replaced_by: editor.id },
  }));
  await db.insertInto('content_history').values(states.slice(0, 600)).execute();
  await db.insertInto('content_history').values(states.slice(600)).execute();
  for (let version = 2; version <= many.versions; version += 1)
    await db
      .insertInto('page_versions')
      .values({
        ...{ page: home.id, version, workspace: site.id, title: 'Home', url_path: '/' },
        ...{ blocks: JSON.stringify({ models: {}, blocks: [], filler: 'x'.repeat(1_000_000) }) },
        ...{ published_at: replaced_at, published_by: editor.id },
      })
      .execute();
}

async function count({ dependencies: { db } }: World, table: keyof Schema): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

/** The tables with rows that name this record. */
async function traces(world: ContentWorld, id: string): Promise<string[]> {
  const { db } = world.dependencies;
  const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Schema);
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.some((row) => JSON.stringify(row).includes(id)) ? [table] : [];
    }),
  );
  return found.flat().toSorted();
}

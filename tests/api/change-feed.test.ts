import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { everyWorkspace } from '../../server/platform/database/cached-tables.ts';
import { createChangeFeed, type ChangeFeed } from '../../server/platform/database/change-feed.ts';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { describeOn, type World } from '../support/world.ts';

/** Opens the change feed of a second process on the same database, and collects the content changes that it receives. */
async function anotherProcess(world: World): Promise<{ changes: ChangeFeed; heard: (string | undefined)[] }> {
  const changes = createChangeFeed({
    databaseUrl: world.dependencies.config.databaseUrl,
    log: pino({ level: 'silent' }),
  });
  const heard: (string | undefined)[] = [];
  changes.subscribe('content', (workspace) => heard.push(workspace));
  await expect.poll(() => changes.live).toBe(true);
  heard.length = 0;
  return { changes, heard };
}

/** Returns the changes that a call publishes, without repetition. */
async function changesOfCall(world: World, call: () => Promise<unknown>): Promise<readonly string[]> {
  const heard = new Set<string>();
  for (const topic of ['content', 'accesses'] as const)
    world.dependencies.changes.subscribe(topic, (workspace) =>
      heard.add(`${topic} ${workspace ?? everyWorkspace}`),
    );
  await call();
  return [...heard];
}

describeOn('sqlite', 'a call publishes', (makeWorld) => {
  test('nothing for drafts, and the workspace for delivered content', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const content = [`content ${workspace}`];
    const changes = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      changesOfCall(world, async () => {
        const answer = await world.call(method, path, { as: user, body });
        expect(answer.status).toBeLessThan(300);
        return answer;
      });
    const { id: page } = await world.page(user, workspace);
    const at = `/api/pages/${page}/`;
    expect(await changes('PATCH', at, { title: 'Draft' })).toEqual([]);
    expect(await changes('POST', `${at}publish/`)).toEqual(content);
    expect(await changes('PATCH', at, { title: 'Another draft' })).toEqual([]);
    expect(await changes('PATCH', at, { url_path: '/moved' })).toEqual(content);
    expect(await changes('DELETE', at)).toEqual(content);
    expect(await changes('PATCH', `/api/workspaces/${workspace}/`, { title: 'New' })).toEqual(content);
    expect(await changes('DELETE', `/api/workspaces/${workspace}/`)).toEqual([
      ...content,
      `accesses ${workspace}`,
    ]);
  });
});

describeOn('sqlite', 'a call that changes nothing cached', (makeWorld) => {
  test('publishes nothing', async () => {
    const world = await makeWorld();
    const [user, admin] = [await world.user(), await world.admin()];
    const { id: workspace } = await world.workspace(user);
    const { id: token } = await world.createApiKey(user, workspace);
    for (const [member, path, body] of [
      [user, `/api/workspaces/${workspace}/`, {}],
      [user, `/api/workspaces/${workspace}/`, { seo: {} }],
      [user, `/api/accesses/${token}/`, {}],
      [user, `/api/accesses/${token}/`, { title: 'New', description: 'For the shop' }],
      [user, `/api/users/${user.id}/`, { name: 'New' }],
      [admin, `/api/users/${user.id}/?all=1`, { name: 'Newer', is_blocked: false }],
    ] as const) {
      const changes = await changesOfCall(world, () => member.change(path, body));
      expect([path, body, changes]).toEqual([path, body, []]);
    }
    expect(await user.read(`/api/accesses/${token}/`)).toMatchObject({
      title: 'New',
      description: 'For the shop',
    });
  });
});

describeOn('postgres', 'changes, for other processes', (makeWorld) => {
  test('reach another process on commit, and never after a rollback', async () => {
    const world = await makeWorld();
    const { changes, heard } = await anotherProcess(world);
    const { db, changes: own } = world.dependencies;
    await expect(
      db.transaction().execute(async (tx) => {
        await own.publish(tx, { topic: 'content', workspace: 'rolled-back' });
        throw new Error('no commit');
      }),
    ).rejects.toThrow('no commit');
    await db.transaction().execute((tx) => own.publish(tx, { topic: 'content', workspace: 'committed' }));
    await expect.poll(() => heard).toEqual(['committed']);
    await db.transaction().execute((tx) => own.publish(tx, { topic: 'content', workspace: everyWorkspace }));
    await expect.poll(() => heard).toEqual(['committed', undefined]);
    await changes.close();
  });

  test('missed while the connection was down count as changes to everything', async () => {
    const world = await makeWorld();
    const { changes, heard } = await anotherProcess(world);
    const { db } = world.dependencies;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`.execute(db);
    await expect.poll(() => changes.live).toBe(false);
    await expect.poll(() => changes.live).toBe(true);
    expect(heard).toEqual([undefined]);
    await db
      .transaction()
      .execute((tx) => world.dependencies.changes.publish(tx, { topic: 'content', workspace: 'after' }));
    await expect.poll(() => heard).toEqual([undefined, 'after']);
    await changes.close();
  });

  test('are confirmed by heartbeats even while calls use every connection', async () => {
    const world = await makeWorld();
    const { changes, db, config } = { ...world.dependencies };
    await expect.poll(() => changes.live).toBe(true);
    const pool = openPostgres(config.databaseUrl ?? '');
    const listener = await pool.connect();
    await listener.query('listen octavo_changes');
    const release = Promise.withResolvers<void>();
    const held: unknown[] = [];
    const holders = Array.from({ length: 10 }, () =>
      db.connection().execute(async (connection) => {
        held.push(await sql`select 1`.execute(connection));
        await release.promise;
      }),
    );
    await expect.poll(() => held.length).toBe(10);
    const beats: unknown[] = [];
    listener.on('notification', ({ payload }) => beats.push(payload));
    // A heartbeat arrives every second.
    await expect.poll(() => beats.length).toBeGreaterThan(1);
    release.resolve();
    await Promise.all(holders);
    listener.release(true);
    await pool.end();
  });
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import type { Page } from '../../shared/wire/content.ts';
import { describeOn, describeOnBothDatabases, type Person, type World } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

/** The data of a page that is heavy to read. */
const heavy = 100_000;

/** Holds back every answer of this length and more, as if its reader were slow. */
function holdAnswers(world: World) {
  const held: (() => void)[] = [];
  world.app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload === 'string' && payload.length >= heavy)
      await new Promise<void>((resolve) => held.push(resolve));
    return payload;
  });
  return { count: () => held.length, release: () => held.splice(0).forEach((resolve) => resolve()) };
}

describeOnBothDatabases('Many reads of a large page', (makeWorld) => {
  test('by one member hold only a part of the memory, and leave room for others and for light pages', async () => {
    const bare = await makeWorld({ serving: { memory: 350_000, memoryOfOne: 250_000 } });
    const answers = holdAnswers(bare);
    const world = await makeContentWorld(async () => bare);
    const fill = async (as: Person, page: string) => {
      const body = { page, block_content_model: world.note.id, data: { text: 'x'.repeat(heavy) } };
      expect((await world.call('POST', '/api/blocks/', { as, body })).status).toBe(201);
    };
    const boro = await world.user('Boro');
    const other = await world.page(boro, (await world.workspace(boro)).id);
    const light = await world.page(world.editor, world.site.id, { url_path: '/light' });
    const filled = Promise.all([fill(world.editor, world.home.id), fill(boro, other.id)]);
    await expect.poll(answers.count).toBe(2);
    answers.release();
    await filled;

    const read = (as: Person, id: string) => world.call<Page>('GET', `/api/pages/${id}/`, { as });
    let ended = 0;
    const reads = Array.from({ length: 6 }, () =>
      read(world.editor, world.home.id).finally(() => (ended += 1)),
    );
    await expect.poll(answers.count).toBe(2);
    expect((await read(world.editor, light.id)).status).toBe(200);
    expect(answers.count()).toBe(2);
    const others = read(boro, other.id);
    await expect.poll(answers.count).toBe(3);
    expect(ended).toBe(0);
    while (ended < reads.length) {
      expect(answers.count()).toBeLessThanOrEqual(3);
      answers.release();
      await setImmediate();
    }
    expect((await Promise.all([...reads, others])).map(({ status }) => status)).toEqual(
      Array.from({ length: 7 }, () => 200),
    );
  });
});

describeOnBothDatabases('Many retries of calls with a large answer', (makeWorld) => {
  test('by one member hold only a part of the memory', async () => {
    const bare = await makeWorld({ serving: { memoryOfOne: 300_000 } });
    const answers = holdAnswers(bare);
    const world = await makeContentWorld(async () => bare);
    const add = (data: object, key: string) =>
      world.call('POST', '/api/blocks/', {
        as: world.editor,
        body: { page: world.home.id, block_content_model: world.note.id, data },
        headers: { 'idempotency-key': key },
      });
    const letEach = async (calls: readonly ReturnType<typeof add>[], most: number) => {
      let ended = 0;
      for (const call of calls) void call.finally(() => (ended += 1));
      while (ended < calls.length) {
        expect(answers.count()).toBeLessThanOrEqual(most);
        answers.release();
        await setImmediate();
      }
      return (await Promise.all(calls)).map(({ status, headers }) => [
        status,
        headers['idempotency-replayed'],
      ]);
    };
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const text = 'x'.repeat(heavy);
    for (const key of keys) expect(await letEach([add({ text }, key)], 1)).toEqual([[201, undefined]]);

    const retries = keys.map((key) => add({ text }, key));
    await expect.poll(answers.count).toBe(2);
    expect(await letEach(retries, 2)).toEqual(keys.map(() => [201, 'true']));
  });
});

describeOnBothDatabases('A call that waits too long for its share', (makeWorld) => {
  test('has to come back later', async () => {
    const bare = await makeWorld({ serving: { memoryOfOne: 150_000, waitTimeout: 50 } });
    const answers = holdAnswers(bare);
    const world = await makeContentWorld(async () => bare);
    const body = {
      page: world.home.id,
      block_content_model: world.note.id,
      data: { text: 'x'.repeat(heavy) },
    };
    const filled = world.call('POST', '/api/blocks/', { as: world.editor, body });
    await expect.poll(answers.count).toBe(1);
    answers.release();
    expect((await filled).status).toBe(201);
    const read = () => world.call('GET', `/api/pages/${world.home.id}/`, { as: world.editor });
    const first = read();
    await expect.poll(answers.count).toBe(1);
    const second = await read();
    expect([second.status, second.body['code'], second.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    answers.release();
    expect((await first).status).toBe(200);
  });
});

describeOn('postgres', 'Many changes of one page', (makeWorld) => {
  test('by one member leave connections to the database for others', async () => {
    const world = await makeContentWorld(makeWorld);
    const boro = await world.user('Boro');
    const locker = openPostgres(world.dependencies.config.databaseUrl ?? '');
    const lock = await locker.connect();
    await lock.query('begin');
    await lock.query('select from pages where id = $1 for update', [world.home.id]);
    const writes = Array.from({ length: 30 }, (_, n) =>
      world.call('PATCH', `/api/pages/${world.home.id}/`, {
        as: world.editor,
        body: { title: `Title ${n}` },
      }),
    );
    const read = await world.call('GET', '/api/workspaces/', { as: boro });
    lock.release(true);
    await locker.end();
    expect(read.status).toBe(200);
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { createGate } from '../../server/platform/limits/gate.ts';
import type { Page } from '../../shared/wire/content.ts';
import { describeOn, describeOnBothDatabases, type Member, type World } from '../support/world.ts';
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
    const bare = await makeWorld({ overrides: { memory: createGate(350_000, 250_000) } });
    const answers = holdAnswers(bare);
    const world = await makeContentWorld(async () => bare);
    const fill = async (caller: Member, page: string) => {
      const body = { page, block_content_model: world.note.id, data: { text: 'x'.repeat(heavy) } };
      expect((await caller.post('/api/blocks/', body)).status).toBe(201);
    };
    const boro = await world.user('Boro');
    const other = await world.page(boro, (await world.workspace(boro)).id);
    const light = await world.page(world.editor, world.site.id, { url_path: '/light' });
    const filled = Promise.all([fill(world.editor, world.home.id), fill(boro, other.id)]);
    await expect.poll(answers.count).toBe(2);
    answers.release();
    await filled;

    const read = (caller: Member, id: string) => caller.get<Page>(`/api/pages/${id}/`);
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

describeOn('postgres', 'Many changes of one page', (makeWorld) => {
  test('by one member leave connections to the database for others', async () => {
    const world = await makeContentWorld(makeWorld);
    const boro = await world.user('Boro');
    const locker = openPostgres(world.dependencies.config.databaseUrl ?? '');
    const lock = await locker.connect();
    await lock.query('begin');
    await lock.query('select from pages where id = $1 for update', [world.home.id]);
    const writes = Array.from({ length: 30 }, (_, n) =>
      world.editor.patch(`/api/pages/${world.home.id}/`, { title: `Title ${n}` }),
    );
    const read = await boro.get('/api/workspaces/');
    lock.release(true);
    await locker.end();
    expect(read.status).toBe(200);
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

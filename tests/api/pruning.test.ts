import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pruneHistory } from '../../server/modules/expiry/history.ts';
import { pruneOutbox } from '../../server/modules/expiry/remove-expired.ts';
import { newId } from '../../server/platform/ids.ts';
import { queue, readOutboxFiles, send } from '../support/outbox.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { makeContentWorld, textField, type ContentWorld } from './content-world.ts';

const day = 86_400_000;
const env = { OCTAVO_KEEP_HISTORY_DAYS: '3', OCTAVO_KEEP_HISTORY_STATES: '3' };

describeOnBothDatabases('The history', (makeWorld) => {
  it('keeps every state for some days, and the newest states of each record after that', async () => {
    const world = await makeContentWorld(makeWorld, { env });
    const block = await world.addBlock('0');
    const other = await world.addBlock('other 0');
    await rewrite(world, block.id, 1, 6);
    await rewrite(world, other.id, 1, 2);
    world.pass(2 * day);
    await rewrite(world, block.id, 7, 7);
    await pruneHistory.run(world.dependencies);
    expect(await states(world, block.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    world.pass(2 * day);
    await pruneHistory.run(world.dependencies);
    expect(await states(world, block.id)).toEqual([5, 6, 7]);
    expect(await states(world, other.id)).toEqual([1, 2]);
  });

  it('of a deleted page or component goes after some days, that of a deleted block does not', async () => {
    const world = await makeContentWorld(makeWorld, { env });
    const second = await world.page(world.editor, world.site.id, { url_path: '/second' });
    const kept = await world.addBlock('kept');
    const gone = await world.addBlock('gone', { page: second.id });
    const model = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const component = await world.editor.post('/api/components/', {
      workspace: world.site.id,
      block_content_model: model.id,
      data: { text: 'gone' },
    });
    const remove = (address: string) => world.editor.delete(`/api/${address}/`);
    const id = String(component.body['id']);
    for (const address of [`blocks/${kept.id}`, `pages/${second.id}`, `components/${id}`])
      expect((await remove(address)).status).toBe(204);
    await pruneHistory.run(world.dependencies);
    const all = async () =>
      Promise.all([kept.id, gone.id, second.id, id].map((source) => states(world, source)));
    expect(await all()).toEqual([[1], [1], [1], [1]]);
    world.pass(4 * day);
    await pruneHistory.run(world.dependencies);
    expect(await all()).toEqual([[1], [], [], []]);
  });

  it('loses more than fits one statement, and published versions stay', async () => {
    const world = await makeContentWorld(makeWorld, { env });
    const block = await world.addBlock('0');
    await world.publish();
    await world.addBlock('another');
    await world.publish();
    const { db } = world.dependencies;
    await rewrite(world, block.id, 1, 1);
    const state = await db
      .selectFrom('content_history')
      .selectAll()
      .where('source', '=', block.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 450 }, (_, n) => ({ ...state, id: newId(), revision: n + 2 }));
    await db.insertInto('content_history').values(more).execute();
    world.pass(4 * day);
    // As two processes would.
    await Promise.all([pruneHistory.run(world.dependencies), pruneHistory.run(world.dependencies)]);
    expect(await states(world, block.id)).toEqual([449, 450, 451]);
    const { body } = await world.editor.get(`/api/pages/${world.home.id}/versions/`);
    expect(body['count']).toBe(2);
  });
});

describeOn('sqlite', 'The folder of mails', (makeWorld) => {
  it('loses old mails, and no other file', async () => {
    const world = await makeWorld({ env: { OCTAVO_KEEP_OUTBOX_DAYS: '5' } });
    const folder = path.join(world.dataDir, 'outbox');
    await queue(world);
    await send(world);
    const [old] = await readOutboxFiles(world.dataDir);
    world.pass(4 * day);
    await pruneOutbox.run(world.dependencies);
    expect(await readOutboxFiles(world.dataDir)).toHaveLength(1);
    await queue(world);
    await send(world);
    const others = [
      '2020-01-01T00-00-00.000Z.eml',
      'notes.txt',
      '2020-01-01T00-00-00.000Z-1.eml.bak',
      'old.eml',
    ];
    for (const name of others) fs.writeFileSync(path.join(folder, name), 'mine');
    fs.mkdirSync(path.join(folder, '2020-01-01T00-00-00.000Z-2.eml'));
    fs.symlinkSync(path.join(folder, 'notes.txt'), path.join(folder, '2020-01-01T00-00-00.000Z-3.eml'));
    fs.writeFileSync(path.join(folder, '.2020-01-01T00-00-00.000Z-4.eml.part'), 'interrupted');
    world.pass(2 * day);
    await pruneOutbox.run(world.dependencies);
    const left = fs.readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining(others));
    expect(left).toContain('2020-01-01T00-00-00.000Z-2.eml');
    expect(left).toContain('2020-01-01T00-00-00.000Z-3.eml');
    expect(left).not.toContain(old?.name);
    expect(left).toHaveLength(others.length + 3);
  });
});

/** Changes a block so that its states from the first to the last of these revisions are in the history. */
async function rewrite(world: ContentWorld, id: string, from: number, to: number): Promise<void> {
  for (let revision = from; revision <= to; revision += 1) {
    const body = { data: { text: `text ${revision}` } };
    const { status } = await world.editor.patch(`/api/blocks/${id}/`, body);
    expect(status).toBe(200);
  }
}

/** The revisions of a record that are in the history. */
async function states({ dependencies: { db } }: ContentWorld, source: string): Promise<number[]> {
  const found = await db
    .selectFrom('content_history')
    .select('revision')
    .where('source', '=', source)
    .orderBy('revision')
    .execute();
  return found.map(({ revision }) => revision);
}

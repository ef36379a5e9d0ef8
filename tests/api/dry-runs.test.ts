import { expect, it } from 'vitest';
import { describeWithDatabase } from '../support/world.ts';
import { textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const url = '/api/block-content-models/';

describeWithDatabase('A dry run', (makeWorld) => {
  async function makeDryWorld() {
    const world = await makePlannedWorld(makeWorld);
    const as = world.administrator;
    const { db } = world.dependencies;
    const everything = async () => [
      await db.selectFrom('block_content_models').selectAll().orderBy('id').execute(),
      await db.selectFrom('content_history').select('id').orderBy('id').execute(),
    ];
    const run = async (method: 'POST' | 'PATCH' | 'DELETE', id: string, body?: object, revision = 1) => {
      const before = await everything();
      const answer = await world.call(method, `${url}${id}?dry_run=1`, {
        as,
        ...(body !== undefined && { body }),
        headers: method === 'POST' ? {} : { 'if-match': `"${revision}"` },
      });
      expect(await everything()).toEqual(before);
      return [answer.status, answer.body] as const;
    };
    return { ...world, run };
  }

  it('of a new block type fails like the write, and makes nothing', async () => {
    const { run, note, addModel } = await makeDryWorld();
    const input = { name: 'New', content_model: { words: textField } };
    expect(await run('POST', '', input)).toEqual([204, undefined]);
    expect(await run('POST', '', { ...input, name: note.name })).toMatchObject([
      400,
      { name: [expect.any(String)] },
    ]);
    const hologram = { words: { ...textField, field_type: 'hologram' } };
    expect(await run('POST', '', { ...input, content_model: hologram })).toMatchObject([
      400,
      { content_model: [expect.stringContaining('hologram')] },
    ]);
    expect((await addModel({ words: textField })).revision).toBe(1);
  });

  it('of a change fails like the write, and changes nothing', async () => {
    const { run, note, addModel } = await makeDryWorld();
    const other = await addModel({ words: textField });
    expect(await run('PATCH', `${note.id}/`, { name: 'Other name', archived: true })).toEqual([
      204,
      undefined,
    ]);
    expect(await run('PATCH', `${note.id}/`, { name: other.name })).toMatchObject([
      400,
      { name: [expect.any(String)] },
    ]);
    expect(await run('PATCH', `${note.id}/`, { name: 'Other name' }, 7)).toMatchObject([
      412,
      { code: 'stale_write', current: { name: note.name, revision: 1 } },
    ]);
  });

  it('of a removal fails like the write, and removes nothing', async () => {
    const { run, note, addBlock, addModel } = await makeDryWorld();
    await addBlock('one');
    expect(await run('DELETE', `${note.id}/`)).toMatchObject([409, { code: 'conflict' }]);
    const unused = await addModel({ words: textField });
    expect(await run('DELETE', `${unused.id}/`)).toEqual([204, undefined]);
  });
});

describeWithDatabase('A plan that was not applied', (makeWorld) => {
  it('can be discarded, by administrators', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const other = await world.addModel({ words: textField });
    const operations = [{ op: 'retype', field: 'text', to: 'words', field_type: 'text' }];
    const discard = async (id: string, { as = world.administrator, model = world.note.id } = {}) => {
      const answer = await world.call('DELETE', `${world.at(model)}${id}/`, { as });
      return [answer.status, answer.body?.['code']];
    };
    const plan = await world.make(operations);
    expect(await discard(plan.id, { as: world.editor })).toEqual([403, 'permission_denied']);
    expect(await discard(plan.id, { model: other.id })).toEqual([404, 'not_found']);
    expect(await discard(plan.id)).toEqual([204, undefined]);
    expect(await discard(plan.id)).toEqual([404, 'not_found']);
    const applied = await world.apply(await world.make(operations));
    expect(await discard(applied.id)).toEqual([409, 'plan_settled']);
    expect((await world.undo(applied)).state).toBe('undone');
  });
});

import { expect, it } from 'vitest';
import { describeWithDatabase } from '../support/world.ts';
import { textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const url = '/api/block-content-models/';

describeWithDatabase('A dry run', (makeWorld) => {
  it('fails like the write, and writes nothing', async () => {
    const {
      administrator: as,
      call,
      dependencies,
      note,
      addBlock,
      addModel,
    } = await makePlannedWorld(makeWorld);
    await addBlock('one');
    const other = await addModel({ words: textField });
    const everything = async () => [
      await dependencies.db.selectFrom('block_content_models').selectAll().orderBy('id').execute(),
      await dependencies.db.selectFrom('content_history').select('id').orderBy('id').execute(),
    ];
    const before = await everything();
    const run = async (method: 'POST' | 'PATCH' | 'DELETE', id: string, body?: object, revision = 1) => {
      const headers = method === 'POST' ? {} : { 'if-match': `"${revision}"` };
      const answer = await call(method, `${url}${id}?dry_run=1`, { as, body, headers });
      expect(await everything()).toEqual(before);
      return [answer.status, answer.body];
    };
    const done = [204, undefined];
    const message = [expect.any(String)];
    const input = { name: 'New', content_model: { words: textField } };
    expect(await run('POST', '', input)).toEqual(done);
    expect(await run('POST', '', { ...input, name: note.name })).toMatchObject([400, { name: message }]);
    const hologram = { words: { ...textField, field_type: 'hologram' } };
    const unknown = await run('POST', '', { ...input, content_model: hologram });
    expect(unknown).toMatchObject([400, { content_model: [expect.stringContaining('hologram')] }]);
    const change = { name: 'Other name', archived: true };
    expect(await run('PATCH', `${note.id}/`, change)).toEqual(done);
    expect(await run('PATCH', `${note.id}/`, { name: other.name })).toMatchObject([400, { name: message }]);
    expect(await run('PATCH', `${note.id}/`, change, 7)).toMatchObject([
      412,
      { code: 'stale_write', current: { name: note.name, revision: 1 } },
    ]);
    expect(await run('DELETE', `${note.id}/`)).toMatchObject([409, { code: 'conflict' }]);
    expect(await run('DELETE', `${other.id}/`)).toEqual(done);
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

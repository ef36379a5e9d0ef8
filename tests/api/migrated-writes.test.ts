import { expect, it } from 'vitest';
import type { Block, Component, PageVersionDetail } from '../../shared/wire/content.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const rename = { op: 'retype', field: 'text', to: 'words', field_type: 'text' };

/** A planned world, and how an editor writes data of a shape. */
async function makeWritingWorld(makeWorld: Parameters<typeof makePlannedWorld>[0]) {
  const world = await makePlannedWorld(makeWorld);
  const write = (id: string, revision: number, body: object) =>
    world.editor.patch<Block>(`/api/blocks/${id}/`, body, { 'if-match': `"${revision}"` });
  return { ...world, write };
}

describeWithDatabase('A write of an older shape', (makeWorld) => {
  it('is rejected with the migrated block, and accepted in the current shape', async () => {
    const world = await makeWritingWorld(makeWorld);
    const block = await world.addBlock('one');
    expect(block).not.toHaveProperty('shape');
    await world.apply(await world.make([rename]));
    const rejected = await world.write(block.id, 1, { data: { text: 'two' }, shape: 0 });
    expect([rejected.status, rejected.body]).toMatchObject([
      412,
      { code: 'stale_write', current: { data: { words: 'one' }, shape: 1, revision: 1 } },
    ]);
    const saved = bodyOf(await world.write(block.id, 1, { data: { words: 'two' }, shape: 1 }), 200);
    expect(saved).toMatchObject({ data: { words: 'two' }, shape: 1, revision: 2 });
    // Without a shape, data is of the current one.
    const unknown = await world.write(block.id, 2, { data: { text: 'x' } });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['text']]);
    for (const shape of [-1, 1.5, 'old', null]) {
      const odd = await world.write(block.id, 2, { data: { words: 'x' }, shape });
      expect([odd.status, Object.keys(odd.body)]).toEqual([400, ['shape']]);
    }
  });

  it('is accepted if no plan has changed the fields since', async () => {
    const world = await makeWritingWorld(makeWorld);
    const model = await world.addModel({ text: textField });
    const block = await world.addBlock('', { block_content_model: model.id, data: { text: 'one' } });
    const content_model = { text: textField, more: { ...textField, order: 1 } };
    await world.administrator.change(`/api/block-content-models/${model.id}/`, { content_model });
    const saved = bodyOf(await world.write(block.id, 1, { data: { text: 'two' }, shape: 0 }), 200);
    expect(saved).toMatchObject({ data: { text: 'two' }, shape: 1 });
  });

  it.each(['PAGE', 'COMPONENT'] as const)(
    'is rejected if it makes something new of a %s type',
    async (type) => {
      const world = await makeWritingWorld(makeWorld);
      const model = await world.addModel({ text: textField }, { content_model_type: type });
      await world.apply(await world.make([rename], {}, model.id));
      const [path, place] =
        type === 'PAGE'
          ? ['/api/blocks/', { page: world.home.id }]
          : ['/api/components/', { workspace: world.site.id }];
      const add = (body: object) =>
        world.editor.post(path, { block_content_model: model.id, ...place, ...body });
      const rejected = await add({ data: { text: 'one' }, shape: 0 });
      expect([rejected.status, Object.keys(rejected.body as object)]).toEqual([400, ['shape']]);
      const made = await add({ data: { words: 'one' }, shape: 1 });
      expect([made.status, made.body]).toMatchObject([201, { data: { words: 'one' }, shape: 1 }]);
      if (type === 'PAGE') return;
      const at = `/api/components/${(made.body as Component).id}/`;
      expect((await world.editor.patch(at, { data: { text: 'two' }, shape: 0 })).status).toBe(412);
    },
  );

  it('can be migrated by the client, which receives every plan since', async () => {
    const world = await makeWritingWorld(makeWorld);
    const steps = (after: number) =>
      world.editor.read<SchemaStep[]>(`/api/block-content-models/${world.note.id}/steps/?after=${after}`);
    expect(await steps(0)).toEqual([]);
    const plan = await world.apply(await world.make([rename]));
    await world.undo(plan);
    const step = { plan: plan.id, operations: [rename], decisions: {}, fields: world.note.content_model };
    expect(await steps(0)).toEqual([
      { ...step, shape: 1, is_back: false },
      { ...step, shape: 2, is_back: true },
    ]);
    expect(await steps(1)).toEqual([{ ...step, shape: 2, is_back: true }]);
  });

  it('of a version is the one that it was published with, or the current one', async () => {
    const world = await makeWritingWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.publish();
    await world.apply(await world.make([rename]));
    const read = async (query: string, version = 1) => {
      const url = `/api/pages/${world.home.id}/versions/${version}/${query}`;
      return (await world.editor.read<PageVersionDetail>(url)).blocks;
    };
    const [published] = await read('');
    expect(published).toEqual({ id: block.id, block_content_model: world.note.id, data: { text: 'one' } });
    expect(await read('?fields=then')).toEqual([published]);
    expect(await read('?fields=now')).toMatchObject([{ id: block.id, data: { words: 'one' }, shape: 1 }]);
    await world.publish();
    expect(await read('', 2)).toMatchObject([{ data: { words: 'one' }, shape: 1 }]);
  });
});

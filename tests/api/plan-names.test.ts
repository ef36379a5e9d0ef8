import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const rename = { op: 'rename', field: 'text', to: 'words' };

describeWithDatabase('Former names of fields', (makeWorld) => {
  it('let clients use the former names for thirty days', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.apply(await world.make([rename, { op: 'add', field: 'mood', definition: textField }]));
    const patch = (data: object, as = world.editor) =>
      world.call<Block>('PATCH', `/api/blocks/${block.id}/`, {
        as,
        body: { data },
        headers: { 'if-match': '"1"' },
      });
    const known = await patch({ text: 'two' });
    expect([known.status, known.body.data]).toEqual([200, { words: 'two' }]);
    expect(known.headers['deprecation']).toMatch(/^@\d+$/);
    expect(Date.parse(String(known.headers['sunset']))).toBeGreaterThan(Date.now());
    expect((await world.addBlock('three')).data).toEqual({ words: 'three' });
    const mixed = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'x', mood: 'y' } },
    });
    expect(mixed.body).toEqual({ text: ['This block type has no field “text”.'] });
    const usual = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { words: 'x' } },
    });
    expect([usual.status, usual.headers['deprecation']]).toEqual([200, undefined]);
    world.pass(30 * 86_400_000);
    const late = await world.user();
    const site = await world.workspace(late);
    const page = await world.page(late, site.id);
    const refused = await world.call('POST', '/api/blocks/', {
      as: late,
      body: { page: page.id, block_content_model: world.note.id, data: { text: 'late' } },
    });
    expect(refused.status).toBe(400);
  });

  it('refuse a former name whose field was removed, unless it is empty or the plan is undone', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { id: model } = await world.addModel({ text: textField, other: { ...textField, order: 1 } });
    const block = await world.addBlock('', { block_content_model: model, data: { text: 'one', other: '' } });
    const plan = await world.apply(await world.make([rename, { op: 'remove', field: 'other' }], {}, model));
    const patch = (data: object) =>
      world.call<Block>('PATCH', `/api/blocks/${block.id}/`, { as: world.editor, body: { data } });
    const create = (data: object) =>
      world.call<Block>('POST', '/api/blocks/', {
        as: world.editor,
        body: { page: world.home.id, block_content_model: model, data },
      });
    const unknown = (name: string) => [`This block type has no field “${name}”.`];
    for (const write of [patch, create]) {
      const refused = await write({ text: 'two', other: 'typed' });
      expect([refused.status, refused.body]).toEqual([
        400,
        { text: unknown('text'), other: unknown('other') },
      ]);
    }
    expect(bodyOf(await patch({ text: 'two', other: '' }), 200).data).toEqual({ words: 'two' });
    expect(bodyOf(await create({ text: 'new' }), 201).data).toEqual({ words: 'new' });
    await world.undo(plan);
    expect(bodyOf(await patch({ text: 'three', other: 'typed' }), 200).data).toEqual({
      text: 'three',
      other: 'typed',
    });
  });
});

import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { Component } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const other = { ...textField, field_title: 'Other', order: 1 };
const data = { text: 'one', other: 'aside' };

/** A planned world with a component, and how an editor deletes it and takes that back. */
async function makeComponentWorld(makeWorld: Parameters<typeof makePlannedWorld>[0]) {
  const world = await makePlannedWorld(makeWorld);
  const editor = world.editor;
  const about = { content_model_type: 'COMPONENT' };
  const model = await world.addModel({ text: textField, other }, about);
  const post = (body: object, by = editor) =>
    world.call<Component>('POST', '/api/components/', {
      ...{ as: by, body: { workspace: world.site.id, block_content_model: model.id, ...body } },
    });
  const component = bodyOf(await post({ data }), 201);
  return {
    ...world,
    ...{ model, component, post },
    read: (id: string) => editor.read<Component>(`/api/components/${id}/`),
    remove: async (id: string) => bodyOf(await editor.delete(`/api/components/${id}/`), 204),
    plan: async (...operations: object[]) => world.apply(await world.make(operations, {}, model.id)),
    change: async (body: object) => {
      const at = `/api/block-content-models/${model.id}/`;
      return await world.administrator.change(at, body);
    },
  };
}

const removeOther = { op: 'remove', field: 'other' };

describeOnBothDatabases('A component whose deletion is taken back', (makeWorld) => {
  it('comes back whether its type is still offered or not, in its workspace alone', async () => {
    const world = await makeComponentWorld(makeWorld);
    const { component, post } = world;
    const another = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const back = { data, copy_of: component.id };
    const exists = { block_content_model: ['This component already exists in the workspace.'] };
    expect((await post(back)).body).toEqual(exists);
    await world.remove(component.id);
    await world.change({ archived: true });
    const archived = { block_content_model: ['This block type is archived.'] };
    expect((await post({ data })).body).toEqual(archived);
    expect((await post({ data, copy_of: newId() })).body).toEqual(archived);
    const stranger = await world.user('Bo');
    const theirs = await world.workspace(stranger);
    expect((await post({ ...back, workspace: theirs.id }, stranger)).body).toEqual(archived);
    const mixed = { copy_of: component.id, block_content_model: another.id, data: { other: 'x' } };
    expect(Object.keys((await post(mixed)).body)).toEqual(['other']);
    expect(bodyOf(await post(back), 201).data).toEqual(data);
  });

  it('has archived values when the plan is undone later', async () => {
    const world = await makeComponentWorld(makeWorld);
    const plan = await world.plan(removeOther);
    await world.remove(world.component.id);
    const left = { data: { text: 'one' }, shape: 1, copy_of: world.component.id };
    const back = bodyOf(await world.post(left), 201);
    await world.remove(back.id);
    const again = bodyOf(await world.post({ ...left, copy_of: back.id }), 201);
    await world.undo(plan);
    expect((await world.read(again.id)).data).toEqual(data);
  });

  it('has values that a plan archived while it was deleted', async () => {
    const world = await makeComponentWorld(makeWorld);
    await world.remove(world.component.id);
    const plan = await world.plan(removeOther);
    const left = { data: { text: 'one' }, shape: 1, copy_of: world.component.id };
    const back = bodyOf(await world.post(left), 201);
    await world.undo(plan);
    expect((await world.read(back.id)).data).toEqual(data);
  });
});

import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Component } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import {
  bodyOf,
  linkTo,
  makeContentWorld,
  ownHistory,
  textField,
  type ContentWorld,
} from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const header = { content_model: { text: textField }, content_model_type: 'COMPONENT' };

const create = (world: ContentWorld, block_content_model: string, data: object) =>
  world.editor.post<Component>('/api/components/', { workspace: world.site.id, block_content_model, data });

describeOnBothDatabases('Components', (makeWorld) => {
  it('are created, read, listed, changed and deleted', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel(header.content_model, header);
    const made = bodyOf(await create(world, model.id, { text: 'one' }), 201);
    const at = `/api/components/${made.id}/`;
    const patched = await world.editor.patch<Component>(at, { data: { text: 'two' } });
    expect(bodyOf(patched, 200)).toMatchObject({ revision: 2, data: { text: 'two' } });
    expect((await world.editor.get(at)).body).toEqual(patched.body);
    const list = `/api/components/?workspace=${world.site.id}`;
    const listed = await world.editor.read<ListAnswer<Component>>(list);
    expect(listed.results).toEqual([patched.body]);
    expect((await world.editor.delete(at)).status).toBe(204);
    expect((await world.editor.get(at)).status).toBe(404);
    const history = await ownHistory(world);
    expect(history.map((row) => row.data)).toEqual(['{"text":"one"}', '{"text":"two"}']);
  });

  it('keep their workspace and type: the same value is accepted, another is rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel(header.content_model, header);
    const other = await world.workspace(world.editor, { title: 'Other' });
    const made = bodyOf(await create(world, model.id, { text: 'one' }), 201);
    const patch = (body: object) => world.editor.patch(`/api/components/${made.id}/`, body);
    expect((await patch({ ...made, data: { text: 'two' } })).status).toBe(200);
    expectAnswer(await patch({ workspace: other.id, block_content_model: world.note.id, data: {} }), 400, {
      workspace: ['This field can’t be changed.'],
      block_content_model: ['This field can’t be changed.'],
    });
  });

  it('exist once per workspace and model, even when twenty are created at once', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel(header.content_model, header);
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(world, model.id, {})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      block_content_model: ['This component already exists in the workspace.'],
    });
  });

  it('can only be made from component models', async () => {
    const world = await makeContentWorld(makeWorld);
    expect((await create(world, world.note.id, {})).body).toEqual({
      block_content_model: ['This block type isn’t allowed here.'],
    });
  });

  it('reject a stale write and return the current component', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel(header.content_model, header);
    const made = bodyOf(await create(world, model.id, { text: 'one' }), 201);
    const at = `/api/components/${made.id}/`;
    const body = { data: { text: 'two' } };
    expect((await world.editor.patch(at, body, { 'if-match': '"2"' })).status).toBe(412);
    const stale = await world.editor.delete(at, undefined, { 'if-match': '"9"' });
    expect(stale.body).toMatchObject({ code: 'stale_write', current: made });
  });

  it('keep the pages that they link to from being deleted', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel(
      { links: { ...textField, field_type: 'link' } },
      { content_model_type: 'COMPONENT', name: 'Top bar' },
    );
    bodyOf(await create(world, model.id, { links: [linkTo(world.home)] }), 201);
    expect((await world.readPage()).can_be_deleted).toBe(false);
    const rejected = await world.editor.delete(`/api/pages/${world.home.id}/`);
    expect(rejected.body['detail']).toContain('Top bar');
  });
});

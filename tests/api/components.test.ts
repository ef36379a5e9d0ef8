import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Component } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';

const create = (world: ContentWorld, block_content_model: string, data: object) =>
  world.editor.post<Component>('/api/components/', { workspace: world.site.id, block_content_model, data });

describeOnBothDatabases('Components', (makeWorld) => {
  it('exist once per workspace and model, even when twenty are created at once', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(world, model.id, {})));
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      block_content_model: ['This component already exists in the workspace.'],
    });
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(made).toHaveLength(1);
    const list = `/api/components/?workspace=${world.site.id}`;
    expect((await world.editor.read<ListAnswer<Component>>(list)).results).toEqual(made);
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

import { expect, it } from 'vitest';
import type { Block, Component } from '../../shared/wire/content.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const required = (field_type: string, field_values: unknown = null, order = 0) => ({
  ...{ field_type, field_title: 'Needed', required: true, order, field_values },
});

const fillIn = ['Fill this in before you publish.'];

async function makeImaged(makeWorld: MakeWorld) {
  const world = await makeHostedWorld(makeWorld);
  const { editor, site, home } = world;
  const image = async () => {
    const { id, file } = await world.addImage(40, 30, 'teal');
    return { id, file };
  };
  return {
    ...world,
    image,
    deletePicture: async ({ id }: { id: string }) => {
      const path = `/api/media/${id}/?workspace=${site.id}&force=1`;
      expect((await editor.delete(path)).status).toBe(204);
    },
    tryPublish: async () => {
      const path = `/api/pages/${home.id}/`;
      const ways = [await editor.post(`${path}publish/`), await editor.patch(path, { in_draft: false })];
      expect(ways[0]?.body).toEqual(ways[1]?.body);
      return ways.map(({ status, body }) => (status === 400 ? body : status))[0];
    },
  };
}

describeWithDatabase('A required field whose target was deleted', (makeWorld) => {
  it('keeps its page from being published, also inside of a list, until something else is chosen', async () => {
    const world = await makeImaged(makeWorld);
    const { editor } = world;
    const model = await world.addModel({
      shown: required('media', { multiple: true }),
      rows: {
        ...required('list', { fields: { portrait: required('media') } }, 1),
        required: false,
      },
      extra: { ...required('media', null, 2), required: false },
    });
    const [one, other, portrait, extra] = [
      await world.image(),
      await world.image(),
      await world.image(),
      await world.image(),
    ];
    const rows = [{ id: 'a1b2c3d4e5f6', data: { portrait: [portrait] } }];
    const data = { shown: [one, other], rows, extra: [extra] };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    for (const gone of [one, extra]) await world.deletePicture(gone);
    // One of two images is enough, and optional targets may be deleted.
    await world.publish();
    for (const gone of [other, portrait]) await world.deletePicture(gone);
    expect(await world.tryPublish()).toEqual({
      [`page_blocks.${block.id}.shown`]: fillIn,
      [`page_blocks.${block.id}.rows.0.portrait`]: fillIn,
    });
    const fresh = [await world.image()];
    const body = { data: { ...data, shown: fresh, rows: [{ ...rows[0], data: { portrait: fresh } }] } };
    await editor.change<Block>(`/api/blocks/${block.id}/`, body);
    await world.publish();
  });

  it('keeps a component from being saved: it is live at once', async () => {
    const world = await makeImaged(makeWorld);
    const { editor, site } = world;
    const content_model = { logo: required('media') };
    const model = await world.addModel(content_model, { content_model_type: 'COMPONENT' });
    const logo = await world.image();
    const place = { workspace: site.id, block_content_model: model.id };
    const made = await editor.post<Component>('/api/components/', { ...place, data: { logo: [logo] } });
    const { id } = bodyOf(made, 201);
    await world.deletePicture(logo);
    const save = (data: object) => editor.patch(`/api/components/${id}/`, { data });
    expectAnswer(await save({ logo: [logo] }), 400, { logo: ['This field is required'] });
    expect((await save({ logo: [await world.image()] })).status).toBe(200);
  });
});

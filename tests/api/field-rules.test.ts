import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOn } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const fieldOf = (field_type: string, rest: object = {}) => ({ ...textField, field_type, ...rest });
const listOf = (fields: object, rest: object = {}) => fieldOf('list', { field_values: { fields }, ...rest });

describeOn('sqlite', 'A field', (makeWorld) => {
  async function start(fields: object) {
    const world = await makeHostedWorld(makeWorld);
    const model = await world.addModel(fields);
    const add = (data: object) =>
      world.editor.create<Block>('/api/blocks/', {
        page: world.home.id,
        block_content_model: model.id,
        data,
      });
    return { ...world, model, add };
  }

  it('with another name for sites has it on live pages once they are published again', async () => {
    const { model, add, ...world } = await start({
      note: fieldOf('text'),
      rows: listOf({ note: fieldOf('text') }, { order: 1 }),
    });
    const admin = await world.admin();
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const deliver = async () => {
      const page = await world.withKey(apiKey).get<DeliveryPage>('/api/delivery/pages/?path=%2F');
      return bodyOf(page, 200).blocks[1]?.data;
    };
    const data = { note: 'Hello', rows: [{ id: 'first0000001', data: { note: 'Inside' } }] };
    const { id } = await add(data);
    bodyOf(await world.publish(), 200);
    const modelUrl = `/api/block-content-models/${model.id}/`;
    await admin.change(modelUrl, {
      content_model: {
        note: fieldOf('text', { api_name: 'lead' }),
        rows: listOf({ note: fieldOf('text', { api_name: 'text' }) }, { order: 1, api_name: 'note' }),
      },
    });
    expect(await deliver()).toEqual({ note: 'Hello', rows: [{ note: 'Inside' }] });
    expect((await world.editor.read<Block>(`/api/blocks/${id}/`)).data).toEqual(data);
    bodyOf(await world.publish(), 200);
    expect(await deliver()).toEqual({ lead: 'Hello', note: [{ text: 'Inside' }] });
    expect((await world.visit('/')).text).toContain('Inside');
    // A plan gives live pages the new name at once, and undoing it gives them the former one.
    const operations = [{ op: 'options', field: 'note', properties: { api_name: 'title' } }];
    const plan = await admin.create<Plan>(`${modelUrl}plans/`, { operations });
    expect(plan).toMatchObject({ counts: { blocks: 1, live_pages: 1 }, failure_count: 0 });
    bodyOf(await admin.post(`${modelUrl}plans/${plan.id}/apply/`, { live: 'at_once' }), 200);
    expect(await deliver()).toEqual({ title: 'Hello', note: [{ text: 'Inside' }] });
    expect((await world.visit('/')).text).toContain('Inside');
    bodyOf(await admin.post(`${modelUrl}plans/${plan.id}/undo/`), 200);
    expect(await deliver()).toEqual({ lead: 'Hello', note: [{ text: 'Inside' }] });
  });

  it('that is missing or repeated prevents publishing, and the error names each place', async () => {
    const { add, ...world } = await start({
      title: fieldOf('text', { required_for: 'publishing', unique: true }),
      steps: listOf({ name: fieldOf('text', { required_for: 'publishing' }) }, { order: 1 }),
    });
    const one = await add({ title: 'Same' });
    const two = await add({ title: 'Same', steps: [{ id: 'first0000001', data: {} }] });
    const three = await add({});
    const missing = ['Fill this in before you publish.'];
    const repeated = ['This value must be unique, but it’s used more than once.'];
    const rejected = {
      [`page_blocks.${one.id}.title`]: repeated,
      [`page_blocks.${two.id}.steps.0.name`]: missing,
      [`page_blocks.${two.id}.title`]: repeated,
      [`page_blocks.${three.id}.title`]: missing,
    };
    expectAnswer(await world.publish(), 400, rejected);
    expectAnswer(await world.patch({ in_draft: false }), 400, rejected);
    expect((await world.readPage()).has_unpublished_changes).toBe(true);
    const write = (id: string, data: object) => world.editor.change(`/api/blocks/${id}/`, { data });
    await write(two.id, { title: 'Other', steps: [] });
    await write(three.id, { title: 'Third' });
    bodyOf(await world.publish(), 200);
  });
});

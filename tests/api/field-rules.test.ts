import { expect, it } from 'vitest';
import type { Block, BlockContentModel, Component } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOn } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const of = (field_type: string, rest: object = {}) => ({ ...textField, field_type, ...rest });
const isFilm = { shown_when: { all: [{ field: 'kind', is: 'film' }] } };
const kind = of('select', { field_values: ['picture', 'film'], default: 'picture' });
const fields = {
  kind,
  title: of('text', { order: 1, required_for: 'publishing', unique: true, field_title: 'Title' }),
  film: of('text', {
    ...{ order: 2, required: true, ...isFilm },
    pattern: { regex: '[a-z]{3}-[0-9]+', message: 'Three letters, a hyphen and a number.' },
  }),
  steps: of('list', {
    order: 3,
    field_values: {
      fields: {
        kind,
        name: of('text', { order: 1, required_for: 'publishing' }),
        film: of('text', { order: 2, required: true, ...isFilm }),
      },
    },
  }),
};

describeOn('sqlite', 'What a model says about its fields', (makeWorld) => {
  async function start() {
    const world = await makeHostedWorld(makeWorld);
    const model = await world.addModel(fields);
    const add = (data: object, block_content_model = model.id) =>
      world.editor.post<Block>('/api/blocks/', { page: world.home.id, block_content_model, data });
    const deliver = async () => {
      const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id, {});
      const page = await world.withKey(apiKey).get<DeliveryPage>('/api/delivery/pages/?path=%2F');
      return bodyOf(page, 200)
        .blocks.slice(1)
        .map(({ data }) => data);
    };
    return { world, model, add, deliver };
  }

  it('is returned unchanged', async () => {
    const { world, model } = await start();
    expect(model.content_model).toEqual(fields);
    const read = await world.editor.get<BlockContentModel>(`/api/block-content-models/${model.id}/`);
    expect(read.body.content_model).toEqual(fields);
  });

  it('decides which values are checked, and which are kept without a check', async () => {
    const { world, add } = await start();
    const step = (id: string, data: object) => ({ id, data });
    expectAnswer(
      await add({
        kind: 'film',
        film: 'abc',
        steps: [step('first0000001', { kind: 'film' }), step('second000001', { kind: 'picture', film: 5 })],
      }),
      400,
      { film: ['Three letters, a hyphen and a number.'], 'steps.0.film': ['This field is required'] },
    );
    const { id } = bodyOf(await add({ film: { any: 'thing' } }), 201);
    const at = `/api/blocks/${id}/`;
    const { data } = await world.editor.read<Block>(at);
    expect(data).toEqual({ film: { any: 'thing' } });
    // It was never accepted, so it must be right once it is shown.
    const shown = await world.editor.patch(at, { data: { kind: 'film', film: { any: 'thing' } } });
    expect(shown.body).toEqual({ film: [expect.any(String)] });
  });

  it('decides which values are delivered', async () => {
    const { world, add, deliver } = await start();
    bodyOf(await add({ title: 'One', film: 'abc-1' }), 201);
    bodyOf(await add({ title: 'Two', kind: 'film', film: 'abc-2' }), 201);
    bodyOf(await world.publish(), 200);
    expect(await deliver()).toEqual([
      { kind: 'picture', title: 'One', steps: [] },
      { kind: 'film', title: 'Two', film: 'abc-2', steps: [] },
    ]);
    const { text: html } = await world.visit('/');
    expect(html).toContain('abc-2');
    expect(html).not.toContain('abc-1');
  });

  it('names fields for sites: on live pages once they are published again', async () => {
    const { world, deliver } = await start();
    const admin = await world.admin();
    const items = (api_name?: string) => ({
      fields: { note: of('text', api_name === undefined ? {} : { api_name }) },
    });
    const model = await world.addModel({
      note: of('text'),
      rows: of('list', { order: 1, field_values: items() }),
    });
    const data = { note: 'Hello', rows: [{ id: 'first0000001', data: { note: 'Inside' } }] };
    const block = { page: world.home.id, block_content_model: model.id, data };
    const { id } = await world.editor.create<Block>('/api/blocks/', block);
    bodyOf(await world.publish(), 200);
    const at = `/api/block-content-models/${model.id}/`;
    const change = (content_model: object) => admin.patch<BlockContentModel>(at, { content_model });
    const renamed = {
      note: of('text', { api_name: 'lead' }),
      rows: of('list', { order: 1, api_name: 'note', field_values: items('text') }),
    };
    bodyOf(await change(renamed), 200);
    expect(await deliver()).toEqual([{ note: 'Hello', rows: [{ note: 'Inside' }] }]);
    const read = await world.editor.get<Block>(`/api/blocks/${id}/`);
    expect(bodyOf(read, 200).data).toEqual(data);
    bodyOf(await world.publish(), 200);
    expect(await deliver()).toEqual([{ lead: 'Hello', note: [{ text: 'Inside' }] }]);
    expect((await world.visit('/')).text).toContain('Inside');
    // A plan gives live pages the new name at once, and undoing it the former one.
    const operations = [{ op: 'options', field: 'note', properties: { api_name: 'title' } }];
    const plans = `${at}plans/`;
    const planned = await admin.post<Plan>(plans, { operations });
    const plan = bodyOf(planned, 201);
    expect(plan).toMatchObject({ counts: { blocks: 1, live_pages: 1 }, failure_count: 0 });
    const live = { as: admin, body: { live: 'at_once' } };
    bodyOf(await world.call('POST', `${plans}${plan.id}/apply/`, live), 200);
    expect(await deliver()).toEqual([{ title: 'Hello', note: [{ text: 'Inside' }] }]);
    expect((await world.visit('/')).text).toContain('Inside');
    bodyOf(await admin.post(`${plans}${plan.id}/undo/`), 200);
    expect(await deliver()).toEqual([{ lead: 'Hello', note: [{ text: 'Inside' }] }]);
    for (const [api_name, sentence] of [
      ['rows', 'There’s already a field “rows”. Choose another name.'],
      [
        'No',
        '“No” isn’t a valid field name. Start with a lower-case letter, then use letters, numbers or _.',
      ],
    ] as const) {
      expectAnswer(await change({ ...model.content_model, note: of('text', { api_name }) }), 400, {
        content_model: [`content_model.note.api_name: ${sentence}`],
      });
    }
    const inside = await change({
      note: of('text'),
      rows: of('list', { order: 1, field_values: items('id') }),
    });
    expect(inside.status).toBe(400);
  });

  it('prevents publishing with missing or repeated values, and names their places', async () => {
    const { world, add } = await start();
    const one = bodyOf(await add({ title: 'Same' }), 201);
    const two = bodyOf(await add({ title: 'Same', steps: [{ id: 'first0000001', data: {} }] }), 201);
    const three = bodyOf(await add({}), 201);
    const missing = ['Fill this in before you publish.'];
    const repeated = ['This value must be unique, but it’s used more than once.'];
    const rejected = {
      [`page_blocks.${one.id}.title`]: repeated,
      [`page_blocks.${two.id}.steps.0.name`]: missing,
      [`page_blocks.${two.id}.title`]: repeated,
      [`page_blocks.${three.id}.title`]: missing,
    };
    expectAnswer(await world.publish(), 400, rejected);
    const { revision } = await world.readPage();
    expectAnswer(
      await world.editor.patch(
        `/api/pages/${world.home.id}/`,
        { in_draft: false },
        { 'if-match': `"${revision}"` },
      ),
      400,
      rejected,
    );
    expect((await world.readPage()).has_unpublished_changes).toBe(true);
    const write = (id: string, data: object) => world.editor.patch<Block>(`/api/blocks/${id}/`, { data });
    bodyOf(await write(two.id, { title: 'Other', steps: [] }), 200);
    bodyOf(await write(three.id, { title: 'Third' }), 200);
    bodyOf(await world.publish(), 200);
  });

  it('prevents publishing values stored before they were required, and leaves live content live', async () => {
    const { world, add, deliver } = await start();
    const admin = await world.admin();
    const model = await world.addModel({ note: of('text'), title: of('text', { order: 1 }) });
    const block = bodyOf(await add({ title: 'Old' }, model.id), 201);
    bodyOf(await world.publish(), 200);
    const content_model = { ...model.content_model, note: of('text', { required: true }) };
    const at = `/api/block-content-models/${model.id}/`;
    const { revision } = await admin.read<BlockContentModel>(at);
    const changed = { as: admin, body: { content_model }, headers: { 'if-match': `"${revision}"` } };
    bodyOf(await world.call('PATCH', at, changed), 200);
    expectAnswer(await world.publish(), 400, {
      [`page_blocks.${block.id}.note`]: ['Fill this in before you publish.'],
    });
    expect(await deliver()).toEqual([{ note: '', title: 'Old' }]);
    const body = { data: { note: 'New', title: 'Old' } };
    await world.editor.change(`/api/blocks/${block.id}/`, body);
    bodyOf(await world.publish(), 200);
    expect(await deliver()).toEqual([{ note: 'New', title: 'Old' }]);
  });

  it('holds for components as soon as they are saved', async () => {
    const { world } = await start();
    const { title, steps } = fields;
    const model = await world.addModel({ title, steps }, { content_model_type: 'COMPONENT' });
    const body = { workspace: world.site.id, block_content_model: model.id, data: { steps: [] } };
    const send = (data: object) => world.editor.post<Component>('/api/components/', { ...body, data });
    expect((await send({})).body).toEqual({ title: ['This field is required'] });
    bodyOf(await send({ title: 'Here' }), 201);
  });
});

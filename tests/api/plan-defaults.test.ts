import { expect, it } from 'vitest';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld, unnamed } from './planned-world.ts';

describeWithDatabase('Defaults of fields in plans', (makeWorld) => {
  async function makeType(definition: object) {
    const world = await makePlannedWorld(makeWorld);
    const as = world.administrator;
    const body = { name: 'Dish', content_model: { price: { ...textField, ...definition } } };
    const url = '/api/block-content-models/';
    const model = bodyOf(await world.call<BlockContentModel>('POST', url, { as, body }), 201);
    const read = async () =>
      bodyOf(await world.call<BlockContentModel>('GET', `${url}${model.id}/`, { as }), 200).content_model;
    const stored = async () => {
      const query = world.dependencies.db.selectFrom('block_content_models').where('id', '=', model.id);
      return (await query.select('content_model').executeTakeFirstOrThrow()).content_model;
    };
    return { world, read, stored, make: (...steps: unknown[]) => world.make(steps, {}, model.id) };
  }

  const toNumber = { op: 'retype', field: 'price', field_type: 'number' };

  it('are converted like values, and are as before when the plan is undone', async () => {
    const { world, read, stored, make } = await makeType({ default: '12' });
    const before = await stored();
    const plan = await make(toNumber);
    await world.apply(plan);
    expect(await read()).toMatchObject({ price_2: { field_type: 'number', default: 12 } });
    await world.undo(plan);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['another type', { default: 'cheap' }, toNumber],
    [
      'narrower options',
      { default: 'Very long' },
      { op: 'options', field: 'price', field_values: { max_length: 5 } },
    ],
  ])('that do not convert are left out: %s', async (_name, definition, operation) => {
    const { world, read, stored, make } = await makeType(definition);
    const before = await stored();
    const plan = await make(operation);
    expect((await world.apply(plan)).failure_count).toBe(0);
    const { price, price_2: retyped = price } = await read();
    expect(retyped?.default).toBeUndefined();
    await world.undo(plan);
    expect(await stored()).toBe(before);
  });

  const setUnique = { op: 'options', field: 'price', properties: { unique: true } };
  it.each([
    ['given to a field that has one', {}, setUnique],
    [
      'of a field that is added',
      {},
      { op: 'add', field: 'code', definition: { ...textField, unique: true, default: 'x' } },
    ],
    [
      'given with a default',
      { default: undefined },
      { ...setUnique, properties: { unique: true, default: '1' } },
    ],
  ])('are not joined by the rule that values are unique, %s', async (_name, definition, operation) => {
    const world = await makePlannedWorld(makeWorld);
    const model = await world.addModel({ price: { ...textField, default: '12', ...definition } });
    const body = { operations: [operation] };
    const rejected = await world.call('POST', world.at(model.id), { as: world.administrator, body });
    expect(rejected.status).toBe(400);
    expect(JSON.stringify(rejected.body)).toContain('can’t have a default');
  });

  /** The values shown by blocks without stored ones, on pages that change at once. */
  const shown = {
    question_1: { ...textField, default: 'Why?' },
    answer_1: { ...textField, order: 1 },
    question_2: { ...textField, order: 2, default: 'How long?' },
    price: { ...textField, order: 4, default: 'cheap' },
  };
  const gather = { op: 'gather', columns: { question: 'question_#', answer: 'answer_#' }, to: 'faq' };
  const rows = [
    { question: 'Why?', answer: '' },
    { question: 'How long?', answer: '' },
  ];

  it.each<[string, object, object, object]>([
    ['gathered', gather, { faq: rows }, { faq: [{ question: 'Why?', answer: 'So.' }] }],
    [
      'given narrower options',
      { op: 'options', field: 'price', field_values: { max_length: 3 } },
      { price: 'cheap' },
      { price: 'cheap' },
    ],
  ])(
    'are shown as before where nothing else is stored, once they are %s',
    async (_name, operation, all, some) => {
      const world = await makePlannedWorld(makeWorld);
      const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
      const model = await world.addModel(shown);
      const add = (data: object) => world.addBlock('', { block_content_model: model.id, data });
      await add({});
      await add({ answer_1: 'So.', question_2: '' });
      const stored = async () => (await world.readPage()).page_blocks.map(({ data }) => JSON.stringify(data));
      await world.publish();
      const [before, former] = [await world.live(apiKey), await stored()];
      const plan = await world.make([operation], {}, model.id);
      const applied = await world.apply(plan, { live: 'at_once' });
      expect([applied.failure_count, unnamed(applied)]).toEqual([plan.failure_count, unnamed(plan)]);
      expect(await world.live(apiKey)).toMatchObject([all, some]);
      await world.publish();
      expect(await world.live(apiKey)).toMatchObject([all, some]);
      await world.undo(plan);
      expect(await stored()).toEqual(former);
      await world.publish();
      expect(await world.live(apiKey)).toEqual(before);
    },
  );
});

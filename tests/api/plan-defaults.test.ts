import { expect, it } from 'vitest';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

describeOnBothDatabases('Defaults of fields in plans', (makeWorld) => {
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
    expect(plan.defaults).toBeUndefined();
    await world.apply(plan);
    expect(await read()).toMatchObject({ price: { field_type: 'number', default: 12 } });
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
  ])('that do not convert are left out and named: %s', async (_name, definition, operation) => {
    const { world, read, stored, make } = await makeType(definition);
    const before = await stored();
    const plan = await make(operation);
    const defaults: Plan['defaults'] = [
      { operation: 0, value: JSON.stringify(definition.default), becomes: 'aside' },
    ];
    expect(plan).toMatchObject({ failure_count: 0, defaults });
    expect((await world.apply(plan)).defaults).toEqual(defaults);
    expect((await read())['price']?.default).toBeUndefined();
    await world.undo(plan);
    expect(await stored()).toBe(before);
  });
});

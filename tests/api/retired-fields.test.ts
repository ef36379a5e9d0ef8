import { expect, it } from 'vitest';
import { removeRetired } from '../../server/modules/plans/remove-retired.ts';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const other = { ...textField, order: 1 };
const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };

describeOnBothDatabases('The values of retired fields', (makeWorld) => {
  it('leave the blocks after thirty days, and the counts stay right', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { db } = world.dependencies;
    const model = await world.addModel({ text: textField, other });
    await world.addBlock('', { block_content_model: model.id, data: { text: '12', other: 'aside' } });
    const steps = [toNumber, { op: 'remove', field: 'other' }];
    await world.apply(await world.make(steps, {}, model.id));
    const stored = async () =>
      (await db.selectFrom('blocks').select('data').execute()).map(({ data }) => JSON.parse(data) as object);
    const kept = { text: '12', other: 'aside', text_2: 12 };
    await removeRetired.run(world.dependencies, undefined);
    expect(await stored()).toEqual([kept]);
    world.pass(30 * 86_400_000);
    await removeRetired.run(world.dependencies, undefined);
    expect(await stored()).toEqual([{ text_2: 12 }]);
    const wrong: unknown[] = [];
    await findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    expect(wrong).toEqual([]);
  });
});

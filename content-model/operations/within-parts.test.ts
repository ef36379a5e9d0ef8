import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { fc } from '../../tools/seeded.ts';
import { validateBlock } from '../validate-block.ts';
import { field, withSteps } from '../testing.ts';
import { preparePlan } from './prepare-plan.ts';
import { OperationProblem, type Fields } from './step.ts';

const inside = { what: field('text', { order: 0 }), minutes: field('text', { order: 1 }) };
const steps = (rest: object = {}) => field('steps', { field_values: { most: 3, fields: inside }, ...rest });
const list = field('list', { field_values: { fields: { recipe: steps() } } });
const within = ['recipe'];
const rename: PlanOperation = { op: 'retype', within, field: 'what', to: 'does', field_type: 'textarea' };
const retype: PlanOperation = { op: 'retype', within, field: 'minutes', field_type: 'number' };
const all: readonly (readonly PlanOperation[])[] = [
  [rename],
  [retype],
  [rename, retype],
  [{ op: 'remove', within, field: 'minutes' }],
  [{ op: 'reorder', within, fields: ['minutes', 'what'] }],
  [{ op: 'add', within, field: 'new', definition: field('text'), value: 'x' }],
  [{ op: 'wrap', within, fields: ['what', 'minutes'], to: 'parts' }],
  [{ ...rename, within: ['days', 'recipe'] }],
];

function plan(operations: readonly PlanOperation[], recipe = steps(), registry = withSteps) {
  return preparePlan({ recipe, days: list }, { operations }, registry);
}

/** What visitors read. */
function delivered(values: Record<string, unknown>) {
  const nothing = { media: () => undefined, page: () => undefined };
  return validateBlock({ content_model: { recipe: steps(), days: list } }, values, withSteps).deliver(
    nothing,
  );
}

function problemOf(operations: readonly PlanOperation[], fields: Fields) {
  try {
    preparePlan(fields, { operations }, withSteps);
    return undefined;
  } catch (error) {
    return error instanceof OperationProblem ? [error.key, error.path] : error;
  }
}

const data = {
  recipe: {
    ...{ needs: 'A pot', steps: [] },
    steps: [
      { key: 'a', says: { what: 'Boil', minutes: '3' } },
      { key: 'b', says: { what: 'Eat', minutes: 'soon' } },
    ],
  },
};

describe('an operation in the parts of a composite', () => {
  it('reaches them as the items of a list', () => {
    const prepared = plan([rename, retype]);
    const { data: after, failures } = prepared.forward(data, 'block');
    expect(after).toEqual({
      recipe: {
        needs: 'A pot',
        steps: [
          { key: 'a', says: { what: 'Boil', does: 'Boil', minutes: '3', minutes_2: 3 } },
          { key: 'b', says: { what: 'Eat', does: 'Eat', minutes: 'soon' } },
        ],
      },
    });
    expect(failures).toEqual([
      {
        operation: 1,
        ...{ field: 'recipe', path: ['b', 'minutes'], value: 'soon', reason: 'unfit', becomes: 'aside' },
      },
    ]);
    expect(prepared.fields['recipe']).toMatchObject({
      field_type: 'steps',
      field_values: {
        most: 3,
        fields: { does: { field_type: 'textarea' }, minutes_2: { field_type: 'number' } },
      },
    });
  });

  it('reaches them in the items of a list', () => {
    const [, eat] = data.recipe.steps;
    const days = [{ id: 'monday', data: { recipe: { needs: '', steps: [eat] } } }];
    const after = plan([{ ...rename, within: ['days', 'recipe'] }]).forward({ days }, 'block');
    const carried = { needs: '', steps: [{ key: 'b', says: { what: 'Eat', does: 'Eat', minutes: 'soon' } }] };
    expect(after.data).toEqual({ days: [{ id: 'monday', data: { recipe: carried } }] });
  });

  it('migrates those that a new value begins with', () => {
    const { fields, defaults } = plan([rename, retype], steps({ default: data.recipe }));
    const [first, second] = data.recipe.steps;
    expect(fields['recipe']?.default).toMatchObject({
      steps: [
        { ...first, says: { does: 'Boil', minutes_2: 3 } },
        { ...second, says: { does: 'Eat' } },
      ],
    });
    expect(defaults).toMatchObject([{ operation: 1, path: ['b', 'minutes'], value: 'soon' }]);
  });

  const says = fc.record({ what: fc.string(), minutes: fc.constantFrom('', '3', 'x') }, { requiredKeys: [] });
  const key = fc.string({ minLength: 1 });
  const step = fc.oneof(
    fc.record({ key, says }),
    fc.record({ says, key }),
    fc.record({ key, says: fc.jsonValue() }),
  );
  const value = fc.oneof(
    fc.array(step).map((some) => ({ needs: '', steps: some })),
    fc.array(step),
    fc.jsonValue(),
  );

  it.each(all.map((operations) => [JSON.stringify(operations), operations] as const))(
    'leads back to the same values: %s',
    (_name, operations) => {
      const prepared = plan(operations);
      fc.assert(
        fc.property(value, (recipe) => {
          const json = JSON.stringify({ first: 1, recipe, days: [{ data: { recipe }, id: 'a' }] });
          const before = JSON.parse(json) as Record<string, unknown>;
          const stored = JSON.stringify(prepared.forward(before, 'block').data);
          const undone = prepared.undo(JSON.parse(stored) as Record<string, unknown>, 'block');
          expect(delivered(undone.data)).toEqual(delivered(before));
          expect(undone.failures).toEqual([]);
        }),
      );
    },
  );

  it('converts back what was edited', () => {
    const [boil, eat] = data.recipe.steps;
    const edited = { needs: 'A pan', steps: [eat, { ...boil, says: { ...boil?.says, minutes_2: 4 } }] };
    expect(delivered(plan([retype]).undo({ recipe: edited }, 'block').data)).toMatchObject({
      recipe: { needs: 'A pan', steps: [eat, { ...boil, says: { what: 'Boil', minutes: '4' } }] },
    });
  });

  it('leaves values alone while their plugin is gone, and rejects new plans for them', () => {
    const operations = [rename];
    const gone = preparePlan({ recipe: steps() }, { operations, isStored: true }, fieldRegistry);
    expect(gone.fields).toEqual(preparePlan({ recipe: steps() }, { operations }, withSteps).fields);
    expect(gone.forward(data, 'block')).toEqual({ data, isChanged: false, failures: [] });
    expect(gone.undo(data, 'block').data).toBe(data);
    expect(() => preparePlan({ recipe: steps() }, { operations }, fieldRegistry)).toThrow(OperationProblem);
  });

  it('is rejected where the options do not have the fields of the parts', () => {
    const other = field('select', { field_values: { choices: ['a'], fields: inside } });
    expect(problemOf([rename], { recipe: other })).toEqual(['not_a_list', [0, 'within']]);
    expect(problemOf([{ ...rename, to: 'id' }], { recipe: steps() })).toEqual(['reserved_name', [0, 'to']]);
  });
});

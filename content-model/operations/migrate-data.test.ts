import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { fc } from '../../tools/seeded.ts';
import { field } from '../testing.ts';
import { lostValues, migrateData, type MigrationStep } from './migrate-data.ts';
import { preparePlan } from './prepare-plan.ts';
import type { Fields } from './step.ts';

const fields: Fields = {
  title: field('text', { order: 0 }),
  lines: field('textarea', { order: 1 }),
  question_1: field('text', { order: 2 }),
  question_2: field('text', { order: 3 }),
  rows: field('list', { order: 4, field_values: { fields: { label: field('text'), note: field('text') } } }),
};

const plans: readonly (readonly PlanOperation[])[] = [
  [{ op: 'remove', field: 'title' }],
  [{ op: 'retype', field: 'title', field_type: 'number' }],
  [{ op: 'retype', field: 'title', field_type: 'checkbox' }],
  [{ op: 'options', field: 'title', field_values: { max_length: 5 } }],
  [{ op: 'gather', columns: { question: 'question_#' }, to: 'questions' }],
  [{ op: 'split', field: 'lines', to: 'prices', item: { name: field('text'), price: field('text') } }],
  [{ op: 'wrap', fields: ['title', 'lines'], to: 'box' }],
  [{ op: 'remove', within: ['rows'], field: 'note' }],
  [
    { op: 'wrap', fields: ['title', 'lines'], to: 'box' },
    { op: 'retype', within: ['box'], field: 'title', field_type: 'number' },
  ],
];

function steps(operations: readonly PlanOperation[]): readonly MigrationStep[] {
  const run = preparePlan(fields, { operations }, fieldRegistry);
  return [
    { plan: 'one', isBack: false, shape: 1, fields, run },
    { plan: 'one', isBack: true, shape: 2, fields: run.fields, run },
  ];
}

const text = fc.oneof(fc.constantFrom('', '12', 'true', 'Soup | 4.50', 'a\nb\n'), fc.string());
const item = fc.record({
  id: fc.string({ minLength: 12, maxLength: 12 }),
  data: fc.record({ label: text, note: text }, { requiredKeys: [] }),
});
const data = fc.record(
  { title: text, lines: text, question_1: text, question_2: text, rows: fc.array(item, { maxLength: 3 }) },
  { requiredKeys: [] },
);

/** The words in data, without ids. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null)
    return String(value)
      .split(/[\s|]+/)
      .filter((word) => word !== '');
  if (Array.isArray(value)) return value.flatMap((one: unknown) => wordsIn(one));
  return Object.entries(value).flatMap(([name, one]) => (name === 'id' ? [] : wordsIn(one)));
}

describe('migrated data', () => {
  it.each(plans.map((operations) => [operations.map(({ op }) => op).join(', '), operations] as const))(
    'contains every word or reports it as lost, and has lost nothing once the plan is undone: %s',
    (_, operations) => {
      const [first] = steps(operations);
      fc.assert(
        fc.property(data, (before) => {
          const migrated = migrateData(before, { steps: first ? [first] : [], from: 0, seed: 'block' });
          const kept = [
            ...wordsIn(migrated.data),
            ...lostValues(migrated).flatMap(({ value }) => wordsIn(value)),
          ];
          const all = kept.join(' ');
          for (const word of wordsIn(before)) expect(all).toContain(word);
          const undone = migrateData(before, { steps: steps(operations), from: 0, seed: 'block' });
          expect(lostValues(undone)).toEqual([]);
        }),
      );
    },
  );

  it('reports items added to the list of a plan as lost once the plan is undone', () => {
    const migrated = migrateData(
      {
        box: [
          { id: 'a', data: { title: 'One' } },
          { id: 'b', data: { title: 'Another' } },
        ],
      },
      { steps: steps([{ op: 'wrap', fields: ['title', 'lines'], to: 'box' }]), from: 1, seed: 'block' },
    );
    expect(migrated.data).toMatchObject({ title: 'One' });
    expect(lostValues(migrated)).toMatchObject([{ path: ['box', 'b'], value: { title: 'Another' } }]);
  });
});

import { expect, it } from 'vitest';
import type { Fields } from '../../../content-model/operations/step.ts';
import { field } from '../../../content-model/testing.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { runsAllTests } from '../../../tests/support/all-tests.ts';
import { fc } from '../../../tools/seeded.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { readPlan } from './read-plan.ts';

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, 5, '', 'x', [], {}, { all: [null] }, { all: 'x' }, { any: {} }, { any: 5 }),
  fc.constantFrom<unknown>(
    { all: [{ field: 'b_1', is: 'x' }] },
    { min: 3, max: 1, fields: {} },
    { fields: null },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const properties = fc.dictionary(
  fc.constantFrom(
    ...['field_title', 'order', 'help', 'width', 'tab', 'group', 'default', 'placeholder', 'unique'],
    ...['pattern', 'required_for', 'shown_when', 'shown_when', 'colour'],
  ),
  anything,
  { maxKeys: 2 },
);
const type = fc.constantFrom('text', 'number', 'list', 'select', 'richtext', 'hologram');
const definition = fc.tuple(type, properties).map(([kind, more]) => ({ ...field(kind), ...more }));
const fieldset = fc.dictionary(fc.constantFrom('a', 'b_1', 'b_2', 'id'), definition, { maxKeys: 3 });
const field_values = fc.oneof(
  anything,
  fieldset.map((fields) => ({ fields })),
);
const names = ['a', 'b_1', 'b_2', 'a', 'b_1', 'b_2', 'rows', 'rows', 'new', 'constructor'];
// The members of these are checked with the request, but not what their options hold.
const sound = fc.tuple(type, field_values).map(([one, values]) => field(one, { field_values: values }));
const name = fc.constantFrom(...names);
const to = fc.constantFrom('new', 'new', 'new', 'other', 'a', 'id', 'constructor');
const columns = fc.constantFrom<NonNullable<PlanOperation['columns']>>(
  ...[
    { c: 'b_#' },
    { c: 'b_#' },
    { c: 'b_#' },
    { c: 'b_#', d: 'b_#' },
    { c: 'b_##' },
    { constructor: 'b_#' },
    {},
    { c: 'a' },
    { c: ['b_2', 'a'] },
    { c: ['b_1', null, 'b_1'] },
  ],
);
const bounds = { min: fc.nat(3), max: fc.integer({ min: 1, max: 3 }) };
const some = <Values extends object>(
  required: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  optional: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
) => {
  const within = fc.constantFrom([], [], [], [], [], ['rows'], ['rows'], ['new'], ['a'], ['constructor']);
  const requiredKeys = ['within', ...Object.keys(required)] as never[];
  return fc.record({ ...required, ...optional, within }, { requiredKeys }) as fc.Arbitrary<object>;
};
const kind = <Op extends string>(op: Op) => fc.constant(op);
const operation = fc.oneof(
  some({ op: kind('add'), field: to, definition: sound }),
  some({ op: kind('remove'), field: name }),
  some(
    { op: kind('retype'), field: name, field_type: type, field_values },
    { to, title: fc.constantFrom('Name', ' ') },
  ),
  some({ op: kind('options'), field: name, properties }, { field_values }),
  some({ op: kind('options'), field: name, field_values }),
  some({ op: kind('require'), field: name }, { required: fc.boolean() }),
  some({ op: kind('reorder'), fields: fc.array(name, { maxLength: 4 }) }),
  some({ op: kind('gather'), columns, to }, bounds),
  some(
    {
      op: kind('split'),
      field: name,
      item: fc.dictionary(fc.constantFrom('a', 'b_1', 'id'), sound, { minKeys: 1, maxKeys: 2 }),
      to,
    },
    bounds,
  ),
  some({ op: kind('wrap'), fields: fc.uniqueArray(name, { maxLength: 2 }), to }, bounds),
);

const inner = { a: field('text', { default: 'Tea' }), b_1: field('text'), b_2: field('text') };
const fields: Fields = {
  ...{ a: field('text', { default: '12' }), b_1: field('text'), b_2: field('text') },
  rows: field('list', { field_values: { fields: inner }, default: [{ id: 'a', data: {} }] }),
};
const model = { content_model: fields, content_model_type: 'PAGE' } as unknown as BlockContentModel;

function rejectionsOf(operations: PlanOperation[]) {
  try {
    readPlan({ registry: fieldRegistry }, model, { operations });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return error.fields.get('operations') ?? [];
  }
}

it('a plan is rejected with sentences at its operations, whatever it is made of, or can be migrated out', () => {
  fc.assert(
    fc.property(fc.array(operation, { minLength: 1, maxLength: 3 }), (made) => {
      const paths = rejectionsOf(made as PlanOperation[]).map(({ path }) => path);
      for (const path of paths) expect(path?.[0]).toBeTypeOf('number');
    }),
    { numRuns: runsAllTests() ? 20_000 : 2000 },
  );
});

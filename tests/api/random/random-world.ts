import { field } from '../../../content-model/testing.ts';
import type { FieldCondition, FieldDefinition, FieldSet } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import { fc } from '../../../tools/seeded.ts';
import { referring } from './random-targets.ts';

const choices = ['film', 'picture'];
const many = { field_values: { multiple: true } };
const filled: FieldCondition = { field: '', is_empty: false };

/** Types, and a condition that can be about a field of each. */
const leaves: readonly (readonly [FieldDefinition, FieldCondition])[] = [
  [field('text', { default: 'film' }), { field: '', is: 'film' }],
  [field('text', { pattern: { regex: '[a-z]+', message: 'Small letters.' } }), { field: '', is_empty: true }],
  [
    field('textarea', { pattern: { regex: '(?i)words|f.*', message: 'Words.' } }),
    { field: '', is_not: 'film' },
  ],
  [field('select', { field_values: choices }), { field: '', one_of: ['film', ''] }],
  [field('checkbox'), { field: '', is_not: true }],
  [field('number'), { field: '', more_than: 3 }],
  [field('date'), { field: '', less_than: '2026-06-01' }],
  [field('email'), filled],
  [field('link', many), filled],
  [field('reference', many), filled],
  [field('media', many), filled],
  [field('richtext'), filled],
];

interface Sketch {
  readonly leaf: number;
  readonly required: 'never' | 'always' | 'publishing';
  readonly unique: boolean;
  /** Which earlier field decides whether this one is shown, if any. */
  readonly after: number;
  readonly any: boolean;
  readonly inner: readonly Sketch[];
}

function sketch(levels: number): fc.Arbitrary<Sketch> {
  return fc.record({
    leaf: fc.nat(leaves.length - 1),
    required: fc.constantFrom('never', 'never', 'never', 'never', 'always', 'publishing'),
    unique: fc.constantFrom(...Array.from({ length: 7 }, () => false), true),
    after: fc.integer({ min: -1, max: 2 }),
    any: fc.boolean(),
    inner: levels === 0 ? fc.constant([]) : fc.array(sketch(levels - 1), { maxLength: 3 }),
  });
}

/** A content model: conditions are about fields before them, so that they never go in circles. */
function modelOf(sketches: readonly Sketch[]): FieldSet {
  const fields = sketches.map((one, index): [string, FieldDefinition] => {
    const [leaf] = leaves[one.leaf] ?? [field('text')];
    const isList = one.inner.length > 0;
    const own = isList ? field('list', { field_values: { fields: modelOf(one.inner) } }) : leaf;
    const other = sketches[one.after];
    const condition =
      one.after < 0 || one.after >= index || other === undefined ? undefined : conditionOn(other, one.after);
    return [
      `f${index}`,
      {
        ...own,
        order: index,
        required: one.required === 'always',
        ...(one.required === 'publishing' && { required_for: 'publishing' }),
        ...(one.unique && own.default === undefined && { unique: true }),
        ...(condition && { shown_when: one.any ? { any: [condition] } : { all: [condition] } }),
      },
    ];
  });
  return Object.fromEntries(fields);
}

function conditionOn({ leaf, inner }: Sketch, index: number): FieldCondition {
  const condition = inner.length > 0 ? filled : leaves[leaf]?.[1];
  return { ...condition, field: `f${index}` };
}

const value = fc.constantFrom<unknown>(
  ...['film', 'picture', '', 'Words', 'a@example.com', '2026-01-02', '2026-11-26', '12'],
  ...[0, 5, true, false, null, [], {}, undefined, ['0199a001-0000-7000-8000-000000000099']],
);

/** Values that fit, by type, so that many blocks are accepted. */
const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.constantFrom('film', 'words', '', 'other'),
  textarea: fc.constantFrom('film', 'Words', ''),
  select: fc.constantFrom('', ...choices),
  checkbox: fc.boolean(),
  number: fc.constantFrom(null, 2, 5),
  date: fc.constantFrom('', '2026-01-02', '2026-11-26'),
  email: fc.constantFrom('', 'a@example.com'),
  ...referring,
};

function valueOf({ field_type, field_values }: FieldDefinition): fc.Arbitrary<unknown> {
  const { fields } = (field_values ?? {}) as { readonly fields?: FieldSet };
  const fits = fields === undefined ? fitting[field_type] : itemsOf(fields);
  return fc.oneof({ weight: 25, arbitrary: fits ?? value }, { weight: 1, arbitrary: value });
}

function dataOf(fields: FieldSet): fc.Arbitrary<BlockData> {
  const entries = Object.entries(fields).map(([name, definition]) => [name, valueOf(definition)] as const);
  return fc
    .record(Object.fromEntries(entries))
    .map((data) => Object.fromEntries(Object.entries(data).filter(([, one]) => one !== undefined)));
}

function itemsOf(fields: FieldSet): fc.Arbitrary<unknown> {
  return fc
    .array(dataOf(fields), { maxLength: 3 })
    .map((all) => all.map((data, index) => ({ id: `item${index}`.padEnd(12, '0'), data })));
}

/** A content model, and the data of some blocks. Its lists and conditions, and the values, are of every kind. */
export const randomWorld = fc
  .array(sketch(2), { minLength: 1, maxLength: 4 })
  .map(modelOf)
  .chain((content_model) =>
    fc.record({
      content_model: fc.constant(content_model),
      all: fc.array(dataOf(content_model), { minLength: 3, maxLength: 6 }),
    }),
  );

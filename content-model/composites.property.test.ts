import { fc } from '../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldSet, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { createFakeHost } from '../field-plugins/sdk/testing/fake-host.ts';
import { limits } from '../shared/limits.ts';
import type { BlockData } from './block-data.ts';
import { validateBlock, type ValidatedBlock } from './validate-block.ts';
import { revalidate } from './validate-field.ts';
import { mergeBlock } from './merge-block.ts';
import type { BlockModel } from './model-fields.ts';
import { valueAt } from './paths.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';
import { walkFields } from './walk-fields.ts';

const id = '0199a001-0000-7000-8000-000000000001';
const host = createFakeHost({});
const lookup: ReferenceLookup = {
  media: () => ({ file: 'new.jpg', url: '/new.jpg', width: 4, height: 3, alt: '' }),
  page: () => undefined,
};

/** Stored values. Each is valid for some field types, or for none. */
const storedValue = fc.constantFrom<unknown>(
  ...['', ' ', 'Words', 'x'.repeat(300), 0, 5, true, null, [], [5], {}, { was: id }, '#fff', 'white'],
  ...[
    [{ id, file: 'a.jpg' }],
    [
      { id: 'same', file: 'a.jpg' },
      { id: 'same', file: 'b.jpg' },
    ],
    undefined,
  ],
);

const leaf: fc.Arbitrary<FieldDefinition> = fc
  .constantFrom(
    field('text', { field_values: { max_length: 20 } }),
    field('textarea'),
    field('checkbox'),
    field('media', { field_values: { multiple: true, max: 1 } }),
    field('link'),
    field('background'),
    field('hologram'),
  )
  .chain((definition) => fc.boolean().map((required) => ({ ...definition, required })));

const names = ['a', 'b', 'c'];

function fieldSet(levels: number): fc.Arbitrary<FieldSet> {
  const inner =
    levels === 0
      ? leaf
      : fc.oneof(
          leaf,
          fieldSet(levels - 1).map((fields) => rowsOf(fields)),
        );
  return fc.dictionary(fc.constantFrom(...names), inner, { minKeys: 1, noNullPrototype: true });
}

/** Valid or invalid data of these fields. Rows have few ids, so that data generated twice shares some. */
function dataOf(fields: FieldSet): fc.Arbitrary<BlockData> {
  const entries = Object.entries(fields).map(([name, definition]) => {
    if (definition.field_type !== 'rows') return [name, storedValue] as const;
    const row = (rowId: string) =>
      dataOf(definition.field_values as FieldSet).map((data) => ({ id: rowId, data }));
    const rows = fc
      .shuffledSubarray(['p', 'q', 'r', 's'])
      .chain((ids) => fc.tuple(...ids.map(row)) as fc.Arbitrary<unknown>);
    return [name, fc.oneof({ weight: 9, arbitrary: rows }, { weight: 1, arbitrary: storedValue })] as const;
  });
  return fc
    .record(Object.fromEntries(entries), { requiredKeys: [], noNullPrototype: true })
    .map((data) => JSON.parse(JSON.stringify(data)) as BlockData);
}

/** A model with rows nested up to the limit, and three states of a block. */
const content = fieldSet(limits.compositeLevels).chain((fields) =>
  fc.tuple(fc.constant(modelOf(fields)), dataOf(fields), dataOf(fields), dataOf(fields)),
);

const validate = (model: BlockModel, data: BlockData) => validateBlock(model, data, withRows);
const issuesIn = (block: ValidatedBlock) =>
  Object.entries(block.issues).flatMap(([name, issues]) => issues.map(({ path = [] }) => [name, ...path]));

describe('blocks with any fields and data', () => {
  it('can be validated, delivered, refreshed and summarized', () => {
    fc.assert(
      fc.property(content, ([model, data]) => {
        const before = JSON.stringify(data);
        const block = validate(model, data);
        const delivered = block.deliver(lookup);
        expect(Object.keys(delivered).toSorted()).toEqual(Object.keys(model.content_model).toSorted());
        expect(JSON.parse(JSON.stringify(delivered))).toEqual(delivered);
        expect(block.summaryIn(host).length).toBeLessThanOrEqual(140);
        const { issues } = block;
        const again = validate(model, block.normalized);
        // Validating normalized data changes nothing.
        expect(again.issues).toEqual(issues);
        expect(again.normalized).toBe(block.normalized);
        expect(again.references).toEqual(block.references);
        expect(again.deliver(lookup)).toEqual(delivered);
        expect(validate(model, block.refresh(lookup)).issues).toEqual(issues);
        expect(validate(model, data).issuesOver(validate(model, data))).toEqual(requiredOnly(block));
        expect(JSON.stringify(data)).toBe(before);
      }),
    );
  });

  it('have issues only at places in their data', () => {
    fc.assert(
      fc.property(content, ([model, data]) => {
        const block = validate(model, data);
        const places = walkFields(block).map(({ path }) => path.join('/'));
        for (const path of issuesIn(block)) {
          const isThere = places.some((place) => `${path.join('/')}/`.startsWith(`${place}/`));
          expect(isThere, path.join('/')).toBe(true);
        }
      }),
    );
  });

  it('treat a value in nested rows like one outside of lists', () => {
    fc.assert(
      fc.property(leaf, storedValue, (definition, value) => {
        const data = value === undefined ? {} : { inner: value };
        const outside = validate(modelOf({ inner: definition }), data);
        const deep = modelOf({ one: rowsOf({ two: rowsOf({ inner: definition }) }) });
        const inside = validate(deep, { one: [{ id: 'p', data: { two: [{ id: 'q', data }] } }] });
        const expected = (outside.issues['inner'] ?? []).map(({ path = [], ...issue }) => ({
          ...issue,
          path: ['p', 'two', 'q', 'inner', ...path],
        }));
        expect(inside.issues['one'] ?? []).toEqual(expected);
        expect(inside.references).toEqual(outside.references);
        expect(inside.deliver(lookup)).toEqual({ one: [{ two: [outside.deliver(lookup)] }] });
      }),
    );
  });

  it('have the same issues and data when earlier values are cached', () => {
    fc.assert(
      fc.property(content, ([model, data, other]) => {
        for (const state of [data, other, data]) {
          const cached = validateBlock(model, state, withRows, revalidate);
          expect(cached.issues).toEqual(validate(model, state).issues);
          expect(cached.normalized).toEqual(validate(model, state).normalized);
        }
      }),
    );
  });
});

describe('edits of blocks with any fields', () => {
  it('merge the same from either side, and keep every change that only one side made', () => {
    fc.assert(
      fc.property(content, ([model, one, two, three]) => {
        const normalize = (data: BlockData) => validate(model, data).normalized;
        const [base, mine, theirs] = [normalize(one), normalize(two), normalize(three)];
        const merge = (my: BlockData, their: BlockData) =>
          mergeBlock({ model, registry: withRows, base, mine: my, theirs: their });
        const merged = merge(mine, theirs);
        const mirrored = merge(theirs, mine);
        const sorted = (paths: readonly (readonly string[])[]) =>
          paths.map((path) => path.join('/')).toSorted();
        expect(sorted(mirrored.paths)).toEqual(sorted(merged.paths));
        expect(sorted(mirrored.restored)).toEqual(sorted(merged.restored));
        if (merged.paths.length === 0) expect(mirrored.merged).toEqual(merged.merged);
        expect(merge(mine, base).merged).toEqual(mine);
        expect(merge(base, theirs).merged).toEqual(theirs);
        expect(merge(mine, mine)).toMatchObject({ merged: mine, paths: [] });
        for (const { path, validated } of walkFields(validate(model, mine))) {
          if (validated.parts.length > 0 || merged.paths.some((conflict) => isWithin(path, conflict)))
            continue;
          const at = (data: BlockData) => valueAt({ model, registry: withRows, data }, path);
          if (sameValue(at(mine), at(base)) || !sameValue(at(theirs), at(base))) continue;
          expect(at(merged.merged), path.join('/')).toEqual(at(mine));
        }
      }),
      { numRuns: 150 },
    );
  });
});

function isWithin(path: readonly string[], around: readonly string[]): boolean {
  return around.every((step, index) => path[index] === step);
}

/** The issues of saving data over itself: only those of empty required fields. */
function requiredOnly({ issues }: ValidatedBlock): ValidatedBlock['issues'] {
  const required = Object.entries(issues).map(
    ([name, all]) => [name, all.filter(({ key }) => key === 'common.required')] as const,
  );
  return Object.fromEntries(required.filter(([, all]) => all.length > 0));
}

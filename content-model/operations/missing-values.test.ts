import { describe, expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { newColorTitle } from '../../field-plugins/color-title/color-title-item.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { ValidatedField } from '../validate-field.ts';
import { modelFields } from '../model-fields.ts';
import { field } from '../testing.ts';
import { textOf } from './convert-between.ts';
import { missingValues } from './missing-values.ts';
import { preparePlan } from './prepare-plan.ts';
import { OperationProblem, type Fields } from './step.ts';

/** What is missing of data that somebody made after a plan, once it is taken back. */
function lostOf(fields: Fields, operations: readonly PlanOperation[], data: BlockData) {
  const run = preparePlan(fields, { operations }, fieldRegistry);
  return run.missing(data, run.back(data, undefined), 'block');
}

function retyped(from: FieldDefinition, { field_type, field_values }: FieldDefinition) {
  const operation = { op: 'retype', field: 'value', field_type, field_values } as const;
  return [{ value: from }, [operation]] as const;
}

const text = field('text');
const textarea = field('textarea');
const toRichtext = { op: 'retype', field_type: 'richtext' } as const;
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const table = (...rows: readonly string[][]) => ({
  header: false,
  columns: (rows[0] ?? []).map((_, at) => ({ id: `made-${at}` })),
  rows: rows.map((cells, at) => ({ id: `line-${at}`, cells })),
});

describe('what is missing of a block that was made after a plan', () => {
  it.each([
    [
      'paragraphs',
      'richtext',
      [paragraph({ text: 'One.' }), paragraph(), paragraph({ text: 'Two.' }), paragraph({ text: 'One.' })],
    ],
    ['nothing but an empty paragraph', 'richtext', [paragraph()]],
    ['a table', 'table', table(['Soup', '4.50'], ['', ''], ['Tea', '2'])],
    ['code without a language', 'code', { code: 'const a = 1;', language: '' }],
    ['a link', 'link', [{ ...linkTo('https://example.com'), id: 'typed' }]],
    ['labels', 'color-title', [{ ...newColorTitle('mine'), title: 'New' }]],
    ['tags', 'tags', ['one', 'two']],
    ['a date', 'date', '2026-02-28'],
    ['a tick', 'checkbox', true],
  ])('is nothing of %s that a text can be', (_name, type, value) => {
    expect(lostOf(...retyped(textarea, field(type)), { value })).toEqual([]);
  });

  it.each([
    ['bold words', 'richtext', [paragraph({ text: 'One ' }, { text: 'two', bold: true })]],
    ['a heading', 'richtext', [{ type: 'heading', level: 2, content: [{ text: 'One' }] }]],
    [
      'a link in a text',
      'richtext',
      [paragraph({ text: 'Here', link: { url: 'https://example.com' } }, { text: 'paragraph' })],
    ],
    ['the names of columns', 'table', { ...table(['Dish', 'Price'], ['Soup', '4.50']), header: true }],
    ['a language', 'code', { code: 'const a = 1;', language: 'javascript' }],
    ['the title of a link', 'link', [{ ...linkTo('https://example.com'), id: 'typed', title: 'Read on' }]],
    ['coloured labels', 'color-title', [{ id: 'mine', title: 'New', color: 'primary' }]],
  ])('is the whole value where a text cannot have %s', (_name, type, value) => {
    expect(lostOf(...retyped(textarea, field(type)), { value })).toEqual([{ path: ['value'], value }]);
  });

  it('is the value of an item, wherever the list is', () => {
    const inner = { said: textarea };
    const list = field('list', { field_values: { fields: inner } });
    const operation = { ...toRichtext, within: ['rows'], field: 'said' };
    const bold = [paragraph({ text: 'Two', bold: true })];
    const rows = [
      { id: 'first', data: { said: [paragraph({ text: 'One' })] } },
      { id: 'second', data: { said: bold } },
    ];
    expect(lostOf({ rows: list }, [operation], { rows })).toEqual([
      { path: ['rows', 'second', 'said'], value: bold },
    ]);
  });

  it('is a formatted text of a new field', () => {
    const value = [paragraph({ text: 'One' })];
    const operation = { op: 'add', field: 'more', definition: field('richtext') } as const;
    expect(lostOf({ title: text }, [operation], { title: 'One', more: value })).toEqual([
      { path: ['more'], value },
    ]);
  });
});

function linkTo(link: string) {
  return {
    ...{ type: 'external', color: 'primary', variant: 'outlined', size: 'medium', target: '_self' },
    ...{ link, page: null, title: '' },
  };
}

const types = fieldRegistry.plugins.map(({ type }) => type);

describe.each(types)('a value of the type %s', (type) => {
  const { valid, definitions } = samplesOf(type);

  it.each(types)(
    'that becomes one of the type %s again is missing if one of its words is, and only then',
    (other) => {
      for (const before of Object.values(samplesOf(other).definitions))
        for (const [definition, values] of Map.groupBy(
          Object.entries(valid),
          ([, sample]) => sample.definition ?? 'default',
        )) {
          const after = definitions[definition] ?? definitions.default;
          const run = prepared(before, after);
          if (run === undefined) continue;
          for (const [name, { value }] of values) {
            const data = { value };
            const back = run.back(data, undefined);
            const lost = run.missing(data, back, 'block');
            const isSame = sameValue(back, data) || sameValue(run.forward(back, 'block').data, data);
            if (isSame) expect(lost, name).toEqual([]);
            for (const { path } of lost) expect(path.length % 2, name).toBe(1);
            if (isSame || lost.length > 0) continue;
            const said = JSON.stringify(back);
            for (const word of wordsOf(after, value)) expect(said, name).toContain(word);
          }
        }
    },
  );
});

function samplesOf(type: string) {
  const samples = allSamples.get(type);
  if (samples === undefined) throw new Error(`${type} has no samples.`);
  return samples;
}

function prepared(...definitions: readonly [FieldDefinition, FieldDefinition]) {
  const [fields, operations] = retyped(...definitions);
  try {
    return preparePlan(fields, { operations }, fieldRegistry);
  } catch (error) {
    if (error instanceof OperationProblem) return undefined;
    throw error;
  }
}

/** The words that people read in a value, as JSON has them. */
function wordsOf(definition: FieldDefinition, value: unknown): readonly string[] {
  const [only] = modelFields({ content_model: { value: definition } }, fieldRegistry);
  const said = (only && textOf(new ValidatedField(only, value), () => '')) ?? '';
  const words = said.split(/[\s|,]+/).filter((word) => word !== '');
  return words.map((word) => JSON.stringify(word).slice(1, -1));
}

describe('what is missing after a plan was taken back', () => {
  const fields = { q: text, items: field('list', { field_values: { fields: { q: text } } }) };
  const missing = (before: BlockData, after: BlockData, again: BlockData = {}) =>
    missingValues({ before, after, again }, fields, fieldRegistry);
  const itemsOf = (...texts: readonly string[]) => ({
    items: texts.map((q, index) => ({ id: `item${index}`.padEnd(12, 'a'), data: { q } })),
  });

  it.each<[string, BlockData, BlockData, readonly unknown[], BlockData?]>([
    [
      'a text that is a part of another',
      itemsOf('10 eggs and salt', 'salt'),
      { q: '10 eggs and salt' },
      ['salt'],
    ],
    ['the second of two equal texts', itemsOf('salt', 'salt'), { q: 'salt' }, ['salt']],
    [
      'the second of two equal texts of which the plan makes one',
      itemsOf('salt', 'salt'),
      { q: 'salt' },
      ['salt'],
      itemsOf('salt'),
    ],
    ['a tick', { q: 'salt', is_new: true }, { q: 'salt' }, [true]],
    [
      'nothing, where one text has all parts',
      itemsOf('salt', 'salt and eggs'),
      { q: 'salt and eggs | salt' },
      [],
    ],
  ])('is %s', (_name, before, after, values, again) => {
    expect(missing(before, after, again).map(({ value }) => value)).toEqual(values);
  });

  it('is nothing that the plan makes of values that are there again', () => {
    const again = { day: '2026-02-28', q: 'pepper' };
    const edited = { day: '2026-02-28', q: 'pepper' };
    expect(missing(edited, { day: '28. 2. 2026', q: 'pepper' }, again)).toEqual([]);
    expect(missing(edited, { q: 'pepper' }, { q: 'pepper' })).toMatchObject([{ path: ['day'] }]);
    const former = { day: '28. 2. 2026', q: 'salt' };
    expect(missing({ ...edited, day: '2026-03-01' }, former, { ...again, q: 'salt' })).toMatchObject([
      { path: ['day'], value: '2026-03-01' },
      { path: ['q'], value: 'pepper' },
    ]);
  });

  it('is what was wrapped, where another item has taken its place', () => {
    const asked = (id: string, q: string) => ({ id, data: { q } });
    const edited = { items: [asked('b', 'eggs'), asked('a', 'salt')] };
    expect(missing(edited, { q: 'eggs' }, { items: [asked('a', 'eggs')] })).toEqual([
      { path: ['items', 'a', 'q'], value: 'salt' },
    ]);
  });
});

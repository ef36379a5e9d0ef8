import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { newLink } from '../../field-plugins/link/link-item.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { field } from '../testing.ts';
import { preparePlan, type Decisions } from './prepare-plan.ts';
import type { Fields } from './step.ts';

function defaultsAfter(fields: Fields, operations: readonly PlanOperation[], decisions: Decisions = {}) {
  const plan = preparePlan(fields, { operations, decisions }, fieldRegistry);
  return { fields: plan.fields, told: plan.defaults.map(({ operation, value }) => [operation, value]) };
}

const toNumber: PlanOperation = { op: 'retype', field: 'price', field_type: 'number', field_values: null };
const short = { max_length: 5 };

describe('a default', () => {
  it('is converted with the type of its field', () => {
    const { fields, told } = defaultsAfter({ price: field('text', { default: '12' }) }, [toNumber]);
    expect(fields['price_2']).toMatchObject({ field_type: 'number', default: 12 });
    expect(told).toEqual([]);
  });

  it.each<[string, Fields[string], PlanOperation, unknown]>([
    ['means nothing in the new type', field('text', { default: 'cheap' }), toNumber, undefined],
    [
      'breaks a rule of the new options',
      field('text', { default: 'Very long' }),
      { op: 'options', field: 'price', field_values: short },
      undefined,
    ],
    [
      'breaks a new pattern',
      field('text', { default: 'abc' }),
      { op: 'options', field: 'price', properties: { pattern: { regex: '[0-9]+', message: 'Digits.' } } },
      undefined,
    ],
    [
      'is a choice that goes',
      field('select', { default: 'b', field_values: ['a', 'b'].map((value) => ({ value, title: value })) }),
      { op: 'options', field: 'price', field_values: [{ value: 'a', title: 'a' }] },
      undefined,
    ],
  ])('is removed if it %s, whatever the plan decides about values', (_name, price, operation, after) => {
    for (const choice of ['keep', 'aside', 'stop', 'default'] as const) {
      const { fields, told } = defaultsAfter({ price }, [operation], { 0: choice });
      expect((fields['price'] ?? fields['price_2'])?.default).toBe(after);
      expect(told).toEqual([[0, price.default]]);
    }
  });

  it('does not fill in what was left empty', () => {
    const plan = preparePlan(
      { price: field('text', { default: '12' }) },
      { operations: [toNumber], decisions: {} },
      fieldRegistry,
    );
    expect(plan.forward({ price: '' }, 'block').data).toEqual({ price: '', price_2: null });
    expect(plan.forward({}, 'block').data).toEqual({});
  });

  it('is told if the new one says less', () => {
    const bold = [{ type: 'paragraph', content: [{ text: 'New', marks: ['bold'] }] }];
    const retype = { ...toNumber, field_type: 'text' } as const;
    const { fields, told } = defaultsAfter({ price: field('richtext', { default: bold }) }, [retype]);
    expect(fields['price_2']?.default).toBe('New');
    expect(told).toEqual([[0, bold]]);
  });

  it('stays as it is if it did not fit before, or if the operation gives the field another', () => {
    const mismatch = { price: field('text', { default: 'Very long', field_values: short }) };
    const title: PlanOperation = { op: 'options', field: 'price', properties: { field_title: 'Price' } };
    expect(defaultsAfter(mismatch, [title])).toMatchObject({
      fields: { price: { default: 'Very long' } },
      told: [],
    });
    const fields = { price: field('text', { default: 'Very long' }) };
    const other: PlanOperation = { op: 'options', field: 'price', properties: { default: 'Tea' } };
    expect(defaultsAfter(fields, [{ ...other, field_values: short }])).toMatchObject({ told: [] });
    expect(defaultsAfter(fields, [toNumber, { ...other, properties: { default: 5 } }])).toMatchObject({
      fields: { price_2: { default: 5 } },
      told: [],
    });
  });

  it('is converted in the items that a list begins with, and in the fields of its items', () => {
    const rows = (label: unknown) => [{ id: 'a', data: { label } }];
    const list = field('list', {
      default: rows('Very long'),
      field_values: { fields: { label: field('text', { default: 'Longer' }) } },
    });
    const within = { within: ['rows'], field: 'label' };
    const narrowed = defaultsAfter({ rows: list }, [{ op: 'options', ...within, field_values: short }]);
    expect(narrowed.fields['rows']?.default).toEqual([{ id: 'a', data: {} }]);
    expect(narrowed.told).toEqual([
      [0, 'Longer'],
      [0, 'Very long'],
    ]);
    const numbered = { ...list, default: rows('12') };
    const { fields, told } = defaultsAfter({ rows: numbered }, [{ ...toNumber, ...within }]);
    expect(fields['rows']?.default).toEqual([{ id: 'a', data: { label_2: 12 } }]);
    expect(told).toEqual([[0, 'Longer']]);
  });

  it('is split with the lines of its field', () => {
    const item = { name: field('text'), cost: field('number') };
    const split: PlanOperation = { op: 'split', field: 'price', to: 'prices', item };
    const { fields, told } = defaultsAfter({ price: field('textarea', { default: 'Tea | 2\nCake | x' }) }, [
      split,
    ]);
    expect(fields['prices']?.default).toMatchObject([
      { data: { name: 'Tea', cost: 2 } },
      { data: { name: 'Cake' } },
    ]);
    expect(told).toEqual([[0, 'x']]);
  });

  it('is removed if it would refer to pages', () => {
    const page = { id: '0197a1b2-0000-7000-8000-000000000001', url_path: '/', title: 'Home' };
    const old = { price: field('link', { default: [{ ...newLink('a'), page }] }) };
    const retype = { ...toNumber, field_type: 'reference' } as const;
    const { fields, told } = defaultsAfter(old, [retype]);
    expect(fields['price_2']?.default).toBeUndefined();
    expect(told).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { newLink } from '../../field-plugins/link/link-item.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { field } from '../testing.ts';
import { preparePlan, type Decisions } from './prepare-plan.ts';
import type { Fields } from './step.ts';

function defaultsAfter(fields: Fields, operations: readonly PlanOperation[], decisions: Decisions = {}) {
  return preparePlan(fields, { operations, decisions }, fieldRegistry).fields;
}

const toNumber: PlanOperation = { op: 'retype', field: 'price', field_type: 'number', field_values: null };
const short = { max_length: 5 };

describe('a default', () => {
  it('is converted with the type of its field', () => {
    const fields = defaultsAfter({ price: field('text', { default: '12' }) }, [toNumber]);
    expect(fields['price_2']).toMatchObject({ field_type: 'number', default: 12 });
  });

  it.each<[string, Fields[string], PlanOperation]>([
    ['means nothing in the new type', field('text', { default: 'cheap' }), toNumber],
    [
      'breaks a rule of the new options',
      field('text', { default: 'Very long' }),
      { op: 'options', field: 'price', field_values: short },
    ],
    [
      'breaks a new pattern',
      field('text', { default: 'abc' }),
      { op: 'options', field: 'price', properties: { pattern: { regex: '[0-9]+', message: 'Digits.' } } },
    ],
    [
      'is a choice that is removed',
      field('select', { default: 'b', field_values: ['a', 'b'].map((value) => ({ value, title: value })) }),
      { op: 'options', field: 'price', field_values: [{ value: 'a', title: 'a' }] },
    ],
  ])('is removed if it %s, whatever the plan decides about values', (_name, price, operation) => {
    for (const choice of ['keep', 'aside', 'stop', 'default'] as const) {
      const fields = defaultsAfter({ price }, [operation], { 0: choice });
      expect((fields['price'] ?? fields['price_2'])?.default).toBeUndefined();
    }
  });

  it('does not replace an empty value', () => {
    const plan = preparePlan(
      { price: field('text', { default: '12' }) },
      { operations: [toNumber], decisions: {} },
      fieldRegistry,
    );
    expect(plan.forward({ price: '' }, 'block').data).toEqual({ price: '', price_2: null });
    expect(plan.forward({}, 'block').data).toEqual({});
  });

  it('stays unchanged if it did not fit before, or if the operation gives the field another', () => {
    const mismatch = { price: field('text', { default: 'Very long', field_values: short }) };
    const title: PlanOperation = { op: 'options', field: 'price', properties: { field_title: 'Price' } };
    expect(defaultsAfter(mismatch, [title])).toMatchObject({ price: { default: 'Very long' } });
    const fields = { price: field('text', { default: 'Very long' }) };
    const other: PlanOperation = { op: 'options', field: 'price', properties: { default: 'Tea' } };
    expect(defaultsAfter(fields, [{ ...other, field_values: short }])).toMatchObject({
      price: { default: 'Tea' },
    });
    expect(defaultsAfter(fields, [toNumber, { ...other, properties: { default: 5 } }])).toMatchObject({
      price_2: { default: 5 },
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
    expect(narrowed['rows']?.default).toEqual([{ id: 'a', data: {} }]);
    const numbered = { ...list, default: rows('12') };
    const fields = defaultsAfter({ rows: numbered }, [{ ...toNumber, ...within }]);
    expect(fields['rows']?.default).toEqual([{ id: 'a', data: { label_2: 12 } }]);
  });

  it('is removed if it would refer to pages', () => {
    const page = { id: '0197a1b2-0000-7000-8000-000000000001', url_path: '/', title: 'Home' };
    const old = { price: field('link', { default: [{ ...newLink('a'), page }] }) };
    const retype = { ...toNumber, field_type: 'reference' } as const;
    expect(defaultsAfter(old, [retype])['price_2']?.default).toBeUndefined();
  });
});

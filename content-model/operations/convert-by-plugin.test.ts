import { describe, expect, it, onTestFinished } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { defineField, type FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { watchFaults, type PluginFault } from '../plugin-fault.ts';
import { field } from '../testing.ts';
import { preparePlan } from './prepare-plan.ts';
import { valuesBefore } from './testing.ts';

const stars: FieldPlugin<{ readonly stars: number }, null> = {
  contract: 1,
  type: 'stars',
  readOptions: () => null,
  defaultValue: () => ({ stars: 0 }),
  isEmpty: (value) => value.stars === 0,
  schema: () => ({
    type: 'object',
    properties: { stars: { type: 'number', maximum: 5 } },
    required: ['stars'],
    additionalProperties: false,
  }),
  summarize: (value) => String(value.stars),
  convertFrom: {
    text: (text: string) => (/^\*+$/.test(text) ? { stars: text.length } : undefined),
    number: (value: unknown) => (typeof value === 'number' ? { stars: value } : undefined),
  },
  convertTo: {
    text: (value) => '*'.repeat(value.stars),
    number: (value) => value.stars,
  },
};

/** Gives a field another type, in the items of a list, and returns the new values. */
function retype(
  [from, to]: readonly [string, string],
  values: readonly unknown[],
  members: Partial<Record<'convertFrom' | 'convertTo', unknown>> = {},
) {
  const plugin = defineField({ ...stars, ...members } as typeof stars);
  const registry = createFieldRegistry([...fieldRegistry.plugins, plugin]);
  const faults: PluginFault[] = [];
  onTestFinished(watchFaults(registry, (fault) => faults.push(fault)));
  const fields = { rows: field('list', { field_values: { fields: { rated: field(from) } } }) };
  const plan = preparePlan(
    fields,
    { operations: [{ op: 'retype', within: ['rows'], field: 'rated', field_type: to }] },
    registry,
  );
  const before = { rows: values.map((rated, index) => ({ id: `row${index}`, data: { rated } })) };
  const { data, failures } = plan.forward(structuredClone(before), 'block');
  expect(valuesBefore(fields, plan, plan.undo(data, 'block').data)).toEqual(before);
  const rows = data['rows'] as readonly { readonly data: Readonly<Record<string, unknown>> }[];
  return {
    made: rows.map((row) => row.data['rated_2']),
    reasons: failures.map(({ path, reason }) => `${path?.join('/')}: ${reason}`),
    faults,
  };
}

describe('a conversion that a plugin offers', () => {
  it('is used in both directions, in lists too', () => {
    expect(retype(['text', 'stars'], ['***', 'three', '******'])).toMatchObject({
      made: [{ stars: 3 }, undefined, undefined],
      reasons: ['row1/rated: refused', 'row2/rated: unfit'],
    });
    expect(retype(['stars', 'number'], [{ stars: 3 }])).toMatchObject({ made: [3], reasons: [] });
  });

  it('reads and gives the plain text of types that know nothing of it', () => {
    expect(retype(['textarea', 'stars'], ['**'])).toMatchObject({ made: [{ stars: 2 }], reasons: [] });
    expect(retype(['stars', 'richtext'], [{ stars: 2 }])).toMatchObject({
      made: [[{ type: 'paragraph', content: [{ text: '**' }] }]],
      reasons: [],
    });
  });

  it('is not asked about a value that does not fit the type of its field', () => {
    const made = retype(['text', 'stars'], [{ stars: 4 }, 7]);
    expect(made).toMatchObject({ made: [{ stars: 4 }, undefined], faults: [] });
  });

  it('loses something if the way back does not lead to the same value', () => {
    const convertTo = { text: () => 'some' };
    expect(retype(['text', 'stars'], ['***'], { convertTo })).toMatchObject({
      made: [{ stars: 3 }],
      reasons: ['row0/rated: lossy'],
    });
  });
});

const fail = () => {
  throw new TypeError('a mistake of the plugin');
};

describe.each<readonly [string, unknown]>([
  ['throws', fail],
  ['answers with another shape', () => '***'],
  ['answers with a promise', () => Promise.resolve({ stars: 1 })],
  ['answers with what is no JSON', () => ({ stars: Number.NaN })],
  ['answers with null', () => null],
  ['is no function', 'text'],
])('a conversion that %s', (_name, text) => {
  it('costs the value, which does not convert, and is reported', () => {
    const { made, reasons, faults } = retype(['text', 'stars'], ['***'], { convertFrom: { text } });
    expect([made, reasons]).toEqual([[undefined], ['row0/rated: refused']]);
    expect(faults[0]).toMatchObject({ type: 'stars', member: 'convertFrom' });
  });
});

it.each<readonly [string, unknown]>([
  ['null', null],
  ['a table that throws', new Proxy({}, { getOwnPropertyDescriptor: fail })],
])('a member that is %s offers nothing', (_name, convertFrom) => {
  expect(retype(['text', 'stars'], ['***'], { convertFrom }).made).toEqual([undefined]);
});

it('may not change the values that the plan keeps', () => {
  const convertTo = {
    number(value: { stars: number }) {
      value.stars += 1;
      return value.stars;
    },
  };
  // The way back leads to the stored value, which `retype` checks.
  expect(retype(['stars', 'number'], [{ stars: 3 }], { convertTo }).made).toEqual([4]);
});

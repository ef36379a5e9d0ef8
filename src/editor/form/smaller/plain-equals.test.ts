import { deepEquals as theirs } from '@rjsf/utils';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createCustomEqual } from './plain-equals.ts';

const ours = createCustomEqual();
class Utils {
  readonly schema: unknown;
  constructor(schema: unknown) {
    this.schema = schema;
  }
}

function circle(end: number): object {
  const node: Record<string, unknown> = { end };
  return Object.assign(node, { node, list: [node] });
}

const values = () => [
  undefined,
  null,
  0,
  NaN,
  '',
  'a',
  [],
  {},
  [undefined],
  ['a'],
  ['a', 'b'],
  { a: undefined },
  { b: undefined },
  { a: 1, b: [1, { c: 2 }] },
  { b: [1, { c: 2 }], a: 1 },
  { a: 1, b: [1, { c: 3 }] },
  { length: 1, 0: 'a' },
  () => 1,
  { onChange: () => 1 },
  new Utils({ type: 'object' }),
  new Utils({ type: 'string' }),
  { schema: { type: 'object' } },
  createElement('p', { title: 'a' }, 'x'),
  createElement('p', { title: 'b' }, 'x'),
  createElement('b', { title: 'a' }, 'x'),
  circle(1),
  circle(2),
];

test('compares what the form library compares like fast-equals', () => {
  for (const one of values())
    for (const other of values())
      expect([one, other, ours(one, other)]).toEqual([one, other, theirs(one, other)]);
});

test('takes maps, sets and dates for different, so the form is rendered again', () => {
  expect(ours(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false);
  expect(ours(new Set(['a']), new Set(['b']))).toBe(false);
  expect(ours(new Date(0), new Date(1))).toBe(false);
});

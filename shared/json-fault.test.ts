import { expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

it('finds nothing in valid JSON data', () => {
  for (const value of [null, true, 0, -1.5, '', 'x', [], {}, [{ a: [1, { b: null }] }], Object.create(null)])
    expect(jsonFault(value)).toBeUndefined();
});

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
class Thing {
  readonly id = 1;
}

it.each([
  ['undefined', undefined, '$', 'undefined'],
  ['a member that is undefined', { a: { b: undefined } }, '$.a.b', 'undefined'],
  ['a hole in a list', [1, , 3], '$[1]', 'undefined'], // oxlint-disable-line no-sparse-arrays -- It is the subject of the test.
  ['a function', { a: () => 1 }, '$.a', 'a function'],
  ['a symbol', [Symbol('x')], '$[0]', 'a symbol'],
  ['a big integer', { n: 1n }, '$.n', 'a bigint'],
  ['no number', [0, Number.NaN], '$[1]', 'NaN'],
  ['infinity', Number.POSITIVE_INFINITY, '$', 'Infinity'],
  ['a date', { at: new Date(0) }, '$.at', 'an instance of Date'],
  ['an instance', new Thing(), '$', 'an instance of Thing'],
  ['a map', new Map(), '$', 'an instance of Map'],
  ['a symbol as a key', { [Symbol('x')]: 1 }, '$', 'a key that is a symbol'],
  ['a key that reaches prototypes', JSON.parse('[{"__proto__": {}}]'), '$[0]', 'the key __proto__'],
  ['the key constructor', { constructor: 1 }, '$', 'the key constructor'],
])('finds %s and its place', (_name, value: unknown, path, found) => {
  expect(jsonFault(value)).toEqual({ path, found });
});

it('finds a cycle, excessive nesting and excessive size', () => {
  expect(jsonFault(cyclic)?.found).toMatch(/cycle/);
  expect(jsonFault(JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`))?.found).toMatch(/levels/);
  expect(jsonFault(JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`), 40)).toBeUndefined();
  expect(jsonFault({ text: 'x'.repeat(2_000_000) })).toEqual({
    path: '$.text',
    found: 'more than a request may carry',
  });
  const wide: unknown[] = [];
  for (let level = 0; level < 27; level += 1) wide.push([...wide]);
  expect(jsonFault(wide)?.found).toMatch(/more than/);
});

it('reports a value that throws when read', () => {
  const trap = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  expect(jsonFault(trap)).toEqual({ path: '$', found: 'a member that throws Error: no' });
});

it('does not search known values', () => {
  const known = { at: undefined };
  expect(jsonFault({ known }, undefined, new Set([known]))).toBeUndefined();
  expect(jsonFault({ known, other: undefined }, undefined, new Set([known]))?.path).toBe('$.other');
});

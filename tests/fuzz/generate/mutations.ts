import fc from 'fast-check';
import { mostly } from './mostly.ts';
import { anyText, anyValue } from './odd-values.ts';

/** A change at one place in a JSON value. Every object in the result is new, and `__proto__` is an ordinary key. */
export type Mutation = (value: unknown) => unknown;

/** Keys that reach for prototypes come first: an object must never take them from a stranger. */
const addedKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '$where', 'id', 'owner', 'workspace'),
  fc.constantFrom('is_admin', 'role', 'password_hash', 'revision', 'created_at', 'length', ''),
  anyText,
);

/** How often to repeat a text or a list: now and then past every limit. */
const anyTimes = mostly(fc.integer({ min: 2, max: 300 }), fc.constantFrom(5000, 20_000), 12);

/** Several together must not exceed the stack of `JSON.stringify`. `mangle` makes texts that are nested deeper. */
const anyDepth = mostly(fc.integer({ min: 1, max: 40 }), fc.constant(500), 8);

const removed = Symbol('removed');

/** A change of the value at that place. */
const anyChange: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: anyValue.map((value) => () => value), weight: 8 },
  { arbitrary: fc.constant(() => removed), weight: 3 },
  {
    arbitrary: fc.tuple(addedKey, anyValue).map((member) => (node: unknown) => add(node, member)),
    weight: 3,
  },
  { arbitrary: anyTimes.map((times) => (node: unknown) => repeat(node, times)), weight: 1 },
  { arbitrary: anyDepth.map((levels) => (node: unknown) => nest(node, levels)), weight: 1 },
  { arbitrary: fc.constant(respell), weight: 1 },
);

/** `place` counts the places, the whole value first, and wraps around. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat({ max: 60 }), anyChange)
  .map(([place, change]) => (value) => {
    let left = place % countPlaces(value);
    const visit = (node: unknown): unknown => {
      left -= 1;
      if (left === -1) return change(node);
      if (Array.isArray(node)) return node.map(visit).filter((item) => item !== removed);
      if (!isObject(node)) return node;
      const members = Object.entries(node).map(([key, member]) => [key, visit(member)] as const);
      return Object.fromEntries(members.filter(([, member]) => member !== removed));
    };
    const result = visit(value);
    return result === removed ? undefined : result;
  });

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function countPlaces(value: unknown): number {
  if (!isObject(value)) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countPlaces(member), 1);
}

function add(node: unknown, [key, value]: readonly [string, unknown]): unknown {
  if (Array.isArray(node)) return [...(node as unknown[]), value];
  return Object.fromEntries([...Object.entries(isObject(node) ? node : {}), [key, value]]);
}

function repeat(node: unknown, times: number): unknown {
  if (typeof node === 'string') return (node === '' ? 'a' : node).repeat(times).slice(0, 2_000_000);
  const few = Math.min(times, 5000);
  if (Array.isArray(node)) return Array.from({ length: few }, () => node as unknown[]).flat();
  if (typeof node === 'number') return node * 10 ** few;
  if (!isObject(node)) return Array.from({ length: few }, () => node);
  const spare = Array.from({ length: few }, (_none, index) => [`spare_${index}`, index] as const);
  return Object.fromEntries([...Object.entries(node), ...spare]);
}

/** Lists in lists, or objects in objects. */
function nest(node: unknown, levels: number): unknown {
  let nested = node;
  for (let level = 0; level < levels; level += 1) nested = levels % 2 === 0 ? [nested] : { a: nested };
  return nested;
}

/** The same value in another type: a number as text, text as a number or a list, a boolean as a number. */
function respell(node: unknown): unknown {
  if (typeof node === 'string')
    return node.trim() !== '' && Number.isFinite(Number(node)) ? Number(node) : [node];
  if (typeof node === 'boolean') return Number(node);
  return typeof node === 'object' ? JSON.stringify(node) : String(node);
}

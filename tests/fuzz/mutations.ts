import fc from 'fast-check';
import { anyText, anyValue, anyWord, type Known, type OddValue } from './odd-values.ts';

/** A change at one place of a JSON value. Every object in the result is new, and `__proto__` is an ordinary key. */
export type Mutation = (value: unknown, known: Known) => unknown;

type Change = (node: unknown, known: Known) => unknown;

/** Keys that reach for prototypes, or that a client must not set, and members that the API has elsewhere. */
const addedKey: fc.Arbitrary<(known: Known) => string> = fc.oneof(
  fc
    .constantFrom('__proto__', 'constructor', 'toString', '$where', 'id', 'owner', 'is_admin', 'role', '')
    .map((key) => () => key),
  anyText.map((key) => () => key),
  { arbitrary: anyWord, weight: 3 },
);

/** How often to repeat a text or a list: now and then past every limit. */
const anyTimes = fc.oneof(
  { arbitrary: fc.integer({ min: 2, max: 300 }), weight: 12 },
  fc.constantFrom(5000, 20_000),
);

/** Several together must not exceed the stack of `JSON.stringify`. `manglings.ts` makes texts that are nested deeper. */
const anyDepth = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 40 }), weight: 8 }, fc.constant(500));

const removed = Symbol('removed');

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    arbitrary: anyValue.map(
      (value): Change =>
        (_node, known) =>
          value(known),
    ),
    weight: 8,
  },
  { arbitrary: fc.constant<Change>(() => removed), weight: 2 },
  { arbitrary: fc.tuple(addedKey, anyValue).map(([key, value]) => addition(key, value)), weight: 6 },
  anyTimes.map(
    (times): Change =>
      (node) =>
        repeat(node, times),
  ),
  anyDepth.map(
    (levels): Change =>
      (node) =>
        nest(node, levels),
  ),
  // The same value in another type: a number as text, a text in a list, a boolean as a number.
  fc.constant<Change>((node) =>
    typeof node === 'string' ? [node] : typeof node === 'boolean' ? Number(node) : String(node),
  ),
);

/** Changes the value at one place. Places are counted from the whole value on; a larger number wraps around. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat({ max: 60 }), anyChange)
  .map(([place, change]) => (value, known) => {
    let left = place % countPlaces(value);
    const visit = (node: unknown): unknown => {
      left -= 1;
      if (left === -1) return change(node, known);
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

function addition(key: (known: Known) => string, value: OddValue): Change {
  return (node, known) =>
    Array.isArray(node)
      ? [...(node as unknown[]), value(known)]
      : Object.fromEntries([...Object.entries(isObject(node) ? node : {}), [key(known), value(known)]]);
}

function repeat(node: unknown, times: number): unknown {
  if (typeof node === 'string') return (node === '' ? 'a' : node).repeat(times).slice(0, 2_000_000);
  const indexes = Array.from({ length: Math.min(times, 5000) }, (_none, index) => index);
  if (Array.isArray(node)) return indexes.flatMap(() => node as unknown[]);
  if (!isObject(node)) return indexes.map(() => node);
  return Object.fromEntries([
    ...Object.entries(node),
    ...indexes.map((index) => [`spare_${index}`, index] as const),
  ]);
}

/** Lists in lists, or objects in objects. */
function nest(node: unknown, levels: number): unknown {
  let nested = node;
  for (let level = 0; level < levels; level += 1) nested = levels % 2 === 0 ? [nested] : { a: nested };
  return nested;
}

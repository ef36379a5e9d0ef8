import fc from 'fast-check';
import type { Json } from '../templates.ts';
import { anyText, anyValue } from './odd-values.ts';

/** A change at one place in a JSON value. `at` counts the places, the whole value first, and wraps around. */
export type Mutation =
  | { readonly kind: 'replace'; readonly at: number; readonly value: Json }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly value: Json }
  | { readonly kind: 'repeat'; readonly at: number; readonly times: number }
  | { readonly kind: 'nest'; readonly at: number; readonly depth: number; readonly inside: 'list' | 'object' }
  | { readonly kind: 'respell'; readonly at: number };

const at = fc.nat({ max: 60 });

/** Keys that reach for prototypes come first: an object must never take them from a stranger. */
const addedKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '$where', 'id', 'owner', 'workspace'),
  fc.constantFrom('is_admin', 'role', 'password_hash', 'revision', 'created_at', 'length', ''),
  anyText,
);

/** How often to repeat a text or a list: now and then past every limit. */
const anyTimes = fc.oneof(
  { arbitrary: fc.integer({ min: 2, max: 300 }), weight: 12 },
  { arbitrary: fc.constantFrom(5000, 20_000), weight: 1 },
);

const depth = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 40 }), weight: 8 },
  // Several together must not exceed the stack of `JSON.stringify`. `mangle` makes texts that are nested deeper.
  { arbitrary: fc.constant(500), weight: 1 },
);

/** One change to a value. */
export const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('replace' as const), at, value: anyValue }), weight: 8 },
  { arbitrary: fc.record({ kind: fc.constant('remove' as const), at }), weight: 3 },
  {
    arbitrary: fc.record({ kind: fc.constant('add' as const), at, key: addedKey, value: anyValue }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('repeat' as const), at, times: anyTimes }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('nest' as const),
      at,
      depth,
      inside: fc.constantFrom('list' as const, 'object' as const),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ kind: fc.constant('respell' as const), at }), weight: 1 },
);

/** The value after all changes. Every object in it is new, and `__proto__` is an ordinary key. */
export function mutate(value: unknown, mutations: readonly Mutation[]): unknown {
  return mutations.reduce((mutated, mutation) => mutateOnce(mutated, mutation), value);
}

const removed = Symbol('removed');

function mutateOnce(value: unknown, mutation: Mutation): unknown {
  const target = mutation.at % countPlaces(value);
  let place = -1;
  const visit = (node: unknown): unknown => {
    place += 1;
    if (place === target) return change(node, mutation);
    if (Array.isArray(node)) return node.map(visit).filter((item) => item !== removed);
    if (typeof node !== 'object' || node === null) return node;
    const members = Object.entries(node).map(([key, member]) => [key, visit(member)] as const);
    return Object.fromEntries(members.filter(([, member]) => member !== removed));
  };
  const result = visit(value);
  return result === removed ? undefined : result;
}

function countPlaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countPlaces(member), 1);
}

function change(node: unknown, mutation: Mutation): unknown {
  switch (mutation.kind) {
    case 'replace':
      return mutation.value;
    case 'remove':
      return removed;
    case 'add':
      return Array.isArray(node)
        ? [...(node as unknown[]), mutation.value]
        : Object.fromEntries([
            ...Object.entries(typeof node === 'object' && node !== null ? node : {}),
            [mutation.key, mutation.value],
          ]);
    case 'repeat':
      return repeat(node, mutation.times);
    case 'nest':
      return nest(node, mutation);
    case 'respell':
      return respell(node);
  }
}

function repeat(node: unknown, times: number): unknown {
  if (typeof node === 'string') return (node === '' ? 'a' : node).repeat(times).slice(0, 2_000_000);
  const few = Math.min(times, 5000);
  if (Array.isArray(node)) return Array.from({ length: few }, () => node as unknown[]).flat();
  if (typeof node === 'number') return node * 10 ** few;
  if (typeof node !== 'object' || node === null) return Array.from({ length: few }, () => node);
  const spare = Array.from({ length: few }, (_none, index) => [`spare_${index}`, index] as const);
  return Object.fromEntries([...Object.entries(node), ...spare]);
}

function nest(node: unknown, { depth: levels, inside }: Extract<Mutation, { kind: 'nest' }>): unknown {
  let nested = node;
  for (let level = 0; level < levels; level += 1) nested = inside === 'list' ? [nested] : { a: nested };
  return nested;
}

/** The same value in another type: a number as text, text as a number or a list, a boolean as a number. */
function respell(node: unknown): unknown {
  if (typeof node === 'string')
    return node.trim() !== '' && Number.isFinite(Number(node)) ? Number(node) : [node];
  if (typeof node === 'boolean') return Number(node);
  return typeof node === 'object' ? JSON.stringify(node) : String(node);
}

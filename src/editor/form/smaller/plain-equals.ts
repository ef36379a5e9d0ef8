import { isRecord } from '../../../../shared/is-record.ts';

/**
 * Replaces `fast-equals` in the browser, where the form library compares its properties, schemas and registries. They
 * are made of plain objects and lists, and of React elements; the rest of `fast-equals` would add about 2 kB to the first block
 * that is opened. Like the library's own comparison, it takes all functions for equal.
 */
export function createCustomEqual(): (one: unknown, other: unknown) => boolean {
  return (one, other) => areEqual(one, other, new Map());
}

/** Pairs being compared count as equal, so a structure may refer to itself. */
type Open = Map<unknown, unknown>;

function areEqual(one: unknown, other: unknown, open: Open): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && haveEqual(one, other, Object.keys(one), open)
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  // Maps, sets and dates have no properties of their own, and count as different.
  if (names.length === 0 && one.constructor !== Object) return false;
  return (
    one.constructor === other.constructor &&
    names.length === Object.keys(other).length &&
    // The owner of a React element is its whole tree.
    haveEqual(one, other, '$$typeof' in one ? names.filter((name) => name !== '_owner') : names, open)
  );
}

function haveEqual(one: object, other: object, names: readonly string[], open: Open): boolean {
  if (open.get(one) === other) return true;
  open.set(one, other);
  const equal = names.every(
    (name) => Object.hasOwn(other, name) && areEqual(Reflect.get(one, name), Reflect.get(other, name), open),
  );
  open.delete(one);
  return equal;
}

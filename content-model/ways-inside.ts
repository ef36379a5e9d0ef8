import type { IssuePath } from '../shared/issue-path.ts';
import { limits } from '../shared/limits.ts';

/** Parts lie in lists of objects, or in lists of those. */
const levels = 5;

/**
 * Returns the paths from a value to these objects in it. Omits an object that is deeper than a few levels, or is not in
 * the value because a plugin made it.
 */
export function waysInside(value: unknown, objects: ReadonlySet<object>): ReadonlyMap<object, IssuePath> {
  const ways = new Map<object, IssuePath>();
  const walk = (part: unknown, way: IssuePath): void => {
    if (typeof part !== 'object' || part === null) return;
    if (objects.has(part)) ways.set(part, way);
    else if (way.length < levels)
      for (const [name, inner] of Object.entries(part))
        walk(inner, [...way, Array.isArray(part) ? Number(name) : name]);
  };
  walk(value, []);
  return ways;
}

export function waysToIds(value: unknown, ids: ReadonlySet<string>): readonly IssuePath[] {
  const ways: IssuePath[] = [];
  const walk = (part: unknown, way: IssuePath): void => {
    if (typeof part === 'string' && ids.has(part)) ways.push(way);
    if (typeof part !== 'object' || part === null || way.length >= limits.jsonDepth) return;
    for (const [name, inner] of Object.entries(part))
      walk(inner, [...way, Array.isArray(part) ? Number(name) : name]);
  };
  walk(value, []);
  return ways;
}

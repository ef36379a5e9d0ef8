import type { IssuePath } from '../shared/issue-path.ts';
import { limits } from '../shared/limits.ts';

/** Enough for a list in the objects of another: `rows[0].cells[1].data`. */
const maxDepth = 5;

/**
 * Returns the paths from a value to these objects in it. Omits objects that are too deep, or that are not in
 * the value because a plugin made them.
 */
export function pathsToObjects(value: unknown, objects: ReadonlySet<object>): ReadonlyMap<object, IssuePath> {
  const paths = new Map<object, IssuePath>();
  const walk = (part: unknown, path: IssuePath): void => {
    if (typeof part !== 'object' || part === null) return;
    if (objects.has(part)) paths.set(part, path);
    else if (path.length < maxDepth)
      for (const [name, inner] of Object.entries(part))
        walk(inner, [...path, Array.isArray(part) ? Number(name) : name]);
  };
  walk(value, []);
  return paths;
}

export function pathsToIds(value: unknown, ids: ReadonlySet<string>): readonly IssuePath[] {
  const paths: IssuePath[] = [];
  const walk = (part: unknown, path: IssuePath): void => {
    if (typeof part === 'string' && ids.has(part)) paths.push(path);
    if (typeof part !== 'object' || part === null || path.length >= limits.jsonDepth) return;
    for (const [name, inner] of Object.entries(part))
      walk(inner, [...path, Array.isArray(part) ? Number(name) : name]);
  };
  walk(value, []);
  return paths;
}

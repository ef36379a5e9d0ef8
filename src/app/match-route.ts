import { screenPattern } from '../../shared/screen-paths.ts';
import type { PathParams, RouteEntry } from './route-kinds.ts';
import { routeTable } from './route-table.ts';

export interface FoundRoute {
  readonly entry: RouteEntry;
  readonly params: PathParams;
}

const patterns = routeTable.map((entry) => ({ entry, pattern: screenPattern(entry.path) }));

/** Undefined for an unknown path. */
export function matchRoute(path: string): FoundRoute | undefined {
  for (const { entry, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return { entry, params: { ...found.groups } as unknown as PathParams };
  }
  return undefined;
}

/** The route that a path opens first: forbidden and unknown paths redirect. */
export function matchFirst(path: string, signedIn: boolean): FoundRoute | undefined {
  const found = matchRoute(path);
  const who = found?.entry.who ?? 'guests';
  if (who === 'everybody') return found;
  // Administrators are redirected from the workspaces later; at this point it is unknown whether the user is one.
  if ((who === 'guests') === signedIn) return matchRoute(signedIn ? '/workspaces' : '/');
  return found ?? matchRoute('/');
}

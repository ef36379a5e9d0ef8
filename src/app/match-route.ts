import type { PathParams, RouteEntry } from './route-kinds.ts';
import { routeTable } from './route-table.ts';

export interface FoundRoute {
  readonly entry: RouteEntry;
  readonly params: PathParams;
}

const patterns = routeTable.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
}));

/** What belongs to this path; undefined for a path that nobody knows. */
export function matchRoute(path: string): FoundRoute | undefined {
  for (const { entry, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found !== null) return { entry, params: { ...found.groups } as unknown as PathParams };
  }
  return undefined;
}

/** Where this path leads first: those who may not see it, and those whom nobody knows, are led elsewhere. */
export function matchFirst(path: string, signedIn: boolean): FoundRoute | undefined {
  const found = matchRoute(path);
  const who = found?.entry.who ?? 'guests';
  if (who === 'everybody') return found;
  // Administrators go on from the workspaces, but who is one is not known yet.
  if ((who === 'guests') === signedIn) return matchRoute(signedIn ? '/workspaces' : '/');
  return found ?? matchRoute('/');
}

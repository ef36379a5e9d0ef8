import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../shared/screen-paths.ts';
import { routeTable } from '../../src/app/route-table.ts';
import type { RouteEntry } from '../../src/app/route-kinds.ts';
import { allScreens, type Role, roles } from './screens.ts';

const audiences: Readonly<Record<RouteEntry['who'], readonly Role[]>> = {
  everybody: roles,
  guests: ['guest'],
  'signed-in': ['user', 'admin'],
  members: ['user'],
  admins: ['admin'],
};

describe('the table of screens', () => {
  it('has each path of the router once, and no other', () => {
    // The path of a support screen names its subject.
    const routed = routeTable.flatMap(({ path: found }) =>
      found === '/support/:topic'
        ? ['about', 'help', 'privacy', 'terms', 'rules'].map((topic) => `/support/${topic}`)
        : [found],
    );
    expect(allScreens.map((screen) => screen.path).toSorted()).toEqual(routed.toSorted());
  });

  it('serves the roles that the router admits', () => {
    for (const { path, serves } of allScreens) {
      const found = routeTable.find(
        (entry) => entry.path === path.replace(/^\/support\/.*/, '/support/:topic'),
      );
      expect(found && audiences[found.who], path).toEqual(serves);
    }
  });

  it('has the paths at which the server answers with the app', () => {
    expect(routeTable.map(({ path: at }) => at).toSorted()).toEqual([...screenPaths].toSorted());
  });
});

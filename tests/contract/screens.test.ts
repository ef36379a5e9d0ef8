import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../shared/screen-paths.ts';
import { routeTable } from '../../src/app/route-table.ts';
import { allScreens } from './screens.ts';

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

  it('has the paths at which the server answers with the app', () => {
    expect(routeTable.map(({ path: at }) => at).toSorted()).toEqual([...screenPaths].toSorted());
  });
});

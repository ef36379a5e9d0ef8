import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../shared/screen-paths.ts';
import { routeTable } from '../../src/app/route-table.ts';
import { allScreens } from './screens/all-screens.ts';
import { roles, states } from './screens/screen.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (...parts: string[]) => fs.readFileSync(path.join(root, ...parts), 'utf8');
const filesBelow = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file));

/** The names of the stories under each title, read from the source. */
function writtenStories(): Map<string, Set<string>> {
  const stories = new Map<string, Set<string>>();
  for (const file of filesBelow('stories/screens').filter((name) => name.endsWith('.stories.tsx'))) {
    const source = read(file);
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? file;
    const names = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name ?? '');
    stories.set(title, new Set([...(stories.get(title) ?? []), ...names]));
  }
  return stories;
}

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

  it('defines for each role whether a screen serves it, or where it redirects', () => {
    for (const { path: at, serves, others } of allScreens)
      expect([...Object.keys(serves), ...Object.keys(others)].toSorted(), at).toEqual([...roles].toSorted());
  });

  it('names a story for each state of a screen, and has a screen for every group of stories', () => {
    const stories = writtenStories();
    const missing = allScreens.flatMap(({ path: at, story }) =>
      states.flatMap((state) => {
        const name = story[state];
        if (typeof name !== 'string') return [];
        return stories.get(story.title)?.has(name) === true
          ? []
          : [`${at} ${state}: ${story.title} / ${name}`];
      }),
    );
    expect(missing).toEqual([]);
    const named = new Set(allScreens.map(({ story }) => story.title));
    const parts = ['Screens/Media picker', 'Screens/Page preview'];
    expect([...stories.keys()].filter((title) => !named.has(title) && !parts.includes(title))).toEqual([]);
  });

  it('names an existing test for each role that a screen serves', () => {
    const missing = allScreens.flatMap(({ path: at, serves }) =>
      Object.entries(serves).flatMap(([role, { file, test }]) => {
        const found = fs.existsSync(path.join(root, file)) && read(file).includes(`('${test}`);
        return found ? [] : [`${role} ${at}: ${file}: ${test}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});

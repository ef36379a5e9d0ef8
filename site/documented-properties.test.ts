import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { designProperties } from '../shared/design-css.ts';
import { defaultDesigns } from '../shared/site-design.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The custom properties that a page of the documentation names. `--site-a-{b,c}` is short for two; after `--site-a-b`, `-c` is
 * `--site-a-c`; `--site-on-…` is every property with that prefix.
 */
function namedIn(page: string): (property: string) => boolean {
  const text = fs.readFileSync(path.join(root, 'docs', page), 'utf8');
  const names = new Set<string>();
  let last = '';
  for (const [, token = ''] of text.matchAll(/`(-[^`\s]*)`/g)) {
    const name = token.startsWith('--') ? token : last.replace(/-[^-]*$/, token);
    const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
    if (choices === undefined) names.add(name);
    else for (const choice of choices.split(',')) names.add(before + choice + after);
    last = name;
  }
  const beginnings = [...names].filter((name) => name.endsWith('…')).map((name) => name.slice(0, -1));
  return (property) => names.has(property) || beginnings.some((beginning) => property.startsWith(beginning));
}

const inTheme = fs
  .readdirSync(path.join(root, 'site/css'))
  .flatMap((file) => [
    ...fs.readFileSync(path.join(root, 'site/css', file), 'utf8').matchAll(/--site-[\w-]+/g),
  ])
  .map(([name]) => name);

test('docs/site.md names every property that the theme reads', () => {
  const isNamed = namedIn('site.md');
  expect(inTheme.length).toBeGreaterThan(100);
  expect([...new Set(inTheme)].filter((property) => !isNamed(property))).toEqual([]);
});

test('docs/site-design.md names every property that a design sets', () => {
  const isNamed = namedIn('site-design.md');
  const set = Object.keys(designProperties(defaultDesigns.SHOP, 'SHOP'));
  expect(set.filter((property) => !isNamed(property))).toEqual([]);
  expect(isNamed('--site-nothing')).toBe(false);
});

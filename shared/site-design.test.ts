import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from './oklab.ts';
import { designCss, designProperties } from './design-css.ts';
import { designWarnings } from './design-warnings.ts';
import { cornerScales, defaultDesigns, designColors, designFonts, readColor } from './site-design.ts';
import { filesOfPairing, fontPairings, siteFonts } from './site-fonts.ts';
import { contrastOnGrounds, paletteOf } from './site-palette.ts';

const types = ['SHOP', 'BLOG', 'PORTFOLIO'] as const;
const odd = ['#FFD500', '#777777', '#000000', '#FFFFFF', '#0000FF', '#3B82F6', '#E0662B'];

/** Possible designs, sensible or not. */
const designs = types.flatMap((type) => [
  defaultDesigns[type],
  ...odd.map((primary, index) => ({
    ...defaultDesigns[type],
    primary,
    secondary: odd[(index + 3) % odd.length] ?? primary,
  })),
  ...odd.map((ground) => ({ ...defaultDesigns[type], white: ground, light: ground, black: ground })),
]);

test.each(['light', 'dark'] as const)('text on every background can be read in %s mode', (mode) => {
  for (const design of designs)
    for (const [entry, { color, text }] of Object.entries(paletteOf(design, mode).backgrounds))
      expect([entry, color, contrast(text, color) >= 4.5]).toEqual([entry, color, true]);
});

test.each(types)(
  'the defaults of %s need no warning, and links in them can be read in both modes',
  (type) => {
    const design = defaultDesigns[type];
    expect(designWarnings(design)).toEqual([]);
    for (const mode of ['light', 'dark'] as const) {
      const { backgrounds, accents } = paletteOf(design, mode);
      const grounds = { white: backgrounds.white.color, light: backgrounds.light.color };
      for (const accent of accents) expect(contrastOnGrounds(accent, grounds)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('following the suggestion of each warning ends all warnings', () => {
  for (const design of designs) {
    let fixed = design;
    for (let round = 0; round < 3; round++)
      for (const { color, suggestion } of designWarnings(fixed)) fixed = { ...fixed, [color]: suggestion };
    expect([design, designWarnings(fixed)]).toEqual([design, []]);
  }
});

test('a colour of links that is too light is warned of with its contrast and a darker shade', () => {
  const [warning, ...others] = designWarnings({ ...defaultDesigns.SHOP, primary: '#FFD500' });
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ color: 'primary', kind: 'accent', needed: 4.5 });
  expect(warning?.ratio).toBeCloseTo(1.28, 1);
  expect(contrastOnGrounds(warning?.suggestion ?? '', defaultDesigns.SHOP)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['#1f6b60', '#1F6B60'],
  [' 1F6B60 ', '#1F6B60'],
  ['#abc', '#AABBCC'],
  ['teal', undefined],
  ['#12345', undefined],
  ['', undefined],
])('the colour %j is read as %j', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test('the style sheet names every property once, and only the fonts in use', () => {
  const css = designCss({ ...defaultDesigns.SHOP, fonts: 'manrope' }, 'SHOP', '../site-fonts/');
  const names = [...css.matchAll(/^ {2}(--site-[\w-]+): /gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('--site-on-primary-light');
  const families = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family));
  expect([...families]).toEqual(['Manrope']);
  expect(designCss(defaultDesigns.SHOP, 'SHOP', '../site-fonts/')).not.toContain('@font-face');
});

test('a change of any choice changes the custom properties', () => {
  const design = defaultDesigns.BLOG;
  const before = JSON.stringify(designProperties(design, 'BLOG'));
  const changes = [
    ...designColors.map((color) => ({ [color]: '#123456' })),
    ...designFonts.slice(1).map((fonts) => ({ fonts })),
    ...(Object.keys(cornerScales) as (keyof typeof cornerScales)[])
      .filter((corners) => corners !== design.corners)
      .map((corners) => ({ corners })),
    { spacing: 'airy' as const },
  ];
  for (const change of changes)
    expect(JSON.stringify(designProperties({ ...design, ...change }, 'BLOG'))).not.toBe(before);
});

const packages = path.resolve(import.meta.dirname, '../node_modules/@fontsource-variable');

test.each(siteFonts)('$family matches the content of its package', ({ family, folder, version, weights }) => {
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(packages, folder, file), 'utf8')) as Record<string, unknown>;
  expect(read('package.json')).toMatchObject({ version, license: 'OFL-1.1' });
  const { family: name, variable } = read('metadata.json') as {
    family: string;
    variable: { wght: { min: string; max: string } };
  };
  expect([name, `${variable.wght.min} ${variable.wght.max}`]).toEqual([family, weights]);
});

test('every font file exists, for Latin, its extensions and Cyrillic', () => {
  for (const pairing of Object.values(fontPairings)) {
    const files = filesOfPairing(pairing);
    expect(new Set(files.map(({ range }) => range)).size).toBe(3);
    for (const { path: name } of files) {
      const [folder = '', file = ''] = name.split('/');
      const found = path.join(packages, folder.replace(/-[\d.]+$/, ''), 'files', file);
      expect([name, fs.existsSync(found)]).toEqual([name, true]);
    }
  }
});

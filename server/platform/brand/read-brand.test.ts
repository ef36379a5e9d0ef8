import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../environment.ts';
import { contrast } from '../../../shared/oklab.ts';
import { readBrand } from './read-brand.ts';
import { leastContrast, shadesOf } from './shades.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const written = path.join(folder, name);
  fs.writeFileSync(written, content);
  return written;
}

const read = (env: Readonly<Record<string, string>>) => readBrand((name) => env[name]);
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const inter = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

test('the app gets no settings without variables', () => {
  expect(read({})).toMatchObject({ name: 'Octavo', page: undefined, files: [], notes: [] });
});

test('the page gets only configured settings', () => {
  const { page } = read({
    OCTAVO_BRAND_NAME: ' Meridian & Co. ',
    OCTAVO_OFFICE_ADDRESS: 'hello@meridian.example',
    OCTAVO_SOCIAL_YOUTUBE: 'https://www.youtube.com/@meridian',
  });
  expect(page).toEqual({
    name: 'Meridian & Co.',
    office: 'hello@meridian.example',
    social: { YouTube: 'https://www.youtube.com/@meridian' },
  });
});

test.each([
  ['OCTAVO_BRAND_NAME', 'a'.repeat(41)],
  ['OCTAVO_BRAND_NAME', 'Evil <b>'],
  ['OCTAVO_BRAND_NAME', 'Two\nlines'],
  ['OCTAVO_BRAND_PRIMARY', 'red'],
  ['OCTAVO_BRAND_PRIMARY', '#fff'],
  ['OCTAVO_BRAND_SECONDARY', '#12345G'],
  ['OCTAVO_BRAND_FONT', 'Georgia; color: red'],
  ['OCTAVO_BRAND_FONT', './font.ttf'],
  ['OCTAVO_BRAND_LOGO', './logo.gif'],
  ['OCTAVO_BRAND_LOGO', './nothing-here.svg'],
  ['OCTAVO_BRAND_FAVICON', './icon.jpg'],
  ['OCTAVO_OFFICE_ADDRESS', 'a\nb'],
  ['OCTAVO_SOCIAL_GITHUB', 'http://github.com/x'],
  ['OCTAVO_SOCIAL_LINKEDIN', 'javascript:alert(1)'],
])('%s=%j is rejected with a sentence that names the variable', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(ConfigError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}\\b.*\\.$`));
});

test.each([
  ['OCTAVO_BRAND_PRIMARY', { OCTAVO_BRAND_PRIMARY_DARK: '#FFFFFF' }],
  ['OCTAVO_BRAND_LOGO', { OCTAVO_BRAND_LOGO_DARK: file('dark.svg', svg('')) }],
])('reports %s as missing if only its dark version is set', (name, env) => {
  expect(() => read(env as Record<string, string>)).toThrow(new RegExp(`^${name} is missing`));
});

describe('a logo', () => {
  test.each([
    ['is too large', 'large.svg', svg(' '.repeat(140_000)), /has \d+ bytes; it may have at most 131072/],
    ['is no SVG', 'text.svg', 'hello', /is not an SVG image/],
    ['is comments and spaces alone', 'blank.svg', '<!-- -->  '.repeat(13_000), /is not an SVG image/],
    ['has no size', 'sizeless.svg', svg('', ''), /has neither a viewBox nor a width and a height/],
    ['is a line', 'line.svg', svg('', 'width="1000" height="2"'), /at most ten times as wide as high/],
    ['is no PNG', 'fake.png', svg(''), /is not a PNG image/],
  ])('that %s is rejected', (_, name, content, reason) => {
    expect(() => read({ OCTAVO_BRAND_LOGO: file(name, content) })).toThrow(reason);
  });

  test('may refer to its own parts, and gets a new address when its content changes', () => {
    const inside = '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/>';
    const one = read({ OCTAVO_BRAND_LOGO: file('a.svg', svg(inside)) });
    const other = read({ OCTAVO_BRAND_LOGO: file('b.svg', svg('<g/>')) });
    expect(one.page?.logo).toEqual({ src: one.logo?.path, ratio: 2 });
    expect(one.logo?.path).toMatch(/^\/brand\/[\da-f]{16}\.svg$/);
    expect(other.logo?.path).not.toBe(one.logo?.path);
  });

  test('may be a PNG', () => {
    const header = Buffer.alloc(40);
    header.write('89504e470d0a1a0a', 'hex');
    header.writeUInt32BE(300, 16);
    header.writeUInt32BE(100, 20);
    const { logo, page } = read({ OCTAVO_BRAND_LOGO: file('logo.PNG', header) });
    expect([logo?.type, page?.logo?.ratio]).toEqual(['image/png', 3]);
  });

  test('becomes the tab icon if it is a mark without a name', () => {
    const mark = read({ OCTAVO_BRAND_LOGO: file('mark.svg', svg('', 'viewBox="0 0 8 8"')) });
    expect(mark.favicon).toBe(mark.logo);
    expect(read({ OCTAVO_BRAND_LOGO: file('wide.svg', svg('')) }).favicon).toBeUndefined();
  });
});

describe('a font', () => {
  test('can be a file', () => {
    expect(read({ OCTAVO_BRAND_FONT: inter }).font).toMatchObject({ type: 'font/woff2' });
  });

  test('can be the name of an installed font', () => {
    const { font, page } = read({ OCTAVO_BRAND_FONT: 'Trebuchet MS' });
    expect([font, page?.font]).toEqual([undefined, '"Trebuchet MS", system-ui, sans-serif']);
  });

  test.each([
    ['cut.woff2', fs.readFileSync(inter).subarray(0, 5000)],
    ['no.woff2', Buffer.from('wOFF')],
  ])('is rejected if it is broken: %s', (name, bytes) => {
    expect(() => read({ OCTAVO_BRAND_FONT: file(name, bytes) })).toThrow(/is not a( whole)? WOFF2 font\.$/);
  });
});

describe('the colours', () => {
  const channels = ['00', '33', '80', 'CC', 'FF'];
  const every = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `#${r}${g}${b}`)));

  test.each(['light', 'dark'] as const)('are legible in %s mode', (mode) => {
    const poor = every.filter((hex) => {
      const { main, dark, contrastText } = shadesOf(hex, mode);
      return (
        leastContrast(main, mode) < 4.5 ||
        contrast(contrastText, main) < 4.5 ||
        contrast(contrastText, dark) < 4.5
      );
    });
    expect(poor).toEqual([]);
  });

  test('stay unchanged if they are legible', () => {
    expect(shadesOf('#6D28D9', 'light').main).toBe('#6D28D9');
    expect(shadesOf('#FFB300', 'dark').main).toBe('#FFB300');
    expect(read({ OCTAVO_BRAND_PRIMARY: '#6d28d9' }).notes).toEqual([]);
  });

  test('are reported with their replacement if they had to change', () => {
    const { notes, page } = read({ OCTAVO_BRAND_PRIMARY: '#FFB300', OCTAVO_BRAND_PRIMARY_DARK: '#101010' });
    expect(notes).toEqual([
      `OCTAVO_BRAND_PRIMARY is #FFB300, which has a contrast of 1.5 with the surfaces of the light mode; text needs 4.5. Octavo uses ${page?.colors?.light.primary.main} instead.`,
      `OCTAVO_BRAND_PRIMARY_DARK is #101010, which has a contrast of 1.0 with the surfaces of the dark mode; text needs 4.5. Octavo uses ${page?.colors?.dark.primary.main} instead.`,
    ]);
  });
});

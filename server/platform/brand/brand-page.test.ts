import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brandElement } from '../../../shared/brand.ts';
import { brandPage, styleSource } from './brand-page.ts';
import { readBrand } from './read-brand.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const logo = path.join(folder, 'logo.svg');
fs.writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');

const index = fs.readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8');
const built = index.replace('</head>', '<link rel="preload" as="font" href="/assets/inter.woff2"></head>');
const read = (env: Readonly<Record<string, string>>) => readBrand((name) => env[name]);
const brandedPage = (env: Readonly<Record<string, string>>, html = built) => brandPage(html, read(env));

function dataOf(html: string): unknown {
  const [, data = ''] = new RegExp(`id="${brandElement}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(data);
}

test('the page is unchanged without a brand', () => {
  expect(brandedPage({})).toBe(built);
});

test('a branded page contains neither our name nor our mark', () => {
  const html = brandedPage({
    OCTAVO_BRAND_NAME: 'Meridian',
    OCTAVO_BRAND_LOGO: logo,
    OCTAVO_BRAND_FONT: 'Georgia',
  });
  // All variables of the theme have this prefix.
  expect(html.replaceAll('--octavo-', '')).not.toMatch(/octavo|<path|favicon\.svg|inter\.woff2/i);
  expect(html).toContain('<title>Meridian</title>');
  expect(html).toContain('<meta property="og:site_name" content="Meridian" />');
  expect(html).toContain('<noscript>Meridian needs JavaScript.</noscript>');
  expect(html).toContain('width="56" height="56" alt="" data-logo="light"');
  expect(html.match(/<link rel="icon"[^>]*>/)?.[0]).toBe(
    `<link rel="icon" href="${read({ OCTAVO_BRAND_LOGO: logo }).logo?.path}" type="image/svg+xml" />`,
  );
});

test('configured values cannot close the element they are in', () => {
  const office = '</script><script>alert(1)</script>';
  const html = brandedPage({ OCTAVO_BRAND_NAME: "O'Neil & $& Sons", OCTAVO_OFFICE_ADDRESS: office });
  expect(html).not.toContain('<script>alert');
  expect(dataOf(html)).toEqual({ name: "O'Neil & $& Sons", office });
  expect(html).toContain('<title>O&#39;Neil &amp; $&amp; Sons</title>');
});

test('the policy allows exactly the style of the page', () => {
  const env = { OCTAVO_BRAND_PRIMARY: '#6D28D9', OCTAVO_BRAND_LOGO: logo, OCTAVO_BRAND_LOGO_DARK: logo };
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(brandedPage(env)) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(styleSource(read(env))).toEqual([`'sha256-${hash}'`]);
  expect(styleSource(read({ OCTAVO_BRAND_NAME: 'Meridian' }))).toEqual([]);
});

test('the style contains the colours and the font of the brand', () => {
  const html = brandedPage({ OCTAVO_BRAND_PRIMARY: '#6D28D9', OCTAVO_BRAND_FONT: 'Georgia' });
  expect(html).toMatch(/:root,\[data-light\]\{[^}]*--octavo-palette-primary-main:#6D28D9;/i);
  expect(html).toMatch(/:root,\[data-light\]\{[^}]*--octavo-palette-primary-mainChannel:109 40 217;/);
  expect(html).toMatch(/\[data-dark\]\{[^}]*--octavo-palette-secondary-contrastTextChannel:\d+ \d+ \d+/);
  expect(html).toContain(':root{--octavo-text-font:"Georgia", system-ui, sans-serif}');
});

test('settings of the server override those of the build', () => {
  const ofBuild = brandedPage({ OCTAVO_BRAND_NAME: 'Built', OCTAVO_OFFICE_ADDRESS: 'built@example.test' });
  const html = brandedPage({ OCTAVO_BRAND_NAME: 'Started' }, ofBuild);
  expect(html.split(`id="${brandElement}"`)).toHaveLength(2);
  expect(dataOf(html)).toEqual({ name: 'Started', office: 'built@example.test' });
  expect(html).toContain('<title>Started</title>');
});

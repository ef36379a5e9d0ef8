import { expect, test } from 'vitest';
import type { SiteTheme } from '../../platform/sites/site-theme.ts';
import { makeSiteRenderEnv } from './site-render-env.ts';

const theme = { renderers: { render: () => null } } as unknown as SiteTheme;
const translations = { translate: (_language: string, _namespace: string, key: string) => key };
const at = (base: string) =>
  makeSiteRenderEnv({ translations }, theme, { site: { slug: 'bowls', language: 'en' }, base, path: '/a b' });

test.each([
  ['/', '/sites/bowls/'],
  ['/about', '/sites/bowls/about'],
  ['https://example.org/x', 'https://example.org/x'],
  ['MAILTO:ana@example.org', 'MAILTO:ana@example.org'],
  ['tel:+385', 'tel:+385'],
  ['#top', '#top'],
  ['javascript:alert(1)', '#'],
  [' javascript:alert(1)', '#'],
  ['JaVaScRiPt:alert(1)', '#'],
  ['data:text/html,x', '#'],
  ['//evil.example', '#'],
  ['/\\evil.example', '#'],
  ['', '#'],
])('a link to %j leads to %s', (url, address) => {
  expect(at('/sites/bowls').href(url)).toBe(address);
});

test('a site on its own domain has its pages at the root', () => {
  expect(at('').href('/about')).toBe('/about');
});

test('an image of the library is offered in its sizes, and one from an external site is not', () => {
  const image = { id: 'a', url: '/media/ab/a.jpg', width: 700, height: 500, alt: '' };
  expect(at('').srcset?.(image)).toBe(
    '/media/ab/a-320.webp 320w, /media/ab/a-640.webp 640w, /media/ab/a.jpg 700w',
  );
  expect(at('').srcset?.({ ...image, url: 'https://example.org/a.jpg' })).toBeUndefined();
});

test('a form names the page it was sent from', () => {
  expect(at('').inquiries).toBe('/sites/bowls/inquiries?page=%2Fa%20b');
});

import { expect, test } from 'vitest';
import { linkAddress, imageAddress } from './site-address.ts';

test.each([
  '/',
  '/about',
  '/a/b-c?d=1#e',
  'https://example.com/x',
  'HTTP://example.com',
  'mailto:a@b.example',
  'tel:+381215550142',
])('%s may become a link', (url) => expect(linkAddress(url)).toBe(url));

test.each([
  '',
  'about',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'https://a.example/\u0007',
  'java\tscript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  'https://a b',
  7,
  null,
])('%j may not', (url) => expect(linkAddress(url)).toBeUndefined());

test('an image comes from the web, and not from a mail', () => {
  expect(imageAddress('/media/a.jpg')).toBe('/media/a.jpg');
  expect(imageAddress('mailto:a@b.example')).toBeUndefined();
});

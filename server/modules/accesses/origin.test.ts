import { expect, test } from 'vitest';
import { normalizeOrigin } from './origin.ts';

test.each([
  ['https://example.com', 'https://example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['HTTPS://Example.COM:443', 'https://example.com'],
  ['https://čaj.rs', 'https://xn--aj-dma.rs'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  [' * ', '*'],
])('%s is kept as %s', (written, kept) => {
  expect(normalizeOrigin(written)).toBe(kept);
});

test.each([
  'example.com',
  'https://example.com/',
  'https://example.com/shop',
  'https://example.com?x=1',
  'https://example.com#x',
  'https://anna@example.com',
  'https://*.example.com',
  'ftp://example.com',
  'null',
  'https://',
  'javascript:alert(1)',
  '',
])('"%s" is no origin', (written) => {
  expect(normalizeOrigin(written)).toBeUndefined();
});

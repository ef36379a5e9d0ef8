import { expect, test } from 'vitest';
import { normalizeOrigin } from './origin.ts';

test.each([
  ['https://example.com', 'https://example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['HTTPS://Example.COM:443', 'https://example.com'],
  ['https://čaj.rs', 'https://xn--aj-dma.rs'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://EXAMPLE.com:80', 'http://example.com'],
  ['https://example.com:80', 'https://example.com:80'],
  ['https://XN--AJ-DMA.rs', 'https://xn--aj-dma.rs'],
  ['https://example.com:08443', 'https://example.com:8443'],
  [' * ', '*'],
])('%s is stored as %s', (written, kept) => {
  expect(normalizeOrigin(written)).toBe(kept);
});

test.each([
  'example.com',
  'https://example.com/',
  'https://example.com:0',
  'https://example.com/shop',
  'https://example.com?x=1',
  'https://example.com#x',
  'https://anna@example.com',
  'https://*.example.com',
  'ftp://example.com',
  'null',
  'https://',
  'https:///example.com',
  'https://exam\nple.com',
  'https://exam ple.com',
  'https://example.com\\evil.example',
  'https://example.com:99999',
  'https://example.com, https://evil.example',
  'file://example.com',
  '**',
  'javascript:alert(1)',
  '',
])('"%s" is not an origin', (written) => {
  expect(normalizeOrigin(written)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { chooseEncoding } from './prepared-answer.ts';

it.each([
  ['', 'identity'],
  ['br;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['gzip;q=0.1, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['gzip; q=0.000 , *', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0, *', 'identity'],
  ['gzip;q=0, *;q=0.5, identity;q=0.8', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0.5, gzip;q=0.2', 'identity'],
  ['brotli, x-gzip-like', 'identity'],
])('an Accept-Encoding of %j chooses %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

import { expect, it } from 'vitest';
import { negotiateLanguage } from './languages.ts';

it.each([
  ['sr-Cyrl-RS', 'sr-Cyrl'],
  ['SR-cyrl', 'sr-Cyrl'],
  ['sr-Latn-RS', 'sr'],
  ['de-AT, en;q=0.5', 'de'],
  ['de;q=0.3, nl;q=0.8', 'nl'],
  ['fr, nl', 'nl'],
  ['nl;q=0, de;q=0.1', 'de'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;,=q', 'en'],
  [undefined, 'en'],
])('an Accept-Language of %j prefers %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

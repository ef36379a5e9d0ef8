import { expect, test } from 'vitest';
import { describeWait } from './describe-wait.ts';

test.each([
  ['en', 45, 'in 45 seconds'],
  ['en', 1, 'in 1 second'],
  ['en', 0, 'in 1 second'],
  ['en', 3599, 'in 60 minutes'],
  ['sr', 21, 'za 21 sekundu'],
  ['sr', 45, 'za 45 sekundi'],
  ['sr-Cyrl', 45, 'за 45 секунди'],
  ['nl', 45, 'over 45 seconden'],
  ['de', 120, 'in 2 Minuten'],
] as const)('in %s, a wait of %i seconds reads “%s”', (language, seconds, words) => {
  expect(describeWait(seconds, language)).toBe(words);
});

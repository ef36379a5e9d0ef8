import { expect, test } from 'vitest';
import { normalizeTags } from './tags.ts';

test.each([
  [['clay', ' clay ', 'CLAY'], ['clay']],
  [['Čaj', 'чај', 'caj', 'ČAJ', 'čaj'], ['Čaj']],
  [['', '  ', '\u0301', '\t\n'], []],
  [['slow\n\tfood', 'slow  food', 'slow\u0000food'], ['slow food']],
  [
    ['茶', '🍞', '茶'],
    ['茶', '🍞'],
  ],
  [
    ['b', 'a'],
    ['b', 'a'],
  ],
])('the tags %j are stored as %j', (written, kept) => {
  expect(normalizeTags(written)).toEqual(kept);
});

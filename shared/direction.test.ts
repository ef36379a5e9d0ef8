import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it('is that of the script', () => {
  expect(['sr', 'sr-Cyrl', 'de', 'ar', 'he-IL', 'az-Arab'].map(directionOf)).toEqual([
    ...['ltr', 'ltr', 'ltr', 'rtl', 'rtl', 'rtl'],
  ]);
});

import { expect, it } from 'vitest';
import { makeReference, readReference } from './reference.ts';

it('has an up-to-date reference of the sdk’s exports; `node scripts/sdk-reference.ts` writes it', () => {
  expect(readReference()).toBe(makeReference());
});

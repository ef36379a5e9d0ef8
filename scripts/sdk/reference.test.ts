import { expect, it } from 'vitest';
import { makeReference, readReference } from './reference.ts';

it('has a reference that names what the sdk exports; `node scripts/sdk-reference.ts` writes it', () => {
  expect(readReference()).toBe(makeReference());
});

import { expect, it } from 'vitest';
import { serverLimits } from '../../../shared/server-limits.ts';
import { refuseOutgrown } from './completed-size.ts';
import { FieldRefusal, Refusal } from './refusal.ts';

const { completedKeys } = serverLimits;
const list = (length: number) => Array.from({ length }, () => 0);

it('rejects a completed body over the limit, unless the sent one was as large', () => {
  expect(() => refuseOutgrown(list(completedKeys - 1), list(completedKeys), 1e6)).not.toThrow();
  expect(() => refuseOutgrown(list(completedKeys), list(completedKeys + 1), 1e6)).toThrow(FieldRefusal);
  expect(() => refuseOutgrown(list(completedKeys + 1), list(completedKeys + 1), 1e6)).not.toThrow();
  expect(() => refuseOutgrown('', 'x'.repeat(98), 100)).not.toThrow();
  expect(() => refuseOutgrown('', 'x'.repeat(99), 100)).toThrow(Refusal);
  expect(() => refuseOutgrown('x'.repeat(99), 'y'.repeat(99), 100)).not.toThrow();
});

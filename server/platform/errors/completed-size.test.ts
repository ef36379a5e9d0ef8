import { expect, it } from 'vitest';
import { serverLimits } from '../../../shared/server-limits.ts';
import { rejectOutgrown } from './completed-size.ts';
import { InvalidFieldsError, ServiceError } from './service-error.ts';

const { completedKeys } = serverLimits;
const list = (length: number) => Array.from({ length }, () => 0);

it('rejects a completed body over the limit, unless the sent one was as large', () => {
  expect(() => rejectOutgrown(list(completedKeys - 1), list(completedKeys), 1e6)).not.toThrow();
  expect(() => rejectOutgrown(list(completedKeys), list(completedKeys + 1), 1e6)).toThrow(InvalidFieldsError);
  expect(() => rejectOutgrown(list(completedKeys + 1), list(completedKeys + 1), 1e6)).not.toThrow();
  expect(() => rejectOutgrown('', 'x'.repeat(98), 100)).not.toThrow();
  expect(() => rejectOutgrown('', 'x'.repeat(99), 100)).toThrow(ServiceError);
  expect(() => rejectOutgrown('x'.repeat(99), 'y'.repeat(99), 100)).not.toThrow();
});

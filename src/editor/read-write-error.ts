import { errorSentence, HttpError } from '../lib/http-error.ts';
import type { StoredBlock, WriteError } from './store/block-api.ts';

/**
 * Converts a failed call to the reason why a write was rejected. `readCurrent` reads the record that the server includes when
 * another editor changed it first. Rethrows anything else: our own mistake must not look like a rejection.
 */
export function readWriteError(error: unknown, readCurrent: (record: unknown) => StoredBlock): WriteError {
  if (!(error instanceof HttpError)) throw error;
  const { status, fields, current } = error;
  if (status === 404) return { kind: 'gone' };
  if (status === 412 && current !== undefined) return { kind: 'conflict', current: readCurrent(current) };
  if (fields !== undefined) return { kind: 'fieldErrors', errors: fields };
  return { kind: 'failed', message: errorSentence(error), unanswered: status === 0 };
}

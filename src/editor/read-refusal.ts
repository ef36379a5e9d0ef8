import { HttpError } from '../lib/http-error.ts';
import type { StoredBlock, WriteRefusal } from './store/block-api.ts';

/**
 * Why a write was refused, from the failure of its call. `readCurrent` reads the record that the server sends along
 * when somebody else changed it first. Throws what is not a refusal: a mistake of ours must not look like one.
 */
export function readRefusal(error: unknown, readCurrent: (record: unknown) => StoredBlock): WriteRefusal {
  if (!(error instanceof HttpError)) throw error;
  const { status, fields, current, message } = error;
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 404) return { kind: 'gone' };
  if (status === 412 && current !== undefined) return { kind: 'conflict', current: readCurrent(current) };
  if (fields !== undefined) return { kind: 'fieldErrors', errors: fields };
  return { kind: 'failed', message };
}

import { HttpError } from './http-error.ts';

/** Whether the server rejected a mailed key for good, so the same link will never work. */
export function isDeadKey(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'invalid_key' || error.fields?.['key'] !== undefined;
}

import { HttpError } from './http-error.ts';

/** Whether the server refused a mailed key for good: the same link will not work later either. */
export function isDeadKey(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'invalid_key' || error.fields?.['key'] !== undefined;
}

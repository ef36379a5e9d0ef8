import { isDeepStrictEqual } from 'node:util';

/** Whether a value stays the same when it is sent as JSON. */
export function survivesJson(value: unknown): boolean {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' && isDeepStrictEqual(JSON.parse(text), value);
}

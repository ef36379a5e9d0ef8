import { isDeepStrictEqual } from 'node:util';

/** Whether a value is the same after it went over the wire. */
export function survivesJson(value: unknown): boolean {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' && isDeepStrictEqual(JSON.parse(text), value);
}

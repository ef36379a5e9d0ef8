import type { SentRequest } from '../stage/stage.ts';

/** Everything that a request says, in lower case: what an answer repeats of it is no news. */
export function saidBy({ url, headers, payload }: SentRequest): string {
  return `${url} ${Object.values(headers).join(' ')} ${payload?.toString() ?? ''}`.toLowerCase();
}

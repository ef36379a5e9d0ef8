import type { SentRequest } from '../stage/stage.ts';

/** Everything in a request, in lower case: an answer may repeat it. */
export function saidBy({ url, headers, payload }: SentRequest): string {
  return `${url} ${Object.values(headers).join(' ')} ${payload?.toString() ?? ''}`.toLowerCase();
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { App } from '../../server/platform/http/routes/app-types.ts';
import type { Method } from '../support/client.ts';
import type { HostileRequest } from './requests.ts';

/** A request with its answer. */
export interface Exchange {
  readonly request: HostileRequest;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** A broken promise, and its proof. */
export type Finding = readonly [promise: string, detail: string];

export async function exchange(app: App, request: HostileRequest): Promise<Exchange> {
  const { method, url, headers, payload } = request;
  const answer = await app.inject({
    method: method as Method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  const { statusCode: status, rawPayload: bytes } = answer;
  const text = decode(bytes, answer.headers['content-encoding']);
  return { request, status, headers: answer.headers, bytes, text };
}

function decode(bytes: Buffer, encoding: unknown): string {
  // The answer to a HEAD names an encoding but has no body.
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** The path of a request, as the server resolves its address. */
export function pathOf({ url }: HostileRequest): string {
  return new URL(url.startsWith('//') ? `http://localhost${url}` : url, 'http://localhost').pathname;
}

/** Everything in a request, in lower case: an answer may repeat it. */
export function sentText({ url, headers, payload }: HostileRequest): string {
  return `${url} ${Object.values(headers).join(' ')} ${payload?.toString() ?? ''}`.toLowerCase();
}

export function describeExchange({ request, status, text }: Exchange): string {
  const { role, method, url, headers, payload } = request;
  const sent = JSON.stringify({ headers, body: payload?.toString('latin1') });
  return `${role}: ${method} ${url} ${sent.slice(0, 4000)}\n  → ${status} ${text.slice(0, 500)}`;
}

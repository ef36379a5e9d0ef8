import { callInSession } from './call-in-session.ts';
import { type Call, fetchText } from './fetch-text.ts';
import { HttpError } from './http-error.ts';
import { clearPrefetched, dropPrefetched, prefetchedData } from './prefetch.ts';
import { apiUrl, configureHttp, type Query, sessionHeaders, withQuery } from './http-session.ts';

export { configureHttp, HttpError };

export interface ReadOptions {
  query?: Query;
  signal?: AbortSignal;
  /** Retries temporary failures up to three times: for reads that users would not repeat themselves. */
  patient?: boolean;
}

export interface WriteOptions {
  body?: unknown;
  query?: Query;
  /** The revision that the change is based on; the server rejects it if the record has changed since. */
  ifMatch?: number;
  /** Makes a repeated creation return the answer of the first. */
  idempotencyKey?: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Milliseconds before each retry of a patient read. */
const patience = [350, 700, 1400];

function send<T>(method: Method, path: string, options: ReadOptions & WriteOptions): Promise<T> {
  return callInSession((headers) => sendOnce<T>(method, path, { ...options, headers }));
}

type Sent = ReadOptions & WriteOptions & { readonly headers: Record<string, string> };

async function sendOnce<T>(method: Method, path: string, { headers, ...options }: Sent): Promise<T> {
  const { query, body, signal, ifMatch, idempotencyKey, patient } = options;
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') clearPrefetched();
  const call: Call = {
    url: apiUrl(query === undefined ? path : withQuery(path, query)),
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const text = await fetchText(call, patient === true ? patience : []);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/**
 * Calls the API. Paths start with `/api/`. Nothing is retried by default,
 * because a write must not happen twice; callers decide which reads to retry. Only a call that an expired session
 * stopped is repeated, once the same user has signed in again. Every error, and every missing answer, is an
 * `HttpError`.
 */
export const http = {
  get<T>(path: string, options: ReadOptions = {}): Promise<T> {
    return send<T>('GET', path, options);
  },
  /** The prefetched content, if it has arrived, so that the screen can start with its data. Call `dropPrefetched` once it shows them. */
  prefetched(path: string): unknown {
    return prefetchedData(apiUrl(path).href, sessionHeaders()['Authorization']);
  },
  dropPrefetched(path: string): void {
    dropPrefetched(apiUrl(path).href);
  },
  post<T>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('POST', path, options);
  },
  patch<T>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('PATCH', path, options);
  },
  delete<T = void>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('DELETE', path, options);
  },
};

import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options, type RetryOptions } from 'ky';
import { callInSession } from './call-in-session.ts';
import { answeredError, HttpError, unansweredError } from './http-error.ts';
import { clearPrefetched, takePrefetchedData, takePrefetched } from './prefetch.ts';
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

type Method = 'get' | 'post' | 'patch' | 'delete';

const callTimeout = 30_000;

/** The library's rules for temporary failures (no answer, too many calls, an unavailable server) are the ones we want. */
const patience: RetryOptions = {
  limit: 3,
  delay: (attempt) => 350 * 2 ** (attempt - 1),
  // The server may name a later time to retry, but users wait no longer than this.
  maxRetryAfter: 5000,
};

function send<T>(method: Method, path: string, options: ReadOptions & WriteOptions): Promise<T> {
  return callInSession((headers) => sendOnce<T>(method, path, { ...options, headers }));
}

type Sent = ReadOptions & WriteOptions & { readonly headers: Record<string, string> };

async function sendOnce<T>(method: Method, path: string, { headers, ...options }: Sent): Promise<T> {
  // The result may no longer be needed once the user has signed in again.
  options.signal?.throwIfAborted();
  if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`;
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  const url = apiUrl(options.query === undefined ? path : withQuery(path, options.query));
  if (method !== 'get') clearPrefetched();
  const init: Options = {
    method,
    headers,
    timeout: callTimeout,
    retry: options.patient === true ? patience : 0,
    fetch: (request, more) => takePrefetched(url.href, headers['Authorization']) ?? fetch(request, more),
  };
  if (options.body !== undefined) init.json = options.body;
  if (options.signal !== undefined) init.signal = options.signal;
  try {
    const text = await ky(url, init).text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch (error) {
    throw readError(error);
  }
}

function readError(error: unknown): unknown {
  if (isHTTPError(error)) return answeredError(error.response.status, error.data, error);
  if (isTimeoutError(error)) return unansweredError('timeout', error);
  if (isNetworkError(error)) return unansweredError('offline', error);
  return error;
}

/**
 * Calls the API. Only this module knows the HTTP library. Paths start with `/api/`. Nothing is retried by default,
 * because a write must not happen twice; callers decide which reads to retry. Only a call that an expired session
 * stopped is repeated, once the same user has signed in again. Every error, and every missing answer, is an
 * `HttpError`.
 */
export const http = {
  get<T>(path: string, options: ReadOptions = {}): Promise<T> {
    return send<T>('get', path, options);
  },
  /** The prefetched content, if it has arrived, so that the screen starts with its data. */
  prefetched(path: string): unknown {
    return takePrefetchedData(apiUrl(path).href, sessionHeaders()['Authorization']);
  },
  post<T>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('post', path, options);
  },
  patch<T>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('patch', path, options);
  },
  delete<T = void>(path: string, options: WriteOptions = {}): Promise<T> {
    return send<T>('delete', path, options);
  },
};

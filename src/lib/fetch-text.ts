import { answeredError, HttpError, unansweredError } from './http-error.ts';
import { parseJson } from './json-text.ts';
import { takePrefetched } from './prefetch.ts';

export interface Call {
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Milliseconds for an answer to start, and again for its body to arrive. */
const longestStep = 30_000;

/** The server may name a later time to retry, but users wait no longer than this, in milliseconds. */
const longestNamedPause = 5000;

/** Statuses of temporary failures. */
const temporary: readonly number[] = [408, 429, 500, 502, 503, 504];

/**
 * Returns the body of a successful answer. A temporary failure (no answer, too many calls, an unavailable server) is
 * retried once for each pause, in milliseconds. All errors are `HttpError`s, but an abort rejects with its own reason.
 */
export async function fetchText(call: Call, pauses: readonly number[] = []): Promise<string> {
  const [pause, ...later] = pauses;
  try {
    return await fetchOnce(call);
  } catch (error) {
    if (pause === undefined || !(error instanceof HttpError)) throw error;
    if (error.code !== 'offline' && !temporary.includes(error.status)) throw error;
    await wait(namedPause(error) ?? pause, call.signal);
    return fetchText(call, later);
  }
}

async function fetchOnce({ url, signal, ...init }: Call): Promise<string> {
  // The result may no longer be needed, for example once the user has signed in again.
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  const ended = rejectionOf(ending.signal);
  const inTime = async <Value>(step: Promise<Value>) => {
    const timer = setTimeout(() => ending.abort(unansweredError('timeout')), longestStep);
    return Promise.race([step, ended]).finally(() => clearTimeout(timer));
  };
  try {
    const response = await inTime(
      takePrefetched(url.href, init.headers['Authorization']) ??
        fetch(url, { ...init, signal: ending.signal }),
    );
    const text = await inTime(response.text());
    if (response.ok) return text;
    throw answeredError(response.status, parseJson(text), response);
  } catch (error) {
    // The browser rejects with this type when it gets no answer.
    throw error instanceof TypeError ? unansweredError('offline', error) : error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** The pause that the server asks for. It names seconds. */
function namedPause({ cause }: HttpError): number | undefined {
  const seconds = cause instanceof Response ? Number(cause.headers.get('Retry-After') ?? NaN) : NaN;
  return seconds >= 0 ? Math.min(seconds * 1000, longestNamedPause) : undefined;
}

async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve());
  });
}

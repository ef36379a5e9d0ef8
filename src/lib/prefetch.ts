interface Prefetched {
  readonly answer: Promise<Response>;
  /** The content of a successful response, once it has arrived and is prepared. */
  value?: unknown;
  readonly askedAt: number;
  readonly authorization: string | undefined;
}

/** Milliseconds after which a response is too old to show: the timeout of a call. */
const longest = 30_000;

const prefetched = new Map<string, Prefetched>();

/** The content counts as arrived only after `prepare`. */
export function prefetch(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  prepare?: (value: unknown) => Promise<void>,
): void {
  const answer = fetch(address, { headers });
  const entry: Prefetched = {
    answer,
    askedAt: performance.now(),
    authorization: headers['Authorization'],
  };
  prefetched.set(address, entry);
  // Reads the body to its end, because an unread response would stay open. The caller that takes it handles a failure.
  answer
    .then(async (response) => {
      const text = await response.clone().text();
      if (!response.ok) return;
      const value: unknown = JSON.parse(text);
      await prepare?.(value);
      entry.value = value;
    })
    .catch(() => undefined);
}

/** Takes the response prefetched with the same authorization. It is used once: the next read asks the server. */
export function takePrefetched(address: string, authorization?: string): Promise<Response> | undefined {
  return take(address, authorization)?.answer;
}

/** Takes the content of that response if it has already arrived, so that the first render has it. */
export function takeArrived(address: string, authorization?: string): unknown {
  return prefetched.get(address)?.value === undefined ? undefined : take(address, authorization)?.value;
}

function take(address: string, authorization: string | undefined): Prefetched | undefined {
  const found = prefetched.get(address);
  prefetched.delete(address);
  const isGood =
    found?.authorization === authorization && performance.now() - (found?.askedAt ?? 0) < longest;
  return isGood ? found : undefined;
}

/** Drops all unused responses, because a write may make them outdated. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

interface Prefetched {
  readonly answer: Promise<Response>;
  /** The content of a successful answer, once it has arrived. */
  value?: unknown;
  readonly askedAt: number;
  /** The authorization that the answer belongs to. */
  readonly authorization: string | undefined;
}

/** Milliseconds after which an answer is too old to show; as long as a call may take. */
const longest = 30_000;

const prefetched = new Map<string, Prefetched>();

/** Prefetches an answer before the code that needs it has loaded. Its content has arrived once it is also prepared. */
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
  // Read it to its end, because an unused answer would stay open. The code that takes it handles a failure.
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

/** The answer prefetched with the same authorization. It is used once: the next read asks the server. */
export function takePrefetched(address: string, authorization?: string): Promise<Response> | undefined {
  return take(address, authorization)?.answer;
}

/** The content of that answer if it has already arrived, so that the first rendering has it. */
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

/** Drops all unused answers, because data is being changed. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

interface Prefetched {
  readonly response: Promise<Response>;
  /** The parsed body of a successful response, once it has arrived and `prepare` has finished. */
  data?: unknown;
  readonly sentAt: number;
  readonly authorization: string | undefined;
}

/** Milliseconds after which a prefetched response is no longer used: as long as a call may take. */
const maxAge = 30_000;

const prefetched = new Map<string, Prefetched>();

/** Locale files are named by paths. */
const nameOf = (url: string) => new URL(url, document.baseURI).href;

/** Requests a URL before it is needed. `prefetchedData` has its data only after `prepare`. */
export function prefetch(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  prepare?: (data: unknown) => Promise<void>,
): void {
  const response = fetch(url, { headers });
  const entry: Prefetched = {
    response,
    sentAt: performance.now(),
    authorization: headers['Authorization'],
  };
  prefetched.set(nameOf(url), entry);
  // Reads the body to its end, because an unread response would stay open. The caller that takes it handles a failure.
  response
    .then(async (received) => {
      const text = await received.clone().text();
      if (!received.ok) return;
      const data: unknown = JSON.parse(text);
      await prepare?.(data);
      entry.data = data;
    })
    .catch(() => undefined);
}

/** Takes the response prefetched with the same authorization. It is used once: the next read asks the server. */
export function takePrefetched(url: string, authorization?: string): Promise<Response> | undefined {
  const found = find(url, authorization);
  dropPrefetched(url);
  return found?.response;
}

/**
 * Returns the data of that response if it has already arrived, so that the first render has it. It stays until it is dropped,
 * because React may render several times before it shows anything.
 */
export function prefetchedData(url: string, authorization?: string): unknown {
  return find(url, authorization)?.data;
}

export function dropPrefetched(url: string): void {
  prefetched.delete(nameOf(url));
}

function find(url: string, authorization: string | undefined): Prefetched | undefined {
  const found = prefetched.get(nameOf(url));
  const isOurs = found?.authorization === authorization;
  return found && isOurs && performance.now() - found.sentAt < maxAge ? found : undefined;
}

/** Drops all unused responses, because a write may make them outdated. */
export function clearPrefetched(): void {
  prefetched.clear();
}

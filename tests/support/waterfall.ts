import type { Page } from 'playwright';

/** One request of a page load. Times are in milliseconds since the page itself was requested. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly kind: string;
  readonly start: number;
  end: number;
  /** Bytes received over the wire, headers included. */
  bytes: number;
}

export interface Waterfall {
  /** Everything requested so far, in order, starting with the page itself. */
  readonly asked: readonly Asked[];
  stop(): Promise<void>;
}

/**
 * Records every request of this tab from now on, as the browser's own network log shows it. With a latency, in milliseconds,
 * each answer takes at least that long, so requests that belong to one step overlap even on a busy machine.
 */
export async function watchRequests(page: Page, latency = 0): Promise<Waterfall> {
  const session = await page.context().newCDPSession(page);
  const byId = new Map<string, Asked>();
  let begun = NaN;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    if (Number.isNaN(begun)) begun = timestamp;
    const { pathname, search } = new URL(request.url);
    byId.set(requestId, {
      method: request.method,
      path: pathname + search,
      kind: type ?? '',
      start: (timestamp - begun) * 1000,
      end: Infinity,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { end: (timestamp - begun) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  if (latency > 0)
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
  return {
    get asked() {
      return [...byId.values()];
    },
    stop: () => session.detach(),
  };
}

/** The requests that the application needs to draw: its scripts, its words and its reads from the API. */
export const isCode = ({ path }: Asked): boolean => path.endsWith('.js');
export const isRead = ({ path }: Asked): boolean => path.startsWith('/api/');
const isLocaleFile = ({ path }: Asked): boolean => path.startsWith('/locales/');

/**
 * The longest chain of requests in which each started only after the one before was answered. The page itself is not
 * counted, nor are images, fonts and style sheets, because nothing waits for them.
 */
export function longestChain(asked: readonly Asked[]): readonly Asked[] {
  const chains = new Map<Asked, readonly Asked[]>();
  for (const request of asked.filter((one) => isCode(one) || isRead(one) || isLocaleFile(one))) {
    const before = [...chains].filter(([{ end }]) => end <= request.start).map(([, chain]) => chain);
    chains.set(request, [...(longest(before) ?? []), request]);
  }
  return longest([...chains.values()]) ?? [];
}

function longest(chains: readonly (readonly Asked[])[]): readonly Asked[] | undefined {
  return chains.toSorted((one, other) => other.length - one.length)[0];
}

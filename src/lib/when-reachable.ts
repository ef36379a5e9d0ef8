/** Milliseconds before the first request, and the longest between two: a server that restarts is back in seconds. */
const soon = 3000;
const longest = 30_000;

/**
 * Calls back once the server answers, with any status. Sends requests at growing intervals, and none while the browser
 * knows that it is offline. Returns a function that stops it. `from` is the milliseconds before the first request: if
 * the last retry failed although the server answers, the next one waits longer. The callback gets that longer delay.
 */
export function whenReachable(reachable: (next: number) => void, from = soon): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const askAfter = (wait: number) => {
    timer = setTimeout(() => void ask(wait), wait);
  };
  const ask = async (waited: number) => {
    const answered = await isReachable(stopped.signal);
    if (stopped.signal.aborted) return;
    const next = Math.min(waited * 2, longest);
    if (answered) reachable(next);
    else askAfter(next);
  };
  askAfter(from);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/api/system/ping/', { cache: 'no-store', ...(signal && { signal }) });
    // A proxy answers with these statuses while the server behind it is down.
    return ![502, 503, 504].includes(status);
  } catch {
    return false;
  }
}

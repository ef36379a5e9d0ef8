import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;

let last: Promise<unknown> = Promise.resolve();

/**
 * Loads a part when the browser is idle and all earlier parts have arrived, so that requests in the background come one after the
 * other. A part that fails is loaded when it is needed. Returns a function that cancels it.
 */
export function loadWhenIdle(load: Load): () => void {
  let isCancelled = false;
  last = last
    .then(() => (isCancelled ? undefined : new Promise<void>((resolve) => whenIdle(resolve))))
    .then(() => (isCancelled ? undefined : load()))
    .catch(() => undefined);
  return () => void (isCancelled = true);
}

/** Loads several parts in the same way, each after those that others want by then. */
export function loadInTurn([load, ...others]: readonly Load[]): () => void {
  if (load === undefined) return () => undefined;
  let isCancelled = false;
  let cancel = loadWhenIdle(async () => {
    await load().catch(() => undefined);
    if (!isCancelled) cancel = loadInTurn(others);
  });
  return () => {
    isCancelled = true;
    cancel();
  };
}

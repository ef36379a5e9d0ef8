/** The length of a time slice, in milliseconds. */
const slice = 8;

/** Bytes of content above which work is heavy: it takes more than a time slice. */
export const heavyBytes = 64 * 1024;

/** The owner of work; others may wait for a transaction. */
interface Worker {
  readonly isTransaction: boolean;
}

/**
 * Turns of the event loop between two slices of heavy work. Node accepts one connection per turn: without turns in
 * between, each new connection would wait for one more slice.
 */
const iterationsBetween = 8;

const first: { readonly db: Worker; readonly goOn: () => void }[] = [];
const others: (() => void)[] = [];
let isYieldDue = false;
/** The owner of the latest slice if it was a transaction. */
let latest: Worker | undefined;

/**
 * Waits for a turn of the event loop. Heavy work calls it before each of its slices. One waiter continues at a time, so
 * regardless of the number of heavy calls, everything else waits for one slice. Transactions go first, because other
 * work may wait for their end, but other waiters run between two transactions.
 */
export function yieldToOthers(db?: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (db?.isTransaction === true) first.push({ db, goOn: resolve });
    else others.push(resolve);
    scheduleNext();
  });
}

/** Waits for a turn only if there are many bytes to process. */
export async function yieldFor(bytes: number, db?: Worker): Promise<void> {
  if (bytes > heavyBytes) await yieldToOthers(db);
}

/** Maps a list and yields every few milliseconds. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
  db?: Worker,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + slice;
  for (const item of items) {
    if (performance.now() >= end) {
      await yieldToOthers(db);
      end = performance.now() + slice;
    }
    results.push(map(item));
  }
  return results;
}

function scheduleNext(): void {
  if (isYieldDue) return;
  isYieldDue = true;
  let left = iterationsBetween;
  const countDown = () => {
    left -= 1;
    if (left > 0) return void setImmediate(countDown);
    isYieldDue = false;
    goOn();
    if (first.length + others.length > 0) scheduleNext();
  };
  setImmediate(countDown);
}

function goOn(): void {
  const [writer] = first;
  // Consecutive transactions would leave no turns for other work.
  const isNext = latest !== undefined && latest !== writer?.db;
  if (writer === undefined || (isNext && others.length > 0)) {
    latest = undefined;
    return others.shift()?.();
  }
  latest = writer.db;
  first.shift()?.goOn();
}

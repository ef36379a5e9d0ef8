/** How long work goes on before it gives way, in milliseconds. */
const slice = 8;

/** Bytes of content above which work on it is heavy: it takes more than a slice. */
export const heavyBytes = 64 * 1024;

/** Whose work it is: others may wait for a transaction. */
interface Worker {
  readonly isTransaction: boolean;
}

/** Turns between two parts of heavy work. Node accepts one connection in a turn: those of others would wait for as many parts. */
const turnsBetween = 8;

const first: { readonly db: Worker; readonly goOn: () => void }[] = [];
const others: (() => void)[] = [];
let isTurnDue = false;
/** Whose transaction had the latest turn, if one did. */
let latest: Worker | undefined;

/**
 * Waits for a turn of the event loop. Heavy work calls it before each of its parts: one waiter goes on at a time, so
 * however many heavy calls there are, everything else waits for one part of one of them. Work in a transaction goes
 * first, because others may wait for its end, but between two transactions somebody else has a turn.
 */
export function nextTurn(db?: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (db?.isTransaction === true) first.push({ db, goOn: resolve });
    else others.push(resolve);
    expectTurn();
  });
}

/** The same for work on this many bytes, which need not wait if they are few. */
export async function turnFor(bytes: number, db?: Worker): Promise<void> {
  if (bytes > heavyBytes) await nextTurn(db);
}

/** Maps a list and gives way every few milliseconds. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
  db?: Worker,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + slice;
  for (const item of items) {
    if (performance.now() >= end) {
      await nextTurn(db);
      end = performance.now() + slice;
    }
    results.push(map(item));
  }
  return results;
}

function expectTurn(): void {
  if (isTurnDue) return;
  isTurnDue = true;
  let left = turnsBetween;
  const turn = () => {
    left -= 1;
    if (left > 0) return void setImmediate(turn);
    isTurnDue = false;
    goOn();
    if (first.length + others.length > 0) expectTurn();
  };
  setImmediate(turn);
}

function goOn(): void {
  const [writer] = first;
  // One transaction after another would leave no turns for anybody else.
  const isNext = latest !== undefined && latest !== writer?.db;
  if (writer === undefined || (isNext && others.length > 0)) {
    latest = undefined;
    return others.shift()?.();
  }
  latest = writer.db;
  first.shift()?.goOn();
}

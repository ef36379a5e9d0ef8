import { ServiceError } from '../errors/service-error.ts';

export interface Passage {
  /** The room it takes; 1 by default. The maximum is all room of the gate. */
  readonly cost?: number;
  /** The owner of the task, if owners have a share. */
  readonly owner?: string;
  /** Aborting it removes a waiting task from the queue and rejects with the reason. */
  readonly signal?: AbortSignal;
  /** The longest wait in milliseconds; then it rejects with `unavailable`. */
  readonly patience?: number;
  /** Seconds after which a call that waited too long may be repeated; 1 by default. */
  readonly retryAfter?: number;
}

/** Runs tasks while there is room for them; the others wait in arrival order. */
export interface Gate {
  readonly waiting: number;
  waitingOf(owner: string): number;
  /** Waits for room. Call the returned function once to free it. */
  enter(passage?: Passage): Promise<() => void>;
  run<Answer>(task: () => Promise<Answer>, passage?: Passage): Promise<Answer>;
}

interface Waiting {
  readonly cost: number;
  readonly owner: string | undefined;
  enter(): void;
}

/**
 * Creates a gate with room for this many concurrent tasks. The tasks of one owner take up at most `share` of it; other
 * owners overtake an owner whose share is used up.
 */
export function createGate(room: number, share = room): Gate {
  const line: Waiting[] = [];
  const taken = new Map<string, number>();
  let free = room;
  const take = (cost: number, owner: string | undefined) => {
    free -= cost;
    if (owner === undefined) return;
    const left = (taken.get(owner) ?? 0) + cost;
    if (left === 0) taken.delete(owner);
    else taken.set(owner, left);
  };
  const mayEnter = ({ cost, owner }: Waiting) =>
    owner === undefined || (taken.get(owner) ?? 0) + cost <= share;
  const admit = () => {
    for (
      let next = line.find(mayEnter);
      next !== undefined && next.cost <= free;
      next = line.find(mayEnter)
    ) {
      line.splice(line.indexOf(next), 1);
      take(next.cost, next.owner);
      next.enter();
    }
  };
  const waitForPlace = (
    cost: number,
    { owner, signal, patience, retryAfter = 1 }: Passage,
  ): Promise<void> => {
    if (signal?.aborted === true) return Promise.reject(reasonOf(signal));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      signal?.removeEventListener('abort', leave);
      clearTimeout(timer);
    };
    const giveUp = (reason: Error) => {
      stop();
      line.splice(line.indexOf(place), 1);
      reject(reason);
      admit();
    };
    const leave = () => giveUp(reasonOf(signal));
    const place = {
      cost,
      owner,
      enter: () => {
        stop();
        resolve();
      },
    };
    signal?.addEventListener('abort', leave);
    if (patience !== undefined) {
      timer = setTimeout(() => giveUp(new ServiceError('unavailable', { retryAfter })), patience);
    }
    line.push(place);
    admit();
    return promise;
  };
  const enter = async (passage: Passage = {}) => {
    const cost = Math.min(passage.cost ?? 1, passage.owner === undefined ? room : share);
    await waitForPlace(cost, passage);
    return () => {
      take(-cost, passage.owner);
      admit();
    };
  };
  return {
    get waiting() {
      return line.length;
    },
    waitingOf: (owner) => line.filter((place) => place.owner === owner).length,
    enter,
    async run(task, passage) {
      const leave = await enter(passage);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('The task was called off.');
}

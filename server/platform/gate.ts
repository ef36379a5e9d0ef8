/** How a task passes through a gate. */
export interface Passage {
  /** How much room it takes; 1 by default. More than the gate has counts as all of it. */
  readonly cost?: number;
  /** Aborting it while the task waits removes the task from the queue and rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** Runs tasks while there is room for them; the others wait in the order they arrived. */
export interface Gate {
  /** How many tasks are waiting. */
  readonly waiting: number;
  run<Answer>(task: () => Promise<Answer>, passage?: Passage): Promise<Answer>;
}

interface Waiting {
  readonly cost: number;
  enter(): void;
}

/** Creates a gate with this much room for concurrent tasks. */
export function createGate(room: number): Gate {
  const line: Waiting[] = [];
  let free = room;
  const admit = () => {
    for (let next = line[0]; next !== undefined && next.cost <= free; next = line[0]) {
      line.shift();
      free -= next.cost;
      next.enter();
    }
  };
  const turn = (cost: number, signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      line.splice(line.indexOf(place), 1);
      reject(reasonOf(signal));
      admit();
    };
    const place = {
      cost,
      enter: () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      },
    };
    if (signal?.aborted === true) return Promise.reject(reasonOf(signal));
    signal?.addEventListener('abort', leave);
    line.push(place);
    admit();
    return promise;
  };
  return {
    get waiting() {
      return line.length;
    },
    async run(task, { cost: wanted = 1, signal } = {}) {
      const cost = Math.min(wanted, room);
      await turn(cost, signal);
      try {
        return await task();
      } finally {
        free += cost;
        admit();
      }
    },
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('The task was called off.');
}

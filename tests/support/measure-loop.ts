/** Processor time of the thread that runs JavaScript, in microseconds. */
export interface LoopTimes {
  /** How long the longest turn of the event loop took: others wait for it. */
  readonly longest: number;
  /** How long all of them took. */
  readonly total: number;
}

/** Measures the turns of the event loop while work runs. Two of them that are shorter than a millisecond may count as one. */
export async function measureLoop(work: () => Promise<unknown>): Promise<LoopTimes> {
  const began = process.threadCpuUsage();
  let seen = began;
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, since(seen));
    seen = process.threadCpuUsage();
  };
  const looking = setInterval(look, 1);
  try {
    await work();
    look();
    return { longest, total: since(began) };
  } finally {
    clearInterval(looking);
  }
}

/** The average processor time of work that takes one turn, in microseconds. */
export function processorTime(work: () => unknown): number {
  const times = 5;
  const began = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  return since(began) / times;
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

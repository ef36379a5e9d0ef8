/** How often the event loop is looked at, in milliseconds. */
const every = 5;

/** Looks at the event loop until it is stopped. */
export interface LoopWatch {
  /** Does work of the fuzzer's own, whose time does not count. */
  disregard<Result>(work: () => Result): Result;
  /** Answers how long the loop stood still at most, in milliseconds. */
  stop(): number;
}

/**
 * Measures how long the event loop stands still: the most processor time that this thread used between two looks at it.
 * Processor time rather than the clock's, so that what else the machine does counts for nothing.
 */
export function watchLoop(): LoopWatch {
  let last = process.threadCpuUsage();
  let longest = 0;
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, every);
  return {
    disregard(work) {
      look();
      const result = work();
      last = process.threadCpuUsage();
      return result;
    },
    stop() {
      look();
      clearInterval(timer);
      return longest;
    },
  };
}

/** How often to look at the event loop, in milliseconds. */
const every = 5;

/** Watches the event loop until it is stopped. */
export interface LoopWatch {
  /** Does work of the fuzzer itself, whose time does not count. */
  disregard<Result>(work: () => Result): Result;
  /** Returns the longest time the loop was blocked, in milliseconds. */
  stop(): number;
}

/**
 * Measures how long the event loop is blocked: the most processor time that this thread used between two looks. We use
 * processor time, not wall-clock time, so that other load on the machine does not count.
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

/** How often the event loop is looked at, in milliseconds. */
const every = 5;

/**
 * Measures how long the event loop stands still: the most processor time that this thread used between two looks at it.
 * Processor time rather than the clock's, so that what else the machine does counts for nothing. Call the answer to
 * stop; it gives milliseconds.
 */
export function watchLoop(): () => number {
  let last = process.threadCpuUsage();
  let longest = 0;
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, every);
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
}

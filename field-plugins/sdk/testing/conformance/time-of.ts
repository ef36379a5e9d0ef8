/** Milliseconds of the processor that a function may take for the longest text; most take less than ten. */
export const longestTime = 100;

/** Other work of the process may fall into a single call. */
const attempts = 3;

/** The shortest time of some attempts, in milliseconds of the processor. */
export function timeOf(ask: () => unknown): number {
  let shortest = Infinity;
  for (let attempt = 0; attempt < attempts && shortest >= longestTime; attempt += 1) {
    const start = process.cpuUsage();
    try {
      ask();
    } catch {
      // Other rules are about what it answers.
    }
    const { user, system } = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

/** Runs a task once there is room for it. */
export type Gate = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

/** A gate that lets at most `width` tasks run at a time; the others wait in the order in which they came. */
export function createGate(width: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // A task that waited takes over the place, so that nobody who comes now can slip in.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import type { Dependencies } from './context.ts';

/** Work that no request waits for. Every process runs it, so concurrent runs must be safe. */
export interface BackgroundTask {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  /** `stopping` aborts when the process is about to end. */
  run(dependencies: Dependencies, stopping?: AbortSignal): Promise<void>;
}

/** Runs each task regularly until closed. A task that fails is logged and retried at its next run. */
export function startBackground(
  dependencies: Dependencies,
  tasks: readonly BackgroundTask[],
): { close(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stop = new AbortController();
  const schedule = (task: BackgroundTask) => {
    if (stop.signal.aborted) return;
    timers.set(task.name, setTimeout(() => start(task), task.every).unref());
  };
  const start = (task: BackgroundTask) => {
    const run = runLogged(dependencies, task, stop.signal).finally(() => {
      running.delete(run);
      schedule(task);
    });
    running.add(run);
  };
  for (const task of tasks) schedule(task);
  return {
    async close() {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function runLogged(dependencies: Dependencies, task: BackgroundTask, stopping: AbortSignal) {
  try {
    await task.run(dependencies, stopping);
  } catch (error) {
    dependencies.log.error({ err: error, task: task.name }, 'a task in the background failed');
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from './context.ts';

/** Work that no request waits for. With several processes each runs it, so it has to bear company. */
export interface BackgroundTask {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  run(dependencies: Dependencies): Promise<void>;
}

/** Runs each task now and again, until closed. A task that fails is logged and runs again at its next time. */
export function startBackground(
  dependencies: Dependencies,
  tasks: readonly BackgroundTask[],
): { close(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let closed = false;
  const schedule = (task: BackgroundTask) => {
    if (closed) return;
    timers.set(task.name, setTimeout(() => start(task), task.every).unref());
  };
  const start = (task: BackgroundTask) => {
    const run = runLogged(dependencies.log, task, dependencies).finally(() => {
      running.delete(run);
      schedule(task);
    });
    running.add(run);
  };
  for (const task of tasks) schedule(task);
  return {
    async close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function runLogged(log: FastifyBaseLogger, task: BackgroundTask, dependencies: Dependencies) {
  try {
    await task.run(dependencies);
  } catch (error) {
    log.error({ err: error, task: task.name }, 'a task in the background failed');
  }
}

import type { FromDrawer, ToDrawer } from './drawing-messages.ts';

/** A worker that draws. */
export interface DrawWorker {
  send(message: ToDrawer): void;
  end(): void;
}

/** What a worker tells the one that has started it. */
export interface DrawWorkerEvents {
  heard(message: FromDrawer): void;
  /** Its code could not be loaded, or an error in it was not caught. */
  failed(): void;
}

/** Starts the worker of the application that draws blocks. */
export function startDrawWorker({ heard, failed }: DrawWorkerEvents): DrawWorker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromDrawer>) => heard(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    failed();
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window; a worker has none
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}

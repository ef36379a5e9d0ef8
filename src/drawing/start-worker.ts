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

/** Its code loads before it is known what to draw. */
let spare: Worker | undefined;

/** Loads the code of a worker that the next start takes. Returns how to end it if none does. */
export function prepareDrawWorker(): () => void {
  const prepared = (spare ??= openWorker());
  const drop = () => {
    if (spare !== prepared) return;
    spare = undefined;
    prepared.terminate();
  };
  prepared.addEventListener('error', (event) => {
    event.preventDefault();
    drop();
  });
  return drop;
}

/** Starts the worker of the application that draws blocks. It says nothing before it is told something. */
export function startDrawWorker({ heard, failed }: DrawWorkerEvents): DrawWorker {
  const worker = spare ?? openWorker();
  spare = undefined;
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

function openWorker(): Worker {
  return new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
}

import type { FromRenderer, ToRenderer } from './rendering-messages.ts';

export interface RenderWorker {
  send(message: ToRenderer): void;
  end(): void;
}

export interface RenderWorkerEvents {
  heard(message: FromRenderer): void;
  /** Its code could not be loaded, or an uncaught error occurred. */
  failed(): void;
}

/** Loads its code before there is anything to render. */
let spare: Worker | undefined;

/** Loads the code of a worker for the next start. Returns a function that ends it if it isn't used. */
export function prepareRenderWorker(): () => void {
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

/** Starts the application's rendering worker. It sends nothing before it receives a message. */
export function startRenderWorker({ heard, failed }: RenderWorkerEvents): RenderWorker {
  const worker = spare ?? openWorker();
  spare = undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<FromRenderer>) => heard(data));
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
  return new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
}

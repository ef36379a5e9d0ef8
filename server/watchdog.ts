import path from 'node:path';
import inspector from 'node:inspector';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { isWorker } from './cluster/run-worker.ts';
import { currentRequest } from './platform/http/protocol/current-request.ts';
import type { Config } from './platform/config/config.ts';
import { createLastLog } from './platform/log.ts';

export interface Watched {
  /** Counts the turns of the event loop, about one a second. */
  readonly beats: Int32Array;
  /** Whole seconds without a turn after which the process is restarted. */
  readonly limit: number;
}

/**
 * Restarts the process when its event loop has been blocked for `watchdogTimeout` seconds, after a log line that names the
 * request and the blocking code. A thread watches from outside and interrupts running JavaScript through the inspector.
 * Code that cannot be interrupted, such as an SQLite statement, is killed. Returns a function that stops it.
 * A limit of 0 disables the watchdog.
 */
export function startWatchdog({ watchdogTimeout: limit, logLevel }: Config): () => Promise<void> {
  // A debugger stops the event loop on purpose.
  if (limit === 0 || inspector.url() !== undefined) return async () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const heart = setInterval(() => Atomics.add(beats, 0, 1), 1000).unref();
  const log = createLastLog(logLevel);
  // The thread calls it by this name.
  Reflect.set(globalThis, 'octavoEventLoopBlocked', () => {
    const { stack } = new Error('The event loop is blocked.');
    log.fatal({ request: currentRequest(), seconds: limit, stack }, 'the event loop is blocked; restarting');
    restart();
  });
  const thread = new Worker(path.join(import.meta.dirname, 'watchdog-thread.mjs'), {
    workerData: { beats, limit } satisfies Watched,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  thread.unref();
  thread.on('error', (error) => log.error({ err: error }, 'the event loop is not watched'));
  return async () => {
    clearInterval(heart);
    await thread.terminate();
  };
}

/** The primary process replaces a worker. A single process becomes a new server with the same process id. */
function restart(): void {
  if (isWorker || process.platform === 'win32') process.exit(1);
  const [, ...rest] = process.argv;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...rest], process.env);
}

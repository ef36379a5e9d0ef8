import fs from 'node:fs';
import { Session } from 'node:inspector';
import process from 'node:process';
import { workerData } from 'node:worker_threads';

// Plain JavaScript: loading TypeScript in a thread takes 20 MB.

const { beats, limit } = /** @type {import('./watchdog.ts').Watched} */ (workerData);

/** Seconds that the interrupted process gets to restart itself before it is killed. */
const grace = 5;

let last = -1;
let silent = 0;

// Counts its own ticks, not the clock: a machine that sleeps stops both threads.
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  silent = beat === last ? silent + 1 : 0;
  last = beat;
  if (silent === limit) {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.evaluate', { expression: 'octavoEventLoopBlocked()' });
  }
  if (silent >= limit + grace) {
    const msg = 'the event loop is blocked by code that cannot be interrupted; killing the process';
    fs.writeSync(
      process.stdout.fd,
      `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
}, 1000);

import fs from 'node:fs';
import process from 'node:process';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

/** A single step takes milliseconds; on a busy machine, a second or two. */
const patience = 20_000;

const { report, steps, text, parent } = workerData as Watched;
let seen = -1;
let since = performance.now();

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const count = Atomics.load(steps, 0);
  if (count !== seen) {
    seen = count;
    since = performance.now();
  } else if (performance.now() - since > patience) {
    fs.writeFileSync(report, text.slice(0, Atomics.load(steps, 1)));
    process.kill(process.pid, 'SIGKILL');
  }
}, 500);

import fs from 'node:fs';
import process from 'node:process';
import { workerData } from 'node:worker_threads';
import { patience } from '../patience.ts';
import type { Watched } from './watchdog.ts';

const { report, steps, text, parent } = workerData as Watched;
let seen = -1;
let since = { processor: processorTime(), clock: performance.now() };

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const count = Atomics.load(steps, 0);
  if (count !== seen) {
    seen = count;
    since = { processor: processorTime(), clock: performance.now() };
  } else if (
    processorTime() - since.processor > patience.processor ||
    performance.now() - since.clock > patience.clock
  ) {
    fs.writeFileSync(report, text.slice(0, Atomics.load(steps, 1)));
    process.kill(process.pid, 'SIGKILL');
  }
}, 500);

/** How long the process has computed, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

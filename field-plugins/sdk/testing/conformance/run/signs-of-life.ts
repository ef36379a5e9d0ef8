import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { latestStep, watchSteps, type Step } from '../steps.ts';

/** After so many seconds without a sign, a worker is stuck. A step takes milliseconds, and on a busy machine a second. */
export const patience = 30;

/** Writes the current step of this process to a file, at each step and while its thread is free. */
export function showSigns(folder: string): void {
  const file = path.join(folder, String(process.pid));
  const write = () => fs.writeFileSync(file, JSON.stringify(latestStep()));
  write();
  watchSteps(write);
  setInterval(write, 500).unref();
}

/**
 * Ends all workers once one of them is stuck: nothing else can interrupt an endless loop. Returns a function that stops
 * watching and returns the step where a worker was stuck.
 */
export function watchSigns(folder: string): () => Step | undefined {
  const silent = new Map<string, { readonly time: number; readonly seconds: number }>();
  let stuck: Step | undefined;
  const timer = setInterval(() => {
    const workers = fs.readdirSync(folder);
    for (const worker of workers) {
      const file = path.join(folder, worker);
      const { mtimeMs: time } = fs.statSync(file);
      const before = silent.get(worker);
      const seconds = before?.time === time ? before.seconds + 1 : 0;
      silent.set(worker, { time, seconds });
      if (seconds < patience || !signal(worker, 0)) continue;
      stuck ??= JSON.parse(fs.readFileSync(file, 'utf8')) as Step;
      for (const one of workers) signal(one, 'SIGKILL');
    }
  }, 1000);
  return () => {
    clearInterval(timer);
    return stuck;
  };
}

/** Returns false if the worker has ended by itself. */
function signal(worker: string, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(Number(worker), name);
  } catch {
    return false;
  }
}

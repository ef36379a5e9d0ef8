import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Step } from '../steps.ts';

/** How many bytes a step may take. */
const textSize = 16_384;

/** What the main thread shares with its watchdog. */
export interface Watched {
  readonly report: string;
  /** A counter that grows while all is well, and the length of the text. */
  readonly steps: Int32Array;
  /** The current step as JSON. */
  readonly text: Uint8Array;
  readonly parent: number;
}

/** How often the process shows that its thread is free, in milliseconds. */
const beat = 250;

/**
 * Starts a thread that ends this process when its main thread is busy for too long without a new step, or when its parent
 * is gone. Only a thread of its own can do so: an endless loop lets nothing else run. Returns a function that takes note of
 * a step.
 */
export function startWatchdog(report: string): (step: Step) => void {
  const steps = new Int32Array(new SharedArrayBuffer(8));
  const text = new Uint8Array(new SharedArrayBuffer(textSize));
  const watched: Watched = { report, steps, text, parent: process.ppid };
  const file = `watchdog-thread${path.extname(import.meta.filename)}`;
  const thread = new Worker(path.join(import.meta.dirname, file), {
    workerData: watched,
    execArgv: [],
  });
  thread.unref();
  setInterval(() => Atomics.add(steps, 0, 1), beat).unref();
  const encoder = new TextEncoder();
  return (step) => {
    const whole = JSON.stringify(step);
    // Only a sample's name can be this long.
    const fitting = whole.length * 3 <= textSize ? whole : JSON.stringify({ ...step, sample: '…' });
    Atomics.store(steps, 1, encoder.encodeInto(fitting, text).written);
    Atomics.add(steps, 0, 1);
  };
}

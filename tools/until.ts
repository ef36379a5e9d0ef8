import { setTimeout as pause } from 'node:timers/promises';

/** Polls until a condition holds: the one place in which a test lets time pass. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(5);
}

import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition by asking again and again: the one place in which a test lets time pass. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(5);
}

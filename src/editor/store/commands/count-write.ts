import { writeBegun, writeEnded } from '../transitions/writing.ts';
import type { CommandContext } from './command-context.ts';

/** Sends a write, and counts it as running until it is answered. */
export async function countWrite<Result>(
  { store }: CommandContext,
  send: () => Promise<Result>,
): Promise<Result> {
  store.setState(writeBegun);
  try {
    return await send();
  } finally {
    store.setState(writeEnded);
  }
}

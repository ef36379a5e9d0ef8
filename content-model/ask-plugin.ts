import { PluginFault } from './plugin-fault.ts';

export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly fault?: PluginFault | undefined;
}

/** Calls a guarded plugin and catches its fault. */
export function ask<Answer>(question: () => Answer): Asked<Answer> {
  try {
    return { answer: question() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}

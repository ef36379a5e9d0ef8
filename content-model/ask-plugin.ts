import { PluginFault } from './plugin-fault.ts';

/** What a guarded plugin returned, or how it failed. */
export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly fault?: PluginFault | undefined;
}

/** Asks a guarded plugin something that it may fail to answer. */
export function ask<Answer>(question: () => Answer): Asked<Answer> {
  try {
    return { answer: question() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}

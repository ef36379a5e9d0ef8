import { PluginFault } from './plugin-fault.ts';

export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly fault?: PluginFault | undefined;
}

export function ask<Answer>(question: () => Answer): Asked<Answer> {
  try {
    return { answer: question() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}

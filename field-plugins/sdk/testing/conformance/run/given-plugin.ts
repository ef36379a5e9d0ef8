import { inject } from 'vitest';
import type { Step } from '../steps.ts';
import type { FoundPlugin } from './found-plugin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    octavoPlugin: FoundPlugin;
    octavoRound: Round;
  }
}

/** One run of the rules. A step that never comes back ends it, and the next one goes on with the rest. */
export interface Round {
  /** The rules that were checked in earlier rounds. */
  readonly checked: readonly string[];
  /** The steps that never came back. */
  readonly stopped: readonly Step[];
  /** Where the watchdog writes the step at which it ended this round, as JSON. */
  readonly report: string;
  /** Why no rule can run, which each then says. */
  readonly blocked: string | undefined;
}

/** The plugin passed to the command. */
export function givenPlugin(): FoundPlugin {
  return inject('octavoPlugin');
}

/** The current round. */
export function thisRound(): Round {
  return inject('octavoRound');
}

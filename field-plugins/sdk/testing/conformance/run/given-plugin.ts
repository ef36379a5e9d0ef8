import { inject } from 'vitest';
import type { FoundPlugin } from './found-plugin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    octavoPlugin: FoundPlugin;
  }
}

/** The plugin passed to the command. */
export function givenPlugin(): FoundPlugin {
  return inject('octavoPlugin');
}

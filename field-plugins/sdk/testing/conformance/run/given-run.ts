import { expect, inject, it } from 'vitest';
import type { RuleName } from '../subject.ts';
import type { FoundPlugin } from './found-plugin.ts';
import { showSigns } from './signs-of-life.ts';

/** The plugin that the command checks, as its workers get it. */
interface GivenRun {
  readonly plugin: FoundPlugin;
  /** The folder of the workers' signs of life. */
  readonly signs: string;
  /** Why no rule can run; each then fails with it. */
  readonly blocked: string | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    octavoRun: GivenRun;
  }
}

/** Describes the plugin of the command, or fails each of these rules if none can run. */
export async function describeGiven(
  rules: readonly RuleName[],
  describe: (plugin: FoundPlugin) => Promise<void>,
): Promise<void> {
  const { plugin, signs, blocked } = inject('octavoRun');
  if (blocked === undefined) {
    showSigns(signs);
    await describe(plugin);
  } else failEach(rules, blocked);
}

function failEach(rules: readonly RuleName[], reason: string): void {
  for (const { id, name } of rules) it(name, { meta: { rule: id } }, () => expect.fail(reason));
}

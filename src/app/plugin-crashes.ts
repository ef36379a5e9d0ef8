import { watchFaults } from '../../content-model/plugin-fault.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { isLostPart } from '../lib/lost-parts.ts';
import { reportCrash } from './crash-reports.ts';

/** A mistake of a field plugin, as the editor tells of it. */
interface PluginCrash {
  readonly type: string;
  readonly contract: number | undefined;
  readonly kind: string;
  readonly error?: unknown;
  readonly path?: string;
  readonly found?: string;
  readonly componentStack?: string;
}

/**
 * Reports a mistake of a field plugin: which one, for which contract, and where. What it threw is named by its kind
 * alone, because a plugin may well put what was typed into its messages.
 */
export function reportPluginCrash({
  type,
  contract,
  kind,
  error,
  componentStack,
  ...fault
}: PluginCrash): void {
  // A part that did not arrive is nobody's mistake.
  if (isLostPart(error)) return;
  const version = contract === undefined ? 'unknown' : `contract ${contract}`;
  const place = fault.path === undefined ? '' : ` at ${fault.path}`;
  const found = fault.found === undefined ? '' : `: ${fault.found}`;
  const what = error instanceof Error ? ` (${error.name})` : '';
  const crash = new Error(`field plugin "${type}" (${version}), ${kind}${place}${found}${what}`);
  crash.name = 'PluginFault';
  crash.stack = framesOf(error);
  reportCrash(crash, componentStack);
}

/** Reports the mistakes of pure halves, and tells developers. Answers with what ends it. */
export function reportPureFaults(registry: FieldRegistry): () => void {
  const told = new Set<string>();
  return watchFaults(registry, (fault) => {
    if (told.has(fault.message)) return;
    told.add(fault.message);
    console.error(fault.message, fault.cause);
    const contract = registry.find(fault.type)?.contract;
    reportPluginCrash({ type: fault.type, contract, kind: fault.member, error: fault.cause });
  });
}

/** The places of a stack, without the message above them. */
function framesOf(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || '';
  return stack
    .split('\n')
    .filter((line) => /^\s*at .+:\d+:\d+\)?$|^\S*@.+:\d+:\d+$/.test(line))
    .join('\n');
}

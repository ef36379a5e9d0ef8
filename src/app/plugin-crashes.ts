import { watchFaults } from '../../content-model/plugin-fault.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { reportCrash } from './crash-reports.ts';

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
 * Reports a failure of a field plugin with the plugin, its contract and the place. Names only the kind of the error,
 * because a plugin may put typed text into its messages.
 */
export function reportPluginCrash({
  type,
  contract,
  kind,
  error,
  componentStack,
  ...fault
}: PluginCrash): void {
  // A chunk that failed to load is not a bug.
  if (isChunkLoadError(error)) return;
  const version = contract === undefined ? 'unknown' : `contract ${contract}`;
  const place = fault.path === undefined ? '' : ` at ${fault.path}`;
  const found = fault.found === undefined ? '' : `: ${fault.found}`;
  const what = error instanceof Error ? ` (${error.name})` : '';
  const crash = new Error(`field plugin "${type}" (${version}), ${kind}${place}${found}${what}`);
  crash.name = 'PluginFault';
  crash.stack = framesOf(error);
  reportCrash(crash, componentStack);
}

/** Reports failures of field definitions, and logs them for developers. Returns a function that stops reporting. */
export function reportDefinitionFaults(registry: FieldRegistry): () => void {
  const reported = new Set<string>();
  return watchFaults(registry, (fault) => {
    if (reported.has(fault.message)) return;
    reported.add(fault.message);
    console.error(fault.message, fault.cause);
    const contract = registry.find(fault.type)?.contract;
    reportPluginCrash({ type: fault.type, contract, kind: fault.member, error: fault.cause });
  });
}

/** The frames of a stack, without the message above them. */
function framesOf(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || '';
  return stack
    .split('\n')
    .filter((line) => /^\s*at .+:\d+:\d+\)?$|^[^\s@]*@.+:\d+:\d+$/.test(line))
    .join('\n');
}

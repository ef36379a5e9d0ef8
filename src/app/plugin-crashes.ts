import { watchFaults } from '../../content-model/plugin-fault.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { describeFault, type PluginFailure } from '../editor/faults/field-fault.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { reportCrash } from './crash-reports.ts';

/**
 * Reports a failure of a field plugin with the plugin, its contract and the place. Names only the kind of the error,
 * because a plugin may put typed text into its messages.
 */
export function reportPluginCrash(fault: PluginFailure): void {
  const { error, componentStack } = fault;
  // A chunk that failed to load is not a bug.
  if (isChunkLoadError(error)) return;
  const name = error instanceof Error ? ` (${error.name})` : '';
  // Without the field: a plugin that fails in every field is one bug.
  const crash = new Error(describeFault({ ...fault, field: undefined }) + name);
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

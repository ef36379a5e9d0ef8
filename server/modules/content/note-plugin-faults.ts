import { watchFaults } from '../../../content-model/plugin-fault.ts';
import type { Dependencies } from '../../platform/context.ts';

/** So many different faults are told of one server: a plugin that fails in ever new words has said enough by then. */
const most = 200;

/**
 * Notes in the log where a field plugin failed, each fault once: a plugin that fails on a value does so at every request
 * for it. Answers with what ends it.
 */
export function notePluginFaults({ registry, log }: Pick<Dependencies, 'registry' | 'log'>): () => void {
  const told = new Set<string>();
  return watchFaults(registry, (fault) => {
    const name = `${fault.message} ${String(fault.cause)}`;
    if (told.has(name) || told.size >= most) return;
    told.add(name);
    log.error({ err: fault, plugin: fault.type, member: fault.member }, fault.message);
  });
}

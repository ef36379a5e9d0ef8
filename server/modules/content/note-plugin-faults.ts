import { watchFaults } from '../../../content-model/plugin-fault.ts';
import type { Dependencies } from '../../platform/context.ts';

/** Maximum different faults logged per server: a plugin whose message always changes must not flood the log. */
const most = 200;

/**
 * Logs each fault of a field plugin once, because a plugin that fails on a value fails on every request for it. Returns
 * a function that stops the logging.
 */
export function notePluginFaults({ registry, log }: Pick<Dependencies, 'registry' | 'log'>): () => void {
  const logged = new Set<string>();
  return watchFaults(registry, (fault) => {
    const name = `${fault.message} ${String(fault.cause)}`;
    if (logged.has(name) || logged.size >= most) return;
    logged.add(name);
    log.error({ err: fault, plugin: fault.type, member: fault.member }, fault.message);
  });
}

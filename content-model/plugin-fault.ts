import type { FieldPlugin } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';

export type PluginMember = Exclude<keyof FieldPlugin, 'type' | 'contract' | 'typed' | 'optionsSchema'>;

/** A plugin member threw or broke the contract with its answer. The mistake is the plugin's, not the data's. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
  readonly type: string;
  readonly member: PluginMember;

  constructor({ type, member, cause }: { type: string; member: PluginMember; cause: unknown }) {
    super(`The field plugin "${type}" failed in ${member}.`, { cause });
    this.type = type;
    this.member = member;
  }
}

type Listener = (fault: PluginFault) => void;

const listeners = new WeakMap<FieldRegistry, Set<Listener>>();

/** Reports every fault of these plugins, even those with a fallback. Returns a function that stops it. */
export function watchFaults(registry: FieldRegistry, listener: Listener): () => void {
  const all = listeners.get(registry) ?? new Set<Listener>();
  listeners.set(registry, all.add(listener));
  return () => void all.delete(listener);
}

export function reportFault(registry: FieldRegistry, fault: PluginFault): void {
  for (const listener of listeners.get(registry) ?? []) listener(fault);
}

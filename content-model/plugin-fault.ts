import type { FieldPlugin } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';

/** A member of the pure half of a plugin. */
export type PluginMember = Exclude<
  keyof FieldPlugin,
  'type' | 'contract' | 'messages' | 'typed' | 'optionsSchema'
>;

/** A member of a plugin threw, or answered what the contract does not know: a mistake of the plugin, not of the data. */
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

/** What is told of each fault. */
type Listener = (fault: PluginFault) => void;

const listeners = new WeakMap<FieldRegistry, Set<Listener>>();

/** Tells of every fault of these plugins, whatever was made of it, until what this answers is called. */
export function watchFaults(registry: FieldRegistry, listener: Listener): () => void {
  const all = listeners.get(registry) ?? new Set<Listener>();
  listeners.set(registry, all.add(listener));
  return () => void all.delete(listener);
}

/** Tells whoever watches these plugins. */
export function tellFault(registry: FieldRegistry, fault: PluginFault): void {
  for (const listener of listeners.get(registry) ?? []) listener(fault);
}

import type { FieldPlugin } from './field.ts';

/** The field types of an application. */
export interface FieldRegistry {
  /** Every plugin, in order. */
  readonly plugins: readonly FieldPlugin[];
  /** Undefined for an unknown type. Its stored values are kept and shown read-only. */
  find(type: string): FieldPlugin | undefined;
  /** Matches texts against patterns. Without it, patterns are not checked. */
  readonly matches?: TextMatcher | undefined;
}

/** Whether the whole text matches the expression. Throws if the expression is invalid. */
export type TextMatcher = (regex: string, text: string) => boolean;

/** A frozen registry of these plugins. Throws when two of them use the same type. */
export function createFieldRegistry(plugins: readonly FieldPlugin[], matches?: TextMatcher): FieldRegistry {
  const byType = new Map<string, FieldPlugin>();
  for (const plugin of plugins) {
    if (byType.has(plugin.type)) throw new Error(`Two field plugins claim the type "${plugin.type}".`);
    byType.set(plugin.type, plugin);
  }
  return Object.freeze({
    plugins: Object.freeze([...plugins]),
    find: (type: string) => byType.get(type),
    matches,
  });
}

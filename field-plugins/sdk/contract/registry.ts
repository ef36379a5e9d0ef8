import type { FieldPlugin } from './field.ts';

/** The field types an application knows. */
export interface FieldRegistry {
  /** Every plugin, in order. */
  readonly plugins: readonly FieldPlugin[];
  /** Undefined for an unknown type, whose stored values are then kept and shown read-only. */
  find(type: string): FieldPlugin | undefined;
  /** Whether a whole text has the form of a regular expression. Without it, no text is judged by a pattern. */
  readonly matches?: TextMatcher | undefined;
}

/** Whether a whole text has the form of a regular expression. Throws if the expression is none. */
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

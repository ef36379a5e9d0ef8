import type { FieldDefinition, FieldIssue, FieldPlugin } from './field.ts';

/** Facts about a plugin, stated by example. They drive stories, conformance tests, server tests and docs. */
export interface FieldSamples<Value = unknown> {
  /** The definitions that the samples are read with, by name; `default` is used when a sample names none. */
  readonly definitions: Readonly<Record<string, FieldDefinition>> & { readonly default: FieldDefinition };
  /** Values that are accepted as they stand, by what is special about them. */
  readonly valid: Readonly<Record<string, { readonly value: Value; readonly definition?: string }>>;
  /**
   * What older versions of the plugin stored, and what `upgrade` makes of it; at least one if the plugin has it.
   */
  readonly older?: Readonly<
    Record<string, { readonly stored: unknown; readonly value: Value; readonly definition?: string }>
  >;
  /** `value` may be anything: it is what a careless client sends. */
  readonly invalid: Readonly<
    Record<
      string,
      { readonly value: unknown; readonly issues: readonly FieldIssue[]; readonly definition?: string }
    >
  >;
}

/** Declares the samples of a plugin; the plugin is named for its types. */
export function defineSamples<Value, Options>(
  _plugin: FieldPlugin<Value, Options>,
  samples: FieldSamples<Value>,
): FieldSamples<Value> {
  return Object.freeze(samples);
}

import type { FieldDefinition, FieldIssue, FieldPlugin } from './field.ts';

/** A value of another type and the converted value, or the other way round. Undefined if it does not convert. */
type ConversionSample<Value> = {
  /** The definition of this type's own field. */
  readonly definition?: string;
  /** The options of the other type. */
  readonly field_values?: unknown;
} & (
  | { readonly from: string; readonly given: unknown; readonly value: Value | undefined }
  | { readonly to: string; readonly value: Value; readonly becomes: unknown }
);

/** Facts about a plugin, given as examples. Used by stories, conformance tests, server tests and docs. */
export interface FieldSamples<Value = unknown> {
  /** The definitions used to read the samples, by name. A sample that names none uses `default`. */
  readonly definitions: Readonly<Record<string, FieldDefinition>> & { readonly default: FieldDefinition };
  /** Valid values, each named after its special trait. */
  readonly valid: Readonly<Record<string, { readonly value: Value; readonly definition?: string }>>;
  /** Values of older versions of the plugin, and the results of `upgrade`. Needs at least one if the plugin has `upgrade`. */
  readonly older?: Readonly<
    Record<string, { readonly stored: unknown; readonly value: Value; readonly definition?: string }>
  >;
  /** Needs at least one for each type in `convertFrom` and `convertTo`. */
  readonly conversions?: Readonly<Record<string, ConversionSample<Value>>>;
  /** `value` can be anything that a faulty client might send. */
  readonly invalid: Readonly<
    Record<
      string,
      { readonly value: unknown; readonly issues: readonly FieldIssue[]; readonly definition?: string }
    >
  >;
}

/** The definition of an optional field, for samples. */
export function sampleField(
  field_type: string,
  field_title: string,
  field_values: unknown = null,
): FieldDefinition {
  return { field_type, field_title, required: false, order: 0, field_values };
}

/** Declares the samples of a plugin; the plugin is passed for its types. */
export function defineSamples<Value, Options>(
  _plugin: FieldPlugin<Value, Options>,
  samples: FieldSamples<Value>,
): FieldSamples<Value> {
  return Object.freeze(samples);
}

import type { FieldDefinition, FieldIssue, FieldPlugin } from './field.ts';

/**
 * Facts about a plugin, stated by example. They drive stories, conformance tests, server tests and docs.
 *
 * @example
 * const samples: FieldSamples<number> = { definitions: { default: verdict }, valid: {}, invalid: {} };
 * assert.equal(samples.definitions.default.field_title, 'Our verdict');
 */
export interface FieldSamples<Value = unknown> {
  /**
   * The definitions that the samples are read with, by name; `default` is used when a sample names none.
   *
   * @example
   * const part: Pick<FieldSamples<number>, 'definitions'> = {
   *   definitions: { default: verdict, required: { ...verdict, required: true } },
   * };
   * assert.equal(part.definitions['required']?.required, true);
   */
  readonly definitions: Readonly<Record<string, FieldDefinition>> & { readonly default: FieldDefinition };
  /**
   * Values that are accepted as they stand, by what is special about them.
   *
   * @example
   * const part: Pick<FieldSamples<number>, 'valid'> = {
   *   valid: { none: { value: 0 }, 'as required': { value: 3, definition: 'required' } },
   * };
   * assert.equal(part.valid['none']?.value, 0);
   */
  readonly valid: Readonly<Record<string, { readonly value: Value; readonly definition?: string }>>;
  /**
   * What older versions of the plugin stored, and what `upgrade` makes of it; at least one if the plugin has it.
   *
   * @example
   * const part: Pick<FieldSamples<number>, 'older'> = { older: { 'a text for none': { stored: '', value: 0 } } };
   * assert.equal(part.older?.['a text for none']?.value, 0);
   */
  readonly older?: Readonly<
    Record<string, { readonly stored: unknown; readonly value: Value; readonly definition?: string }>
  >;
  /**
   * `value` may be anything: it is what a careless client sends.
   *
   * @example
   * const part: Pick<FieldSamples<number>, 'invalid'> = {
   *   invalid: { 'half a star': { value: 0.5, issues: [{ key: 'common.wrong_type' }] } },
   * };
   * assert.equal(part.invalid['half a star']?.issues.length, 1);
   */
  readonly invalid: Readonly<
    Record<
      string,
      { readonly value: unknown; readonly issues: readonly FieldIssue[]; readonly definition?: string }
    >
  >;
}

/**
 * Declares the samples of a plugin; the plugin is named for its types.
 *
 * @example
 * const samples = defineSamples(rating, {
 *   definitions: { default: verdict },
 *   valid: { three: { value: 3 } },
 *   invalid: { 'half a star': { value: 0.5, issues: [{ key: 'common.wrong_type' }] } },
 * });
 * assert.deepEqual(Object.keys(samples.valid), ['three']);
 */
export function defineSamples<Value, Options>(
  _plugin: FieldPlugin<Value, Options>,
  samples: FieldSamples<Value>,
): FieldSamples<Value> {
  return Object.freeze(samples);
}

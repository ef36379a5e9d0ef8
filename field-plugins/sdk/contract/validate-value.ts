import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldDefinition, FieldIssue, FieldPlugin } from './field.ts';
import { shapeOf, type Shape } from './value-shape.ts';

/** The rules of a value: a plugin, a definition, and the options the plugin read from it. */
export interface ValueRules {
  readonly plugin: FieldPlugin;
  readonly definition: FieldDefinition;
  readonly options: unknown;
  readonly schema: JsonSchema;
}

/**
 * The errors of a value in the current shape. Checks the shape first, then whether the value is missing, then the
 * plugin's own rules, which only see values that fit. Pass the shape if it is already known.
 */
export function validateValue(
  { plugin, definition, options, schema }: ValueRules,
  value: unknown,
  shape: Shape = shapeOf(schema, value),
): readonly FieldIssue[] {
  if (shape.issue !== undefined) return [shape.issue];
  if (definition.required && plugin.isEmpty(value)) return [{ key: 'common.required' }];
  return plugin.check?.(value, options) ?? [];
}

import {
  type FieldDefinition,
  FieldDefinitionError,
  type FieldIssue,
  type FieldPlugin,
  type IssuePath,
} from '../../../../field-plugins/sdk/contract/field.ts';
import { shapeOf } from '../../../../field-plugins/sdk/contract/value-shape.ts';

/** The reason why a plugin rejects the options of a field, translatable into every language, or undefined if it accepts them. */
export function optionIssue(plugin: FieldPlugin, definition: FieldDefinition): FieldIssue | undefined {
  const { optionsSchema: schema = { type: 'null' } } = plugin;
  // Options with names may all be left out.
  const value = definition.field_values ?? (schema.properties ? {} : null);
  const { issue, mismatch } = shapeOf(schema, value);
  if (issue !== undefined) return mismatch === undefined ? issue : { ...issue, path: stepsOf(mismatch) };
  try {
    plugin.readOptions(definition);
    return undefined;
  } catch (error) {
    return FieldDefinitionError.isOne(error) ? error.issue : undefined;
  }
}

/** The steps of a place such as `#/choices/0/value`. Names of options need no escapes. */
function stepsOf(place: string): IssuePath {
  return place
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

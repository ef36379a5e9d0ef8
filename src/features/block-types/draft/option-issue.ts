import {
  type FieldDefinition,
  FieldDefinitionError,
  type FieldIssue,
  type FieldPlugin,
} from '../../../../field-plugins/sdk/contract/field.ts';
import { shapeOf } from '../../../../field-plugins/sdk/contract/value-shape.ts';

/** The reason why a plugin refuses the options of a field, translatable into every language, or undefined if it accepts them. */
export function optionIssue(plugin: FieldPlugin, definition: FieldDefinition): FieldIssue | undefined {
  const { optionsSchema: schema = { type: 'null' } } = plugin;
  // Options with names may all be left out.
  const value = definition.field_values ?? (schema.properties ? {} : null);
  const { issue } = shapeOf(schema, value);
  if (issue !== undefined) return issue;
  try {
    plugin.readOptions(definition);
    return undefined;
  } catch (error) {
    return FieldDefinitionError.isOne(error) ? error.issue : undefined;
  }
}

import {
  type FieldDefinition,
  FieldDefinitionError,
  type FieldIssue,
  type FieldPlugin,
} from '../../../../field-plugins/sdk/contract/field.ts';
import { shapeOf } from '../../../../field-plugins/sdk/contract/value-shape.ts';

/** Why a plugin refuses the options of a field, as an issue that has words in every language; undefined if there is none. */
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

import type { FieldDefinition, FieldIssue, FieldPlugin } from '../contract/field.ts';
import { validateValue } from '../contract/validate-value.ts';

/** The errors of values of a definition, by the rules that the form and the server run. */
export function issuesOf(
  plugin: FieldPlugin,
  definition: FieldDefinition,
): (value: unknown) => readonly FieldIssue[] {
  const options = plugin.readOptions(definition);
  const rules = { plugin, definition, options, schema: plugin.schema(options) };
  return (value) => {
    const upgraded = plugin.upgrade?.(value);
    // Null is a valid value, for example an empty number.
    return validateValue(rules, upgraded === undefined ? value : upgraded);
  };
}

import { definitionError } from '../../field-plugins/sdk/contract/definition.ts';
import { expectationOf } from '../../field-plugins/sdk/contract/expectation.ts';
import {
  FieldDefinitionError,
  type FieldDefinition,
  type FieldIssue,
  type FieldPlugin,
} from '../../field-plugins/sdk/contract/field.ts';
import { fitsSchema } from '../../field-plugins/sdk/contract/fits-schema.ts';
import { shapeOf } from '../../field-plugins/sdk/contract/value-shape.ts';
import type { JsonSchema } from '../../shared/json-schema.ts';
import { ContentField } from '../../shared/wire/content-field.ts';
import { findMismatches } from '../find-mismatches.ts';
import { faultAt, unservableFault, type FieldFault } from './problem.ts';

const members: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries<unknown>(ContentField.properties) as [string, JsonSchema][],
);

/** Checks the members of a definition against the schema of fields. Paths start at the field. */
export function checkShape(definition: FieldDefinition): readonly FieldFault[] {
  const missing = ContentField.required.filter((member) => !Object.hasOwn(definition, member));
  if (missing.length > 0) return missing.map((member) => faultAt(member, 'required'));
  return Object.entries(definition).flatMap(([member, value]) => {
    const schema = members.get(member);
    if (schema === undefined) return [faultAt(member, 'unknown')];
    if (fitsSchema(schema, value)) {
      const isBlank = member === 'field_title' && String(value).trim() === '';
      return isBlank ? [faultAt(member, 'blank')] : [];
    }
    const { message } = definitionError(definition, member, expectationOf(schema));
    const { issue } = shapeOf(schema, value);
    return findMismatches(schema, value, [member]).map(({ path }) => unservableFault(message, path, issue));
  });
}

/** Finds the wrong options of a field that its plugin rejects with this sentence. Paths start at the field. */
export function checkOptions(
  definition: FieldDefinition,
  plugin: FieldPlugin | undefined,
  sentence: string,
): readonly FieldFault[] {
  const { field_values: value } = definition;
  const schema = plugin?.optionsSchema ?? {};
  const thrown = plugin && issueOf(() => plugin.readOptions(definition));
  // If the options are an object, all of them may be omitted.
  const issue = shapeOf(schema, value ?? (schema.properties ? {} : null)).issue ?? thrown;
  const mismatches = findMismatches(schema, value, ['field_values']).map(({ path }) => path);
  const paths = mismatches.length > 0 ? mismatches : [['field_values', ...(thrown?.path ?? [])]];
  return paths.map((path) => unservableFault(sentence, path, issue));
}

function issueOf(read: () => unknown): FieldIssue | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return FieldDefinitionError.isOne(error) ? error.issue : undefined;
  }
}

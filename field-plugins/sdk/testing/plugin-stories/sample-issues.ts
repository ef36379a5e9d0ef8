import { validateBlock } from '../../../../content-model/validate-block.ts';
import type { FieldDefinition, FieldIssue, FieldPlugin } from '../../contract/field.ts';
import { createFieldRegistry } from '../../contract/registry.ts';

/** What is wrong with values of a definition, by the rules that the form and the server run. */
export function issuesOf(
  plugin: FieldPlugin,
  definition: FieldDefinition,
): (value: unknown) => readonly FieldIssue[] {
  const registry = createFieldRegistry([plugin]);
  const model = { content_model: { field: definition } };
  return (value) => validateBlock(model, { field: value }, registry)['field'] ?? [];
}

import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { modelFields, type ModelField } from '../model-fields.ts';

/** Throws if members of a definition have the wrong shape, except for those that are like this in a former one. */
export type RequireShape = (
  definition: FieldDefinition,
  path: readonly string[],
  former?: FieldDefinition,
) => void;

/**
 * Requires the right shape of the definitions that an operation gives the parts of a field, at every depth: what is made of
 * values next, or by a later operation, relies on it. Those that the field already has stay unchanged.
 */
export function requireShapes(
  field: ModelField,
  requireShape: RequireShape,
  { path, former }: { path: readonly string[]; former?: ModelField | undefined },
): void {
  for (const [kind, model] of Object.entries(field.fieldsets)) {
    const before = former?.fieldsets[kind];
    const known = before === undefined ? [] : modelFields(before, field.registry);
    const given = Object.entries(model.content_model).filter(
      ([name, definition]) => !sameValue(definition, before?.content_model[name]),
    );
    for (const [name, definition] of given)
      requireShape(definition, [...path, name], before?.content_model[name]);
    const inner = modelFields(model, field.registry);
    for (const one of inner.filter(({ name }) => given.some(([changed]) => changed === name)))
      requireShapes(one, requireShape, {
        path: [...path, one.name],
        former: known.find(({ name }) => name === one.name),
      });
  }
}

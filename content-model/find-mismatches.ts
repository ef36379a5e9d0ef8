import type { FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import { fitsSchema } from '../field-plugins/sdk/contract/fits-schema.ts';
import { typesOnly } from '../field-plugins/sdk/contract/types-only.ts';
import type { IssuePath } from '../shared/issue-path.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import type { ValidatedBlock } from './validate-field.ts';
import { innermostField } from './walk-fields.ts';

export interface Mismatch {
  readonly path: IssuePath;
  readonly reason: 'required' | 'unknown' | 'wrong_type' | 'invalid';
}

/**
 * Finds the innermost parts of a value that do not fit a schema; none if the value fits. In a union, these are parts inside the
 * only alternative that the value fits at its top level. If none or several fit there, it is the whole value.
 */
export function findMismatches(
  schema: JsonSchema,
  value: unknown,
  path: IssuePath = [],
): readonly Mismatch[] {
  if (fitsSchema(schema, value)) return [];
  const whole: Mismatch = { path, reason: isOfType(schema, value) ? 'invalid' : 'wrong_type' };
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes !== undefined) {
    const found = shapes.map((shape) => findMismatches(shape, value, path));
    const meant = found.filter((mismatches) =>
      mismatches.every((mismatch) => mismatch.path.length > path.length),
    );
    return meant.length === 1 && meant[0] !== undefined ? meant[0] : [whole];
  }
  const inside = isOfType(schema, value) ? insideOf(schema, value, path) : [];
  return inside.length > 0 ? inside : [whole];
}

function insideOf(schema: JsonSchema, value: unknown, path: IssuePath): readonly Mismatch[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => findMismatches(schema.items ?? {}, item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name): Mismatch => ({ path: [...path, name], reason: 'required' })),
    ...Object.entries(value).flatMap(([name, part]): readonly Mismatch[] => {
      const own = [...path, name];
      if (Object.hasOwn(properties, name)) return findMismatches(properties[name] ?? {}, part, own);
      return additionalProperties === false ? [{ path: own, reason: 'unknown' }] : [];
    }),
  ];
}

function isOfType({ type }: JsonSchema, value: unknown): boolean {
  return type === undefined || fitsSchema({ type }, value);
}

/** Finds the parts behind an issue that reports only that a field's value has the wrong type; none for other issues. */
export function mismatchesBehind(
  block: ValidatedBlock,
  path: IssuePath,
  { key }: FieldIssue,
): readonly Mismatch[] {
  const validated = key === 'common.wrong_type' ? innermostField(block, path)?.validated : undefined;
  if (validated === undefined) return [];
  return findMismatches(typesOnly(validated.field.schema), validated.stored, path);
}

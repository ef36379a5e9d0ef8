import { revalidate } from '../../../content-model/validate-field.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { cachedBy } from '../../../shared/cached-by.ts';
import { jsonFault } from '../../../shared/json-fault.ts';
import type { FieldFault } from './field-fault.ts';

/** Why a value cannot be shown: its types do not match the field's schema. Undefined when they do. */
export function mismatchFault(field: ModelField, value: unknown): FieldFault | undefined {
  const path = revalidate(field, value).mismatch;
  return path === undefined
    ? undefined
    : { kind: 'value', path, found: 'a type that the schema does not know' };
}

/**
 * Checks a value that a widget emitted before anything else sees it: it must be JSON of the right types. `value` is a copy,
 * because the widget keeps its own object.
 */
export function checkEmitted(
  field: ModelField,
  value: unknown,
): { readonly value: unknown } | { readonly fault: FieldFault } {
  const json = jsonFault(value);
  if (json !== undefined) return { fault: { kind: 'value', ...json } };
  const frozenValue = freezeValue(value);
  const fault = mismatchFault(field, frozenValue);
  return fault === undefined ? { value: frozenValue } : { fault };
}

/**
 * Returns a frozen deep copy of a value. Reuses parts that were copied here before, so typing in one part of a value
 * does not copy the whole.
 */
export function freezeValue<Value>(value: Value): Value {
  return copy(value, freezeValue);
}

/** A frozen copy, the same one for the same value: for values that never change, such as those of a draft. */
export function frozenCopy<Value>(value: Value): Value {
  return typeof value === 'object' && value !== null ? (copyOnce(value) as Value) : value;
}

const copyOnce = cachedBy((value: object) => copy(value, frozenCopy));

function copy<Value>(value: Value, copyPart: (part: unknown) => unknown): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  const made: object = Array.isArray(value)
    ? value.map(copyPart)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyPart(part)]));
  frozen.add(made);
  return Object.freeze(made) as Value;
}

const frozen = new WeakSet<object>();

import { revalidate } from '../../../content-model/validate-field.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { jsonFault } from '../../../shared/json-fault.ts';
import type { FieldFault } from './field-fault.ts';
import { freezeValue } from './freeze-value.ts';

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
  const copy = freezeValue(value);
  const fault = mismatchFault(field, copy);
  return fault === undefined ? { value: copy } : { fault };
}

import type { FieldDefinition, FieldSet } from '../field-plugins/sdk/contract/field.ts';
import { isRecord } from '../shared/is-record.ts';

/**
 * Adds the members that every field has to definitions: optional, ordered as listed, without options. Includes the fields of list
 * items, and of other parts whose fields are in the option `fields`. Anything that is not a definition stays unchanged.
 */
export function completeFields<Fields extends Readonly<Record<string, FieldDefinition>>>(
  fields: Fields,
): Fields {
  const taken = new Set(Object.values(fields).map(orderOf));
  let next = 0;
  const complete = Object.entries(fields).map(([name, field]) => {
    const given = orderOf(field);
    if (given === undefined) while (taken.has(next)) next += 1;
    const whole = completeField(field, next);
    next = Math.max(next, (given ?? next) + 1);
    return [name, whole];
  });
  return Object.fromEntries(complete) as Fields;
}

function orderOf(field: unknown): number | undefined {
  const order = isRecord(field) ? field['order'] : undefined;
  return typeof order === 'number' ? order : undefined;
}

/** Completes one definition; `order` is its position unless it has one. */
export function completeField<Field extends FieldDefinition>(field: Field, order: number): Field {
  if (!isRecord(field)) return field;
  const { required = false, field_values = null } = field as Partial<FieldDefinition>;
  return { ...field, required, order: field.order ?? order, field_values: completeOptions(field_values) };
}

export function completeOptions(options: unknown): unknown {
  return isRecord(options) && isFieldset(options['fields'])
    ? { ...options, fields: completeFields(options['fields']) }
    : options;
}

export function isFieldset(value: unknown): value is FieldSet {
  return (
    isRecord(value) &&
    Object.values(value).every((one) => isRecord(one) && typeof one['field_type'] === 'string')
  );
}

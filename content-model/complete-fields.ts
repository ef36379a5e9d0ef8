import type { FieldDefinition } from '../field-plugins/sdk/contract/field.ts';

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
  if (!isRecord(options) || !isRecord(options['fields'])) return options;
  const { fields } = options;
  const areFields = Object.values(fields).every(
    (one) => isRecord(one) && typeof one['field_type'] === 'string',
  );
  return areFields
    ? { ...options, fields: completeFields(fields as Record<string, FieldDefinition>) }
    : options;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

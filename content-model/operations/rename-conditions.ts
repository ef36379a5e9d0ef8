import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { Fields } from './step.ts';

/** The fields with every condition that names the field under its new name. */
export function renameConditions(fields: Fields, from: string, to: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, definition]): [string, FieldDefinition] => {
      const { shown_when: condition } = definition;
      if (condition === undefined) return [name, definition];
      return [name, { ...definition, shown_when: renameIn(condition, from, to) as typeof condition }];
    }),
  );
}

function renameIn(part: unknown, from: string, to: string): unknown {
  if (Array.isArray(part)) return part.map((one) => renameIn(one, from, to));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'field' && value === from ? to : renameIn(value, from, to),
    ]),
  );
}

import { fieldRegistry } from '../../../field-plugins/index.ts';
import { defineField, type FieldPlugin } from '../../../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry, type FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';

/** The application's field types plus `brittle`, which holds any object and breaks as required by a test. */
export function registryWithBrittle(members: Partial<FieldPlugin> = {}): FieldRegistry {
  const brittle = defineField({
    contract: 1,
    type: 'brittle',
    readOptions: () => null,
    defaultValue: () => ({}),
    isEmpty: () => false,
    schema: () => ({ type: 'object' }),
    summarize: () => '',
    ...members,
  });
  return createFieldRegistry([...fieldRegistry.plugins, brittle], fieldRegistry.matches);
}

/** The body of a broken member. */
export function breakDown(): never {
  throw new TypeError('A mistake of the plugin.');
}

export const brittleField = {
  field_type: 'brittle',
  field_title: 'Brittle',
  required: false,
  order: 9,
  field_values: null,
};

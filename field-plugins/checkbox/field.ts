import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';

/** The field's title is the statement that a tick confirms. */
const options = defineOptions({ type: 'null' }, (_none, { field_title: title }) => ({ title }));

export type CheckboxOptions = OptionsOf<typeof options>;

export const checkboxField = defineField<boolean, CheckboxOptions, boolean>({
  contract: 1,
  type: 'checkbox',
  ...options,
  defaultValue: () => false,
  isEmpty: (value) => !value,
  schema: () => ({ type: 'boolean' }),
  summarize: (value, { title }) => (value ? title : ''),
});

import { definitionOptions } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';

export interface CheckboxOptions {
  /** The field's title: the statement that a tick confirms. */
  readonly title: string;
}

/** A yes or no. Required means that it must be ticked. */
export const checkboxField = defineField<boolean, CheckboxOptions>({
  contract: 1,
  type: 'checkbox',
  messages: ['yes', 'no'],
  readOptions: (definition) => {
    definitionOptions(definition, []);
    return { title: definition.field_title };
  },
  defaultValue: () => false,
  isEmpty: (value) => !value,
  schema: () => ({ type: 'boolean' }),
  summarize: (value, { title }) => (value ? title : ''),
});

import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';

const text = { type: 'string', minLength: 1 } as const;

const options = defineOptions(
  {
    type: 'array',
    minItems: 1,
    items: {
      anyOf: [
        text,
        {
          type: 'object',
          properties: { value: text, title: text },
          required: ['value', 'title'],
          additionalProperties: false,
        },
      ],
    },
  },
  (listed, definition) => {
    const choices = listed.map((one) => (typeof one === 'string' ? { value: one, title: one } : one));
    if (new Set(choices.map(({ value }) => value)).size < choices.length)
      throw definitionError(definition, 'each value of field_values', 'listed once', {
        key: 'common.repeated',
      });
    return { choices };
  },
);

export type SelectOptions = OptionsOf<typeof options>;

/** One of the choices listed in the content model; `""` for none. */
export const selectField = defineField<string, SelectOptions, string>({
  contract: 1,
  type: 'select',
  ...options,
  defaultValue: () => '',
  example: ({ choices }) => choices[0]?.value ?? '',
  isEmpty: (value) => value === '',
  schema: ({ choices }) => ({ type: 'string', enum: ['', ...choices.map((choice) => choice.value)] }),
  // A text may contain the value or the title of a choice.
  convertFrom: {
    text(typed: string, { options: { choices } }) {
      const wanted = fold(typed);
      const meant = choices.find(({ value, title }) => fold(value) === wanted || fold(title) === wanted);
      return meant?.value;
    },
  },
  summarize: (value, { choices }) => choices.find((choice) => choice.value === value)?.title ?? value,
});

function fold(typed: string): string {
  return typed.trim().toLowerCase();
}

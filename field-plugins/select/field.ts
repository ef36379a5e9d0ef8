import { definitionError } from '../sdk/contract/definition.ts';
import { defineField, type FieldDefinition } from '../sdk/contract/field.ts';

export interface SelectChoice {
  readonly value: string;
  readonly title: string;
}

export interface SelectOptions {
  readonly choices: readonly SelectChoice[];
}

/** One of the choices listed in the content model; `""` for none. */
export const selectField = defineField<string, SelectOptions>({
  contract: 1,
  type: 'select',
  messages: ['none', 'choose', 'withdrawn'],
  optionsSchema: {
    type: 'array',
    minItems: 1,
    items: {
      anyOf: [
        { type: 'string', minLength: 1 },
        {
          type: 'object',
          properties: { value: { type: 'string', minLength: 1 }, title: { type: 'string', minLength: 1 } },
          required: ['value', 'title'],
          additionalProperties: false,
        },
      ],
    },
  },
  readOptions: (definition) => ({ choices: readChoices(definition) }),
  defaultValue: () => '',
  isEmpty: (value) => value === '',
  schema: ({ choices }) => ({ type: 'string', enum: ['', ...choices.map((choice) => choice.value)] }),
  summarize: (value, { choices }) => choices.find((choice) => choice.value === value)?.title ?? value,
});

function readChoices(definition: FieldDefinition): readonly SelectChoice[] {
  const values = definition.field_values;
  if (!Array.isArray(values) || values.length === 0) {
    throw definitionError(definition, 'field_values', 'a list of one choice or more');
  }
  const choices = values.map((value: unknown) => readChoice(definition, value));
  if (new Set(choices.map((choice) => choice.value)).size < choices.length) {
    throw definitionError(definition, 'each value of field_values', 'listed once');
  }
  return choices;
}

function readChoice(definition: FieldDefinition, choice: unknown): SelectChoice {
  if (typeof choice === 'string' && choice !== '') return { value: choice, title: choice };
  if (typeof choice === 'object' && choice !== null && !Array.isArray(choice)) {
    const { value, title, ...others } = choice as Readonly<Record<string, unknown>>;
    const isChoice = typeof value === 'string' && value !== '' && typeof title === 'string' && title !== '';
    if (isChoice && Object.keys(others).length === 0) return { value, title };
  }
  throw definitionError(
    definition,
    'each choice of field_values',
    'a text or {value, title}, neither of them empty',
  );
}

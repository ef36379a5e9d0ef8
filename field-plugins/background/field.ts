import { definitionError } from '../sdk/contract/definition.ts';
import { defineField, type FieldDefinition } from '../sdk/contract/field.ts';

/** Background options in the order they are offered (spec section 3, api.md section 3). */
export const backgrounds = [
  'white',
  'black',
  'light',
  'primary.light',
  'primary.main',
  'primary.dark',
  'secondary.light',
  'secondary.main',
  'secondary.dark',
] as const;

export interface BackgroundOptions {
  /** The backgrounds offered, in the order they are shown. */
  readonly choices: readonly string[];
}

/** The background of a block, named after a colour in the site's theme. There is always one. */
export const backgroundField = defineField<string, BackgroundOptions>({
  contract: 1,
  type: 'background',
  messages: [...backgrounds.map((background) => `choices.${background}`), 'withdrawn'],
  optionsSchema: {
    anyOf: [
      { type: 'null' },
      { type: 'array', minItems: 1, uniqueItems: true, items: { enum: backgrounds } },
    ],
  },
  readOptions: (definition) => ({ choices: readChoices(definition) }),
  defaultValue: ({ choices }) => (choices.includes('light') ? 'light' : (choices[0] ?? 'light')),
  isEmpty: () => false,
  schema: ({ choices }) => ({ type: 'string', enum: choices }),
  // A colour adds nothing to a block's summary line.
  summarize: () => '',
});

function readChoices(definition: FieldDefinition): readonly string[] {
  const values = definition.field_values ?? backgrounds;
  const known: readonly unknown[] = backgrounds;
  const fits = Array.isArray(values) && values.length > 0 && values.every((value) => known.includes(value));
  if (!fits || new Set(values).size < values.length) {
    throw definitionError(
      definition,
      'field_values',
      `null or a list of some of ${backgrounds.join(', ')}, each once`,
    );
  }
  return backgrounds.filter((background) => values.includes(background));
}

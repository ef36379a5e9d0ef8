import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';

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

/** The choices are in the order in which they are shown. */
const options = defineOptions(
  {
    anyOf: [
      { type: 'null' },
      { type: 'array', minItems: 1, uniqueItems: true, items: { enum: backgrounds } },
    ],
  },
  (offered): { readonly choices: readonly string[] } => ({
    choices: backgrounds.filter((background) => offered === null || offered.includes(background)),
  }),
);

export type BackgroundOptions = OptionsOf<typeof options>;

/** The background of a block, named after a colour in the site's theme. There is always one. */
export const backgroundField = defineField<string, BackgroundOptions, string>({
  contract: 1,
  type: 'background',
  ...options,
  defaultValue: ({ choices }) => (choices.includes('light') ? 'light' : (choices[0] ?? 'light')),
  isEmpty: () => false,
  schema: ({ choices }) => ({ type: 'string', enum: choices }),
  // A colour adds nothing to a block's summary line.
  summarize: () => '',
});

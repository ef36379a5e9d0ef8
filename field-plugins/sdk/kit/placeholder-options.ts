import { defineOptions, type OptionsOf } from '../contract/definition.ts';

/** The options of a field whose only option is its placeholder. */
export const placeholderOptions = defineOptions({
  type: ['object', 'null'],
  properties: { placeholder: { type: 'string', default: '' } },
  additionalProperties: false,
});

/** The options of such a field, read from its model. */
export type PlaceholderOptions = OptionsOf<typeof placeholderOptions>;

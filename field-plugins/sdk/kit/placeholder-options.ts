import { defineOptions, type OptionsOf } from '../contract/definition.ts';

/** The options of a field whose model only says what an empty input shows. */
export const placeholderOptions = defineOptions({
  type: ['object', 'null'],
  properties: { placeholder: { type: 'string', default: '' } },
  additionalProperties: false,
});

/** What such a field reads from its model. */
export type PlaceholderOptions = OptionsOf<typeof placeholderOptions>;

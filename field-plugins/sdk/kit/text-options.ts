export { cutText } from '../../../shared/cut-text.ts';
import { defineOptions, type OptionsOf } from '../contract/definition.ts';

/** A model's options for a plain text field. `maxLength` counts characters (code points), not bytes. */
export const textOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      max_length: { type: 'integer', minimum: 1 },
      placeholder: { type: 'string', default: '' },
    },
    additionalProperties: false,
  },
  ({ max_length: maxLength, placeholder }) => ({ maxLength, placeholder }),
);

/** The options of a plain text field, read from its model. */
export type TextOptions = OptionsOf<typeof textOptions>;

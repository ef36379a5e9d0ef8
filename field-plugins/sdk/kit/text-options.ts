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

/** What a plain text field reads from its model. */
export type TextOptions = OptionsOf<typeof textOptions>;

/** The start of a text that fits the limit, in characters. */
export function cutText(text: string, maxLength: number | undefined): string {
  return maxLength === undefined ? text : [...text].slice(0, maxLength).join('');
}

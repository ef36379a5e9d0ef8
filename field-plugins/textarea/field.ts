import { defineField } from '../sdk/contract/field.ts';
import { cutText, textOptions, type TextOptions } from '../sdk/kit/text-options.ts';

export const textareaField = defineField<string, TextOptions, string>({
  contract: 1,
  type: 'textarea',
  ...textOptions,
  defaultValue: () => '',
  example: ({ maxLength }, { text }) => cutText(text, maxLength),
  isEmpty: (value) => value.trim() === '',
  schema: ({ maxLength }) => ({ type: 'string', ...(maxLength === undefined ? {} : { maxLength }) }),
  plainText: (value) => value,
  summarize: (value) => value.replace(/\s+/g, ' ').trim(),
});

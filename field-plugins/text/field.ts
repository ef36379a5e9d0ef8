import { defineField } from '../sdk/contract/field.ts';
import { withoutLineBreaks } from '../sdk/contract/without-line-breaks.ts';
import { cutText, textOptions, type TextOptions } from '../sdk/kit/text-options.ts';

export const textField = defineField<string, TextOptions, string>({
  contract: 1,
  type: 'text',
  ...textOptions,
  defaultValue: () => '',
  example: ({ maxLength }, { title }) => cutText(title.replace(/\s+/g, ' '), maxLength),
  isEmpty: (value) => value.trim() === '',
  schema: ({ maxLength }) => ({ type: 'string', ...(maxLength === undefined ? {} : { maxLength }) }),
  // A one-line input would show the text without its breaks and so hide a part of it.
  check: (value) => (/[\n\r\u2028\u2029]/.test(value) ? [{ key: 'text.line_break' }] : []),
  convertFrom: { text: (text: string) => withoutLineBreaks(text).trim() },
  plainText: (value) => value,
  summarize: (value) => value.trim(),
});

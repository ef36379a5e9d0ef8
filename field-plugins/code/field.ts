import { defineField } from '../sdk/contract/field.ts';
import { mergeObjects } from '../sdk/kit/merge-parts.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { codeOptions, codeSchema, firstLanguage, type Code, type CodeOptions } from './code.ts';

export const codeField = defineField<Code, CodeOptions, Code>({
  contract: 1,
  type: 'code',
  typed: true,
  ...codeOptions,
  defaultValue: (options) => ({ code: '', language: firstLanguage(options) }),
  example: (options, { text }) => ({
    code: cutText(text, options.maxLength),
    language: firstLanguage(options),
  }),
  isEmpty: ({ code }) => code.trim() === '',
  schema: codeSchema,
  // The field may have been a text field.
  upgrade: (stored) => (typeof stored === 'string' ? { code: stored, language: '' } : stored),
  merge: mergeObjects,
  plainText: ({ code }) => code,
  summarize: ({ code }) => {
    const first = code.split('\n').find((line) => line.trim() !== '') ?? '';
    return cutText(first.replace(/\s+/g, ' ').trim(), 200);
  },
});

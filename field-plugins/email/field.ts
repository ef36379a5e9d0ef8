import { textOrNull } from '../sdk/contract/closed-object.ts';
import { defineField } from '../sdk/contract/field.ts';
import { placeholderOptions, type PlaceholderOptions } from '../sdk/kit/placeholder-options.ts';

const address =
  /^[^\s@?<>"\\,;:()[\]]+@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+[\p{L}\p{M}\d-]{2,}$/u;

const example = 'name@example.com';

/** One email address; `""` for none. */
export const emailField = defineField<string, PlaceholderOptions, string | null>({
  contract: 1,
  type: 'email',
  messages: ['invalid'],
  ...placeholderOptions,
  defaultValue: () => '',
  example: () => example,
  isEmpty: (value) => value.trim() === '',
  // No longer address can be delivered (RFC 5321).
  schema: () => ({ type: 'string', maxLength: 254 }),
  upgrade: (stored) => (typeof stored === 'string' ? stored.replace(/^mailto:/i, '') : stored),
  check: (value) =>
    value.trim() === '' || address.test(value.trim()) ? [] : [{ key: 'email.invalid', params: { example } }],
  deliver: (value) => (address.test(value.trim()) ? value.trim() : null),
  deliveredSchema: () => textOrNull,
  convertFrom: {
    text(text: string) {
      const typed = text.trim().replace(/^mailto:/i, '');
      return address.test(typed) ? typed : undefined;
    },
  },
  plainText: (value) => value,
  summarize: (value) => value.trim(),
});

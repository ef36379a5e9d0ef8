import { textOrNull } from '../sdk/contract/closed-object.ts';
import { isEmailAddress } from '../sdk/contract/email-address.ts';
import { defineField } from '../sdk/contract/field.ts';
import { placeholderOptions, type PlaceholderOptions } from '../sdk/kit/placeholder-options.ts';

/** A public address: the domain has an ending, and nothing in it adds to a link. */
const isAddress = (text: string) =>
  isEmailAddress(text) && /@[^@]+\.[^.@]{2,}$/.test(text) && !text.includes('?');

const example = 'name@example.com';

/** One email address; `""` for none. */
export const emailField = defineField<string, PlaceholderOptions, string | null>({
  contract: 1,
  type: 'email',
  ...placeholderOptions,
  defaultValue: () => '',
  example: () => example,
  isEmpty: (value) => value.trim() === '',
  // Mail cannot be delivered to longer addresses (RFC 5321).
  schema: () => ({ type: 'string', maxLength: 254 }),
  upgrade: (stored) => (typeof stored === 'string' ? stored.replace(/^mailto:/i, '') : stored),
  check: (value) =>
    value.trim() === '' || isAddress(value.trim()) ? [] : [{ key: 'email.invalid', params: { example } }],
  deliver: (value) => (isAddress(value.trim()) ? value.trim() : null),
  deliveredSchema: () => textOrNull,
  convertFrom: {
    text(text: string) {
      const typed = text.trim().replace(/^mailto:/i, '');
      return isAddress(typed) ? typed : undefined;
    },
  },
  plainText: (value) => value,
  summarize: (value) => value.trim(),
});

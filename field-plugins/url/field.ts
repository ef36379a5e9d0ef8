import { textOrNull } from '../sdk/contract/closed-object.ts';
import { defineField } from '../sdk/contract/field.ts';
import { readAddress } from '../sdk/kit/address.ts';
import { placeholderOptions, type PlaceholderOptions } from '../sdk/kit/placeholder-options.ts';

/** The address of a page elsewhere on the web, with http or https; `""` for none. */
export const urlField = defineField<string, PlaceholderOptions, string | null>({
  contract: 1,
  type: 'url',
  ...placeholderOptions,
  defaultValue: () => '',
  example: (_options, { address }) => webAddress(address) ?? 'https://example.com',
  isEmpty: (value) => value.trim() === '',
  // The longest address that browsers and proxies are known to handle.
  schema: () => ({ type: 'string', maxLength: 2000 }),
  check(value) {
    const typed = value.trim();
    if (typed === '' || webAddress(typed) !== undefined) return [];
    const address = withProtocol(typed);
    return [
      address === undefined ? { key: 'url.invalid' } : { key: 'url.did_you_mean', params: { address } },
    ];
  },
  deliver: (value) => webAddress(value) ?? null,
  deliveredSchema: () => textOrNull,
  convertFrom: { text: (text: string) => webAddress(text) ?? withProtocol(text.trim()) },
  plainText: (value) => value,
  summarize: (value) => value.trim(),
});

function webAddress(text: string): string | undefined {
  const address = readAddress(text);
  return address !== undefined && /^https?:/i.test(address) ? address : undefined;
}

/** Prepends a missing `https://`. */
function withProtocol(typed: string): string | undefined {
  const [host = ''] = typed.split('/', 1);
  return !/[\s:@]/.test(host) && /[^]\.\D[^]/.test(host) ? webAddress(`https://${typed}`) : undefined;
}

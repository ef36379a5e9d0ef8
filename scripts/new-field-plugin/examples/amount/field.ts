import { defineOptions, type OptionsOf } from '../../../../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../../../../field-plugins/sdk/contract/field.ts';

/** The options that a model can set: the largest number. */
const options = defineOptions({
  type: ['object', 'null'],
  properties: { max: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
});

export type AmountOptions = OptionsOf<typeof options>;

/** A number that is not negative, or `null`. */
export const amountField = defineField<number | null, AmountOptions, number | null>({
  contract: 1,
  type: 'amount',
  ...options,
  defaultValue: () => null,
  isEmpty: (value) => value === null,
  schema: () => ({ type: ['number', 'null'] }),
  check: (value, { max }) => {
    if (value === null) return [];
    if (value < 0) return [{ key: 'amount.negative' }];
    return max !== undefined && value > max ? [{ key: 'amount.too_high', params: { max } }] : [];
  },
  summarize: (value, _options, { locale }) =>
    value === null ? '' : new Intl.NumberFormat(locale).format(value),
});

import { countOption, definitionOptions } from '../../../../field-plugins/sdk/contract/definition.ts';
import { defineField } from '../../../../field-plugins/sdk/contract/field.ts';

/** The options that a model can set. */
export interface AmountOptions {
  /** The largest number; undefined for no limit. */
  readonly max: number | undefined;
}

/** A number that is not negative, or `null`. */
export const amountField = defineField<number | null, AmountOptions>({
  contract: 1,
  type: 'amount',
  messages: ['negative', 'too_high', 'more', 'less'],
  optionsSchema: {
    type: ['object', 'null'],
    properties: { max: { type: 'integer', minimum: 1 } },
    additionalProperties: false,
  },
  readOptions: (definition) => {
    const options = definitionOptions(definition, ['max']);
    return { max: countOption(definition, options, 'max') };
  },
  defaultValue: () => null,
  isEmpty: (value) => value === null,
  schema: () => ({ type: ['number', 'null'] }),
  check: (value, { max }) => {
    if (value === null) return [];
    if (value < 0) return [{ key: 'amount.negative' }];
    return max !== undefined && value > max ? [{ key: 'amount.too_high', params: { max } }] : [];
  },
  summarize: (value) => (value === null ? '' : String(value)),
});

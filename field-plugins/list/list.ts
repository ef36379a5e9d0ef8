import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { readFieldset } from '../sdk/kit/read-fieldset.ts';

export const listOptions = defineOptions(
  {
    type: 'object',
    properties: {
      min: { type: 'integer', minimum: 0 },
      max: { type: 'integer', minimum: 1 },
      fields: { type: 'object' },
    },
    required: ['fields'],
    additionalProperties: false,
  },
  ({ min = 0, max, fields }, definition) => {
    if (max !== undefined && min > max)
      throw definitionError(definition, 'min', `at most ${max}, which is "max"`, {
        ...{ key: 'common.too_large', params: { max }, path: ['min'] },
      });
    return { min, max, fields: readFieldset(fields, definition, 'fields') };
  },
);

export type ListOptions = OptionsOf<typeof listOptions>;

export interface ListItem {
  /** 12 lowercase letters and digits, unique in the list. Not delivered. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

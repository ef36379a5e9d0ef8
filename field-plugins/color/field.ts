import { textOrNull } from '../sdk/contract/closed-object.ts';
import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField } from '../sdk/contract/field.ts';
import { readHex } from './hex.ts';

const text = { type: 'string', minLength: 1 } as const;

const options = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      palette: {
        type: 'array',
        minItems: 1,
        items: {
          anyOf: [
            text,
            {
              type: 'object',
              properties: { value: text, title: text },
              required: ['value', 'title'],
              additionalProperties: false,
            },
          ],
        },
      },
      custom: { type: 'boolean', default: true },
    },
    additionalProperties: false,
  },
  ({ palette = [], custom }, definition) => {
    const choices = palette.map((one, index) => {
      const { value, title } = typeof one === 'string' ? { value: one, title: one } : one;
      const hex = readHex(value);
      if (hex === undefined)
        throw definitionError(definition, `the colour "${value}" of palette`, '#rrggbb', {
          ...{ key: 'color.invalid', params: { example: '#336699' }, path: ['palette', index, 'value'] },
        });
      return { value: hex, title };
    });
    if (new Set(choices.map(({ value }) => value)).size < choices.length)
      throw definitionError(definition, 'each colour of palette', 'listed once', {
        ...{ key: 'common.repeated', path: ['palette'] },
      });
    if (!custom && choices.length === 0)
      throw definitionError(definition, 'palette', 'a list of colours without "custom"', {
        ...{ key: 'common.not_enough', params: { min: 1 }, path: ['palette'] },
      });
    return { choices, custom };
  },
);

export type ColorOptions = OptionsOf<typeof options>;

/** A colour as `#aabbcc`; `""` for no colour. Input that isn't a colour is kept as text and reported as invalid. */
export const colorField = defineField<string, ColorOptions, string | null>({
  contract: 1,
  type: 'color',
  typed: true,
  ...options,
  defaultValue: () => '',
  example: ({ choices }) => choices[0]?.value ?? '#336699',
  isEmpty: (value) => value.trim() === '',
  schema: () => ({ type: 'string', maxLength: 100 }),
  upgrade: (stored) =>
    typeof stored === 'string' && stored.startsWith('#') ? (readHex(stored) ?? stored) : (stored ?? ''),
  check(value, { choices, custom }) {
    if (value.trim() === '') return [];
    if (readHex(value) !== value) return [{ key: 'color.invalid', params: { example: '#336699' } }];
    return custom || choices.some((choice) => choice.value === value) ? [] : [{ key: 'color.not_offered' }];
  },
  deliver: (value) => readHex(value) ?? null,
  deliveredSchema: () => textOrNull,
  plainText: (value) => value,
  summarize: (value, { choices }) => choices.find((choice) => choice.value === value)?.title ?? value.trim(),
});

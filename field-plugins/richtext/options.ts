import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { maxTextLength } from './rich-text.ts';

export const richFeatures = [
  'headings',
  'bold',
  'italic',
  'code',
  'links',
  'lists',
  'quotes',
  'code_blocks',
] as const;

export type RichFeature = (typeof richFeatures)[number];

/**
 * A model's options for a formatted text. `maxLength` counts characters (code points), without formatting; it is `limited`
 * if the model set it, and the widget then shows how much is used.
 */
export const richOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      max_length: { type: 'integer', minimum: 1, maximum: maxTextLength },
      features: {
        type: 'array',
        items: { type: 'string', enum: richFeatures },
        uniqueItems: true,
        default: richFeatures,
      },
      placeholder: { type: 'string', default: '' },
    },
    additionalProperties: false,
  },
  ({ max_length, features, placeholder }) => ({
    maxLength: max_length ?? maxTextLength,
    limited: max_length !== undefined,
    features: richFeatures.filter((feature) => features.includes(feature)) as readonly RichFeature[],
    placeholder,
  }),
);

export type RichOptions = OptionsOf<typeof richOptions>;

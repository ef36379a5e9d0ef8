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

/** The feature that a node or mark needs, by its name. A paragraph needs none. */
const needs: Readonly<Record<string, RichFeature>> = {
  heading: 'headings',
  bullet_list: 'lists',
  ordered_list: 'lists',
  list_item: 'lists',
  quote: 'quotes',
  code_block: 'code_blocks',
  bold: 'bold',
  italic: 'italic',
  code: 'code',
  link: 'links',
};

/** Whether a model with these features allows a node or mark. */
export function isAllowed(name: string, features: readonly RichFeature[]): boolean {
  const feature = needs[name];
  return feature === undefined || features.includes(feature);
}

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

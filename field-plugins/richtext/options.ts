import { countOption, definitionError, definitionOptions } from '../sdk/contract/definition.ts';
import type { FieldDefinition, JsonSchema } from '../sdk/contract/field.ts';
import { longestText } from './rich-text.ts';

/** The features a model can allow, in the order of the toolbar. */
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

/** A model's options for a formatted text. */
export interface RichOptions {
  /** Maximum number of characters (code points), not counting formatting. */
  readonly maxLength: number;
  /** Whether the model set the limit. If so, the widget shows how much is used. */
  readonly limited: boolean;
  readonly features: readonly RichFeature[];
  readonly placeholder: string;
}

export const richOptionsSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    max_length: { type: 'integer', minimum: 1, maximum: longestText },
    features: { type: 'array', items: { type: 'string', enum: richFeatures }, uniqueItems: true },
    placeholder: { type: 'string' },
  },
  additionalProperties: false,
};

/** Reads `{max_length?, features?, placeholder?}`. Throws `FieldDefinitionError` for anything else. */
export function readRichOptions(definition: FieldDefinition): RichOptions {
  const options = definitionOptions(definition, ['max_length', 'features', 'placeholder']);
  const { placeholder = '' } = Object.fromEntries(options);
  if (typeof placeholder !== 'string') throw definitionError(definition, 'placeholder', 'a text');
  const max = countOption(definition, options, 'max_length');
  if (max !== undefined && max > longestText)
    throw definitionError(definition, 'max_length', `at most ${longestText}`);
  return {
    maxLength: max ?? longestText,
    limited: max !== undefined,
    features: readFeatures(definition, options.get('features')),
    placeholder,
  };
}

function readFeatures(definition: FieldDefinition, value: unknown): readonly RichFeature[] {
  if (value === undefined) return richFeatures;
  const named: readonly unknown[] = Array.isArray(value) ? value : [undefined];
  const known = richFeatures.filter((feature) => named.includes(feature));
  if (known.length === named.length) return known;
  throw definitionError(definition, 'features', `a list of some of ${richFeatures.join(', ')}, each once`);
}

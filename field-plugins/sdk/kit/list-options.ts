import { definitionError, defineOptions, type OptionsOf } from '../contract/definition.ts';
import type { FieldDefinition } from '../contract/field.ts';
import type { OptionValues } from '../contract/schema-value.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';

/** The schemas of the options that every list field has. */
export const listProperties = {
  multiple: { type: 'boolean', default: false },
  max: { type: 'integer', minimum: 1 },
} as const;

/** A model's options for a list field. `max` is undefined for no limit, and 1 without `multiple`. */
export const listOptions = defineOptions(
  { type: ['object', 'null'], properties: listProperties, additionalProperties: false },
  readListLimit,
);

/** Reads how many items a list may have. */
export function readListLimit(
  { multiple, max }: OptionValues<{ readonly properties: typeof listProperties }>,
  definition: FieldDefinition,
) {
  if (!multiple && max !== undefined && max > 1)
    throw definitionError(definition, 'max', '1 without "multiple"', {
      key: 'common.too_large',
      params: { max: 1 },
      path: ['max'],
    });
  return { multiple, max: multiple ? max : 1 };
}

/** The options of a list field, read from its model. */
export type ListOptions = OptionsOf<typeof listOptions>;

/** The members that every list field has in common: `defineField({...listOf<Item>(itemSchema), …})`. */
export function listOf<Item>(items: JsonSchema) {
  return {
    ...listOptions,
    defaultValue: (): readonly Item[] => [],
    isEmpty: (value: readonly Item[]) => value.length === 0,
    schema: ({ max }: ListOptions): JsonSchema => ({
      type: 'array',
      items,
      ...(max === undefined ? {} : { maxItems: max }),
    }),
  };
}

/** Whether two items of a list have the same id. Edits and merges would then be ambiguous. */
export function hasRepeatedId(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size < items.length;
}

/** The lines of a text that have words, at most `max` of them: titles for the items of an example. */
export function readLines(text: string, max: number | undefined): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, max);
}

import { countOption, definitionError, definitionOptions } from '../contract/definition.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldDefinition } from '../contract/field.ts';

/** A model's options for a list field. */
export interface ListOptions {
  /** Whether the list may hold more than one item. */
  readonly multiple: boolean;
  /** The maximum number of items; undefined for no limit. 1 without `multiple`. */
  readonly max: number | undefined;
}

/** The options that `readListOptions` reads, as a schema. */
export const listOptionsSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: { multiple: { type: 'boolean' }, max: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
};

/** Reads `{multiple?, max?}`. Throws `FieldDefinitionError` for anything else. */
export function readListOptions(definition: FieldDefinition): ListOptions {
  const options = definitionOptions(definition, ['multiple', 'max']);
  const multiple = options.has('multiple') ? options.get('multiple') : false;
  if (typeof multiple !== 'boolean') throw definitionError(definition, 'multiple', 'true or false');
  const max = countOption(definition, options, 'max');
  if (!multiple && max !== undefined && max > 1)
    throw definitionError(definition, 'max', '1 without "multiple"');
  return { multiple, max: multiple ? max : 1 };
}

/** The members that every list field has in common: `defineField({...listOf<Item>(itemSchema), …})`. */
export function listOf<Item>(items: JsonSchema) {
  return {
    optionsSchema: listOptionsSchema,
    readOptions: readListOptions,
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

import { countOption, definitionError, definitionOptions } from '../contract/definition.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldDefinition } from '../contract/field.ts';

/** A model's options for a plain text field. */
export interface TextOptions {
  /** Characters (code points), not bytes. */
  readonly maxLength: number | undefined;
  readonly placeholder: string;
}

/** The options that `readTextOptions` reads, as a schema. */
export const textOptionsSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: { max_length: { type: 'integer', minimum: 1 }, placeholder: { type: 'string' } },
  additionalProperties: false,
};

/** Reads `{max_length?, placeholder?}`. Throws `FieldDefinitionError` for anything else. */
export function readTextOptions(definition: FieldDefinition): TextOptions {
  const options = definitionOptions(definition, ['max_length', 'placeholder']);
  const placeholder = options.has('placeholder') ? options.get('placeholder') : '';
  if (typeof placeholder !== 'string') throw definitionError(definition, 'placeholder', 'a text');
  return { maxLength: countOption(definition, options, 'max_length'), placeholder };
}

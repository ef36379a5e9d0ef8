import type { JsonSchema } from '../../../shared/json-schema.ts';

/** The shape of an object that has all of these members and no others. */
export function closedObject(title: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const required = Object.keys(properties);
  return { type: 'object', title, properties, required, additionalProperties: false };
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** A text, or null. */
export const textOrNull: JsonSchema = { type: ['string', 'null'] };

import type { JsonSchema } from '../../../shared/json-schema.ts';

/** The shape of an object that has all of these members and no others. */
export function exactObject(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The same, with the name that its generated type gets. */
export function closedObject(title: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { title, ...exactObject(properties) };
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** A text, or null. */
export const textOrNull: JsonSchema = { type: ['string', 'null'] };

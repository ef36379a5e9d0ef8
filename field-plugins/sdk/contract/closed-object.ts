import type { JsonSchema } from '../../../shared/json-schema.ts';

type Members = Readonly<Record<string, JsonSchema>>;

/** The shape of an object that has all of these members and no others. */
export function exactObject<const Properties extends Members>(properties: Properties) {
  const required = Object.keys(properties) as readonly (keyof Properties & string)[];
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

/** The same, with the name that its generated type gets. */
export function closedObject<const Properties extends Members>(title: string, properties: Properties) {
  return { title, ...exactObject(properties) };
}

/** The same, or null. */
export function orNull<const Schema extends JsonSchema>(schema: Schema) {
  return { anyOf: [schema, { type: 'null' }] } as const;
}

/** A text, or null. */
export const textOrNull = { type: ['string', 'null'] } as const;

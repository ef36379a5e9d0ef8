import type { JsonSchema } from '../../../shared/json-schema.ts';
import { isLimit } from './limit-issues.ts';

/** Removes the limits from a schema. A value that fits the result has the right types, so a widget can show it. */
export function typesOnly(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, oneOf, enum: choices, ...rest } = schema;
  // Without limits, a value may fit several alternatives of a `oneOf`.
  const shapes = anyOf ?? oneOf;
  return {
    ...(choices && { type: [...new Set(choices.map(typeOf))] }),
    ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => !isLimit({ keyword }))),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, typesOnly(part)]),
      ),
    }),
    ...(items && { items: typesOnly(items) }),
    ...(shapes && { anyOf: shapes.map(typesOnly) }),
  };
}

function typeOf(choice: unknown): string {
  if (choice === null) return 'null';
  return Array.isArray(choice) ? 'array' : typeof choice;
}

import type { JsonSchema } from '../../../shared/json-schema.ts';
import { isLimit } from './limit-issues.ts';

/** The same schema without its limits: a value that fits it has the right types, and a widget can show it. */
export function typesOnly(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, oneOf, enum: choices, ...rest } = schema;
  // Without their limits, several shapes of a `oneOf` may fit.
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

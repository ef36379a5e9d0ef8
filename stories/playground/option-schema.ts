import type { RJSFSchema } from '@rjsf/utils';
import type { JsonSchema } from '../../shared/json-schema.ts';

/** The schema as rjsf should draw it: titled, and without `null`, because an empty form means `null`. */
export function formOf(schema: JsonSchema, title: string): RJSFSchema {
  return { ...drawn(schema), title } as RJSFSchema;
}

/** What was filled in; undefined if nothing was. */
export function withoutBlanks({ required = [] }: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([name, part]) => required.includes(name) || !isBlank(part));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function isBlank(part: unknown): boolean {
  return part === undefined || part === '' || part === false || (Array.isArray(part) && part.length === 0);
}

function drawn(schema: JsonSchema): JsonSchema {
  const { items, properties } = schema;
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).filter((shape) => shape.type !== 'null');
  const [only] = shapes;
  if (only !== undefined && shapes.length === 1) return drawn(only);
  if (only !== undefined)
    return { anyOf: shapes.map((shape) => ({ ...drawn(shape), title: shapeName(shape) })) };
  return {
    ...schema,
    ...(items && { items: drawn(items) }),
    ...(schema.type === 'string' && { default: '' }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, drawn(part)])),
    }),
  };
}

/** A shape in a word or two. */
function shapeName({ type, properties = {} }: JsonSchema): string {
  return Object.keys(properties).join(', ') || String(type);
}

import type { JsonSchema } from '../../../../shared/json-schema.ts';

/** The labels of the parts of a schema. */
interface SchemaWords {
  /** An option by its name. */
  option(name: string): string;
  /** A value by its type. */
  shape(type: string): string;
}

/** The schema for rjsf: titled, and without `null`, because an empty form means `null`. */
export function formOf(schema: JsonSchema, title: string, words: SchemaWords): JsonSchema {
  return { ...rendered(schema, words), title };
}

/** The entered values; undefined if there are none. */
export function withoutBlanks({ properties = {}, required = [] }: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(
    ([name, part]) => required.includes(name) || !isBlank(part, properties[name]),
  );
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** An option that is off by default can be omitted. */
function isBlank(part: unknown, { default: usual }: JsonSchema = {}): boolean {
  if (part === undefined || part === '') return true;
  return (part === false && usual !== true) || (Array.isArray(part) && part.length === 0);
}

/** The value for the form: choices that are plain texts have a title, too. */
export function shownOptions(value: unknown, schema: JsonSchema): unknown {
  const { items, properties = {} } = schema;
  if (Array.isArray(value) && items !== undefined && longChoice(items) !== undefined)
    return value.map((one: unknown) => (typeof one === 'string' ? { value: one, title: one } : one));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shownOptions(part, properties[name] ?? {})]),
  );
}

/** The schema of a choice with a title, where a choice may also be a plain text. */
function longChoice({ anyOf = [] }: JsonSchema): JsonSchema | undefined {
  const isPlain = anyOf.some(({ type }) => type === 'string');
  return isPlain
    ? anyOf.find(({ properties = {} }) => 'value' in properties && 'title' in properties)
    : undefined;
}

function rendered(schema: JsonSchema, words: SchemaWords): JsonSchema {
  const { items, properties } = schema;
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).filter((shape) => shape.type !== 'null');
  const only = shapes.length === 1 ? shapes[0] : longChoice(schema);
  if (only !== undefined) return rendered(only, words);
  if (shapes.length > 0)
    return { anyOf: shapes.map((shape) => ({ ...rendered(shape, words), title: shapeName(shape, words) })) };
  return {
    ...schema,
    ...(items && { items: rendered(items, words) }),
    ...(schema.type === 'string' && { default: '' }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          { ...rendered(part, words), title: words.option(name) },
        ]),
      ),
    }),
  };
}

/** The name of a schema in a word or two. */
function shapeName({ type, properties = {} }: JsonSchema, words: SchemaWords): string {
  return (
    Object.keys(properties)
      .map((name) => words.option(name))
      .join(', ') || words.shape(String(type))
  );
}

import type { JsonSchema } from '../../shared/json-schema.ts';

/** The alternatives that a schema allows, without `null`: an empty form field means `null`. */
export function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const shapes = schema.anyOf ?? schema.oneOf ?? [schema];
  return shapes.filter((shape) => typesOf(shape).join('') !== 'null');
}

/** The type of a shape other than `null`; an empty text if it names none. */
export function typeOf(shape: JsonSchema): string {
  return typesOf(shape).find((type) => type !== 'null') ?? '';
}

/** Whether a value has the type of a shape. */
export function hasShape(shape: JsonSchema, value: unknown): boolean {
  const type = typeOf(shape);
  if (Array.isArray(value)) return type === 'array';
  if (type === 'integer') return typeof value === 'number';
  return value !== null && typeof value === type;
}

/** The initial value of a shape. */
export function startOf(schema: JsonSchema): unknown {
  const [shape = schema] = shapesOf(schema);
  if (shape.enum !== undefined) return shape.enum[0];
  const starts: Readonly<Record<string, unknown>> = {
    ...{ string: '', boolean: false, array: [] },
    ...{ integer: shape.minimum ?? 0, number: shape.minimum ?? 0 },
    object: Object.fromEntries(
      (shape.required ?? []).map((name) => [name, startOf(shape.properties?.[name] ?? {})]),
    ),
  };
  return starts[typeOf(shape)] ?? null;
}

/** A shape in a word or two. */
export function shapeName(shape: JsonSchema): string {
  const names = Object.keys(shape.properties ?? {});
  return names.length > 0 ? names.join(', ') : typeOf(shape);
}

function typesOf({ type = [] }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

import type { JsonSchema } from '../../../shared/json-schema.ts';

/** Describes the expectation of a schema, for the author of a content model: `a whole number of at least 1`. */
export function expectationOf(schema: JsonSchema): string {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes !== undefined) return shapes.map(expectationOf).join(' or ');
  if (schema.enum !== undefined) return `one of ${schema.enum.map(printed).join(', ')}`;
  if (schema.const !== undefined) return printed(schema.const);
  const types = [schema.type ?? []].flat().toSorted((a, b) => Number(b === 'null') - Number(a === 'null'));
  return types.length === 0 ? 'anything' : types.map((type) => kinds[type]?.(schema) ?? type).join(' or ');
}

const kinds: Readonly<Record<string, (schema: JsonSchema) => string>> = {
  null: () => 'null',
  boolean: () => 'true or false',
  integer: (schema) => `a whole number${rangeOf(schema)}`,
  number: (schema) => `a number${rangeOf(schema)}`,
  string: ({ minLength, maxLength, pattern, format }) =>
    [
      'a text',
      sizeOf(minLength, maxLength, 'character'),
      pattern === undefined ? '' : ` that matches ${pattern}`,
      format === undefined ? '' : ` in the format ${format}`,
    ].join(''),
  array: ({ items, minItems, maxItems, uniqueItems }) =>
    [
      'a list',
      sizeOf(minItems, maxItems, 'item'),
      items === undefined ? '' : `, each ${expectationOf(items)}`,
      uniqueItems === true ? ', without duplicates' : '',
    ].join(''),
  object: ({ properties }) =>
    properties === undefined ? 'an object' : `an object with ${Object.keys(properties).join(', ')}`,
};

function rangeOf(schema: JsonSchema): string {
  const { minimum: from, maximum: to, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    from !== undefined && (to === undefined ? ` of at least ${from}` : ` from ${from} to ${to}`),
    from === undefined && to !== undefined && ` of at most ${to}`,
    exclusiveMinimum !== undefined && ` above ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && ` below ${exclusiveMaximum}`,
    multipleOf !== undefined && `, a multiple of ${multipleOf}`,
  ]
    .filter(Boolean)
    .join('');
}

/** ` of 1 item or more`, ` of at most 3 characters`, ` of 1 to 3 items`. */
function sizeOf(least: number | undefined, most: number | undefined, part: string): string {
  const plural = (count: number) => `${count} ${part}${count === 1 ? '' : 's'}`;
  if (least === undefined) return most === undefined ? '' : ` of at most ${plural(most)}`;
  return most === undefined ? ` of ${plural(least)} or more` : ` of ${least} to ${plural(most)}`;
}

function printed(choice: unknown): string {
  return typeof choice === 'string' ? choice : JSON.stringify(choice);
}

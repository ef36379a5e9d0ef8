import type { JsonSchema } from '../../../shared/json-schema.ts';
import { sameValue } from './same-value.ts';

/**
 * Whether a value fits a schema. Used for options, which are read on every screen of a workspace, long before there is
 * a value to validate, so it does not load the validator of values. It ignores `format`.
 */
export function fitsSchema(schema: JsonSchema, value: unknown): boolean {
  const { anyOf, oneOf, type } = schema;
  const fits = (shape: JsonSchema) => fitsSchema(shape, value);
  if (anyOf?.some(fits) === false) return false;
  if (oneOf !== undefined && oneOf.filter(fits).length !== 1) return false;
  if (schema.enum?.some((choice) => sameValue(choice, value)) === false) return false;
  if ('const' in schema && !sameValue(schema.const, value)) return false;
  if (type !== undefined && ![type].flat().some((name) => types[name]?.(value) === true)) return false;
  if (typeof value === 'number') return fitsNumber(schema, value);
  if (typeof value === 'string') return fitsText(schema, value);
  if (Array.isArray(value)) return fitsList(schema, value);
  return typeof value !== 'object' || value === null || fitsObject(schema, value);
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

function fitsNumber(schema: JsonSchema, value: number): boolean {
  const { minimum = value, maximum = value, multipleOf = value } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const isInside =
    value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return isInside && (value === multipleOf || Number.isInteger(value / multipleOf));
}

function fitsText({ pattern = '', ...schema }: JsonSchema, text: string): boolean {
  const { minLength = 0, maxLength = Infinity } = schema;
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text);
}

function fitsList({ items = {}, ...schema }: JsonSchema, list: readonly unknown[]): boolean {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  if (list.length < minItems || list.length > maxItems) return false;
  if (uniqueItems && list.some((one, index) => list.slice(0, index).some((before) => sameValue(before, one))))
    return false;
  return list.every((item) => fitsSchema(items, item));
}

function fitsObject({ properties = {}, required = [], ...schema }: JsonSchema, value: object): boolean {
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, part]) =>
      Object.hasOwn(properties, name)
        ? fitsSchema(properties[name] ?? {}, part)
        : schema.additionalProperties !== false,
    )
  );
}

import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import type { ModelField } from './model-fields.ts';

interface ShapeCheck {
  readonly schema: JsonSchema;
  readonly validator: Validator;
}

const checks = new WeakMap<ModelField, ShapeCheck>();

/** Keywords whose errors only say that one further inside failed. */
const wrappers: readonly string[] = ['properties', 'items', 'anyOf', 'oneOf'];

const keys: ReadonlyMap<string, string> = new Map([
  ['maxLength', 'common.too_long'],
  ['maxItems', 'common.too_many'],
  ['enum', 'common.not_a_choice'],
]);

/**
 * What is wrong with the shape of a value, by the field's schema; undefined when it fits or nobody knows its shape.
 * A wrong type anywhere inside outweighs a limit: it means that no widget can show the value.
 */
export function shapeIssue(field: ModelField, value: unknown): FieldIssue | undefined {
  if (field.plugin === undefined) return undefined;
  const { schema, validator } = shapeCheck(field);
  const issues = failures(validator, value).map((failure) => issueOf(failure, schema));
  return issues.find((issue) => issue.key === 'common.wrong_type') ?? issues[0];
}

/** Where the types of a value do not fit the field's schema, as `#/items/0/id`; undefined when a widget can show it. */
export function misfitPath(field: ModelField, value: unknown): string | undefined {
  if (field.plugin === undefined) return undefined;
  const { schema, validator } = shapeCheck(field);
  const found = failures(validator, value).find(
    (failure) => issueOf(failure, schema).key === 'common.wrong_type',
  );
  return found?.instanceLocation;
}

/** Whether a widget can show the value: its types are right, though it may be too long or no longer offered. */
export function isShowable(field: ModelField, value: unknown): boolean {
  return shapeIssue(field, value)?.key !== 'common.wrong_type';
}

function shapeCheck(field: ModelField): ShapeCheck {
  const known = checks.get(field);
  if (known !== undefined) return known;
  const { schema } = field;
  // The validator writes notes of its own into the schema: it gets a copy, for ours may be frozen and shared.
  const copy = JSON.parse(JSON.stringify(schema)) as Schema;
  const check = { schema, validator: new Validator(copy, '2020-12', false) };
  checks.set(field, check);
  return check;
}

function failures(validator: Validator, value: unknown): readonly OutputUnit[] {
  try {
    return innermost(validator.validate(value).errors);
  } catch {
    // The validator throws for what JSON cannot hold (undefined in a list, a function).
    return [{ keyword: 'type', keywordLocation: '#/type', instanceLocation: '#', error: '' }];
  }
}

/** The first failure at each place: a number where a text was wanted is also "not one of the choices". */
function innermost(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const first = new Map<string, OutputUnit>();
  for (const error of errors) {
    if (wrappers.includes(error.keyword) || first.has(error.instanceLocation)) continue;
    first.set(error.instanceLocation, error);
  }
  return [...first.values()];
}

function issueOf(failure: OutputUnit, schema: JsonSchema): FieldIssue {
  const key = keys.get(failure.keyword) ?? 'common.wrong_type';
  const max =
    key === 'common.too_long' || key === 'common.too_many'
      ? atPointer(schema, failure.keywordLocation)
      : null;
  return typeof max === 'number' ? { key, params: { max } } : { key };
}

function atPointer(schema: JsonSchema, pointer: string): unknown {
  let node: unknown = schema;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = new Map<string, unknown>(Object.entries(node)).get(
      step.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
  }
  return node;
}

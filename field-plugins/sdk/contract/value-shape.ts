import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldIssue } from './field.ts';
import { isLimit, limitIssue } from './limit-issues.ts';
import { typesOnly } from './types-only.ts';

/** Whether a value fits a schema. */
export interface Shape {
  /** The error; undefined when the value fits. */
  readonly issue?: FieldIssue;
  /** Where a type is wrong, as `#/items/0/id`: no widget can show the value. Undefined when one can. */
  readonly mismatch?: string;
}

/** Checks a value against a schema. A wrong type anywhere inside takes precedence over a limit. */
export function shapeOf(schema: JsonSchema, value: unknown): Shape {
  const { whole, types } = validatorsOf(schema);
  const failed = failures(whole, value);
  if (failed.length === 0) return fitting;
  // All shapes of an `anyOf` fail together. A number that is too small has no wrong type because it could also be null.
  const [mistyped] = failures(types, value);
  if (mistyped !== undefined)
    return { issue: { key: 'common.wrong_type' }, mismatch: mistyped.instanceLocation };
  return { issue: limitIssue(failed.find(isLimit), { schema, value }) };
}

const fitting: Shape = Object.freeze({});

interface Validators {
  readonly whole: Validator;
  readonly types: Validator;
}

const known = new WeakMap<JsonSchema, Validators>();

function validatorsOf(schema: JsonSchema): Validators {
  const validators = known.get(schema) ?? {
    whole: validatorOf(schema, false),
    // One wrong type is enough.
    types: validatorOf(typesOnly(schema), true),
  };
  known.set(schema, validators);
  return validators;
}

function validatorOf(schema: JsonSchema, stopsEarly: boolean): Validator {
  // The validator writes notes into the schema. It gets a copy, because ours may be frozen and shared.
  return new Validator(JSON.parse(JSON.stringify(schema)) as Schema, '2020-12', stopsEarly);
}

function failures(validator: Validator, value: unknown): readonly OutputUnit[] {
  try {
    const { errors } = validator.validate(value);
    const innermost = errors.filter(({ keyword }) => !wrappers.includes(keyword));
    // A value that fits two shapes of `oneOf` fails without a nested error.
    return innermost.length > 0 ? innermost : errors;
  } catch {
    // The validator throws for things JSON cannot hold (undefined in a list, a function).
    return [{ keyword: 'type', keywordLocation: '#/type', instanceLocation: '#', error: '' }];
  }
}

/** Keywords whose errors only report that a nested one failed. */
const wrappers: readonly string[] = ['properties', 'items', 'anyOf', 'oneOf'];

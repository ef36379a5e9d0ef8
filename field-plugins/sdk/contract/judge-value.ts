import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { FieldDefinition, FieldIssue, FieldPlugin } from './field.ts';

/** What is needed to judge a value: a plugin, a definition, and the options the plugin read from it. */
export interface ValueRules {
  readonly plugin: FieldPlugin;
  readonly definition: FieldDefinition;
  readonly options: unknown;
  readonly schema: JsonSchema;
}

/** Whether a value fits a schema. */
export interface Shape {
  /** The error; undefined when the value fits. */
  readonly issue?: FieldIssue;
  /** Where a type is wrong, as `#/items/0/id`: no widget can show the value. Undefined when one can. */
  readonly misfit?: string;
}

/**
 * The errors of a value in today's shape. Checks the shape first, then whether it is missing, then the plugin's own
 * rules, which only see values that fit. Pass the shape if it is already known.
 */
export function judgeValue(
  { plugin, definition, options, schema }: ValueRules,
  value: unknown,
  shape: Shape = shapeOf(schema, value),
): readonly FieldIssue[] {
  if (shape.issue !== undefined) return [shape.issue];
  if (definition.required && plugin.isEmpty(value)) return [{ key: 'common.required' }];
  return plugin.check?.(value, options) ?? [];
}

/** Checks a value against a schema. A wrong type anywhere inside takes precedence over a limit. */
export function shapeOf(schema: JsonSchema, value: unknown): Shape {
  const found = failures(validatorOf(schema), value);
  const mistyped = found.find(({ keyword }) => !limitKeys.has(keyword));
  if (mistyped !== undefined)
    return { issue: { key: 'common.wrong_type' }, misfit: mistyped.instanceLocation };
  const [first] = found;
  return first === undefined ? fitting : { issue: limitIssue(first, schema) };
}

const fitting: Shape = Object.freeze({});

/** Keywords that only mean that a value is too long, too many or not offered. */
const limitKeys: ReadonlyMap<string, string> = new Map([
  ['maxLength', 'common.too_long'],
  ['maxItems', 'common.too_many'],
  ['enum', 'common.not_a_choice'],
]);

/** Keywords whose errors only say that a nested one failed. */
const wrappers: readonly string[] = ['properties', 'items', 'anyOf', 'oneOf'];

const validators = new WeakMap<JsonSchema, Validator>();

function validatorOf(schema: JsonSchema): Validator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  // The validator writes notes into the schema. It gets a copy, because ours may be frozen and shared.
  const validator = new Validator(JSON.parse(JSON.stringify(schema)) as Schema, '2020-12', false);
  validators.set(schema, validator);
  return validator;
}

function failures(validator: Validator, value: unknown): readonly OutputUnit[] {
  try {
    return innermost(validator.validate(value).errors);
  } catch {
    // The validator throws for things JSON cannot hold (undefined in a list, a function).
    return [{ keyword: 'type', keywordLocation: '#/type', instanceLocation: '#', error: '' }];
  }
}

/** The first failure at each place: a number instead of a text is also "not one of the choices". */
function innermost(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const first = new Map<string, OutputUnit>();
  for (const error of errors) {
    if (wrappers.includes(error.keyword) || first.has(error.instanceLocation)) continue;
    first.set(error.instanceLocation, error);
  }
  return [...first.values()];
}

function limitIssue({ keyword, keywordLocation }: OutputUnit, schema: JsonSchema): FieldIssue {
  const key = limitKeys.get(keyword) ?? '';
  const steps = keywordLocation.split('/').slice(1);
  const limit = steps.reduce<unknown>((node, step) => ownMember(node, step), schema);
  return typeof limit === 'number' ? { key, params: { max: limit } } : { key };
}

function ownMember(node: unknown, step: string): unknown {
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  return new Map<string, unknown>(Object.entries(node ?? {})).get(name);
}

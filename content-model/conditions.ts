import type { ComparedValue, FieldCondition, FieldSet } from '../field-plugins/sdk/contract/field.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import type { ModelField } from './model-fields.ts';

export interface AskedValue {
  readonly field: ModelField;
  readonly stored: unknown;
  readonly value: unknown;
  readonly isSupported: boolean;
  readonly isEmpty: boolean;
}

const known = new WeakMap<FieldSet, readonly string[]>();

/**
 * Returns the names of the fields that are hidden by their conditions. Conditions on a hidden field see it as empty and
 * equal to nothing.
 */
export function hiddenNames(content_model: FieldSet, fields: readonly AskedValue[]): ReadonlySet<string> {
  const order = known.get(content_model) ?? dependentNames(content_model);
  known.set(content_model, order);
  if (order.length === 0) return nothing;
  const byName = new Map(fields.map((validated) => [validated.field.name, validated]));
  const hidden = new Set<string>();
  for (const name of order) {
    const { all, any = [] } = content_model[name]?.shown_when ?? {};
    const holds = (condition: FieldCondition) =>
      isMet(condition, hidden.has(condition.field) ? undefined : byName.get(condition.field));
    if (!(all === undefined ? any.some(holds) : all.every(holds))) hidden.add(name);
  }
  return hidden;
}

const nothing: ReadonlySet<string> = new Set();

/** Whether a field meets a condition about it. A missing field has no value. */
export function isMet(condition: FieldCondition, validated: AskedValue | undefined): boolean {
  const value = validated?.isSupported === false ? validated.stored : validated?.value;
  const { is, is_not, one_of, is_empty, more_than, less_than } = condition;
  if (is !== undefined) return value === is;
  if (is_not !== undefined) return value !== is_not;
  if (one_of !== undefined) return one_of.includes(value as ComparedValue);
  if (is_empty !== undefined) return isEmpty(value, validated) === is_empty;
  // Empty values are neither more nor less, although the text '' sorts before all others.
  if (isEmpty(value, validated)) return false;
  if (more_than !== undefined) return isMore(value, more_than);
  return less_than !== undefined && isMore(less_than, value);
}

/** Compares only numbers with numbers, and texts with texts. */
function isMore(value: unknown, than: unknown): boolean {
  if (typeof value === 'number' && typeof than === 'number') return value > than;
  return typeof value === 'string' && typeof than === 'string' && value > than;
}

function isEmpty(value: unknown, validated: AskedValue | undefined): boolean {
  if (validated?.isSupported === true) return validated.isEmpty;
  return value === undefined || value === null || value === '';
}

/** The names of the fields with conditions, each after those that it depends on. The server rejects circles. */
function dependentNames(content_model: FieldSet): readonly string[] {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name) || content_model[name]?.shown_when === undefined) return;
    seen.add(name);
    namesIn(content_model, name).forEach(visit);
    order.add(name);
  };
  Object.keys(content_model).forEach(visit);
  return [...order];
}

/** The names of the fields whose values decide whether this one is shown. */
function namesIn(content_model: FieldSet, name: string): readonly string[] {
  const { all = [], any = [] } = content_model[name]?.shown_when ?? {};
  return [...all, ...any].map(({ field }) => field);
}

/** The names along which a field depends on itself; empty if it does not. */
export function circularNames(content_model: FieldSet, name: string): readonly string[] {
  const seen = new Set<string>();
  const find = (from: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of namesIn(content_model, from)) {
      if (next === name) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = find(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(name, [name]) ?? [];
}

/** The types that a schema allows if all are texts, numbers, booleans or null; otherwise undefined. */
export function scalarTypes(schema: JsonSchema): readonly string[] | undefined {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes !== undefined) {
    const types = shapes.map(scalarTypes);
    return types.every((one) => one !== undefined) ? types.flat() : undefined;
  }
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : []);
  const types = schema.type === undefined ? choices.map(typeOf) : [schema.type].flat();
  return types.length > 0 && types.every((type) => scalars.includes(type)) ? types : undefined;
}

const scalars: readonly string[] = ['string', 'number', 'integer', 'boolean', 'null'];

function typeOf(choice: unknown): string {
  return choice === null ? 'null' : typeof choice;
}

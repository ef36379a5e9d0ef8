import type { ComparedValue, FieldCondition, FieldSet } from '../field-plugins/sdk/contract/field.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { idsInConditions } from './fields/condition-ids.ts';
import type { ModelField } from './model-fields.ts';

export interface ComparableValue {
  readonly field: ModelField;
  readonly value: unknown;
  readonly isSupported: boolean;
  readonly isEmpty: boolean;
}

const scalars: readonly string[] = ['string', 'number', 'integer', 'boolean', 'null'];

const cachedOrders = new WeakMap<FieldSet, readonly string[]>();
const noNames: ReadonlySet<string> = new Set();

/** Returns the names of the fields that are hidden by their conditions. For conditions, a hidden field has no value. */
export function hiddenNames(
  content_model: FieldSet,
  fields: readonly ComparableValue[],
): ReadonlySet<string> {
  const order = cachedOrders.get(content_model) ?? conditionalNames(content_model);
  cachedOrders.set(content_model, order);
  if (order.length === 0) return noNames;
  const byName = new Map(fields.map((one) => [one.field.name, one]));
  const hidden = new Set<string>();
  for (const name of order) {
    const { all, any = [] } = content_model[name]?.shown_when ?? {};
    const holds = (condition: FieldCondition) =>
      isMet(condition, hidden.has(condition.field) ? undefined : byName.get(condition.field));
    const isShown = all?.every(holds) ?? any.some(holds);
    if (!isShown) hidden.add(name);
  }
  return hidden;
}

/** Whether the value of a field meets a condition. `compared` is undefined if the field is missing or hidden. */
export function isMet(condition: FieldCondition, compared: ComparableValue | undefined): boolean {
  const value = compared?.value;
  const { is, is_not, one_of, is_empty, more_than, less_than } = condition;
  if (is !== undefined) return value === is;
  if (is_not !== undefined) return value !== is_not;
  if (one_of !== undefined) return one_of.includes(value as ComparedValue);
  const isEmpty =
    compared?.isSupported === true ? compared.isEmpty : value === undefined || value === null || value === '';
  if (is_empty !== undefined) return isEmpty === is_empty;
  // An empty value is neither more nor less, although the text '' sorts before all others.
  if (isEmpty) return false;
  return more_than === undefined ? isMore(less_than, value) : isMore(value, more_than);
}

function isMore(value: unknown, than: unknown): boolean {
  if (typeof value === 'number' && typeof than === 'number') return value > than;
  return typeof value === 'string' && typeof than === 'string' && value > than;
}

/** The names of the fields with conditions, each after those that it depends on. The server rejects cycles. */
function conditionalNames(content_model: FieldSet): readonly string[] {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name) || content_model[name]?.shown_when === undefined) return;
    seen.add(name);
    idsInConditions(content_model[name]).forEach(visit);
    order.add(name);
  };
  Object.keys(content_model).forEach(visit);
  return [...order];
}

/** The names of the fields whose conditions form a cycle with this field; empty without a cycle. */
export function conditionCycle(content_model: FieldSet, name: string): readonly string[] {
  const seen = new Set<string>();
  const find = (from: string, path: readonly string[]): readonly string[] | undefined => {
    for (const next of idsInConditions(content_model[from])) {
      if (next === name) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = find(next, [...path, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(name, [name]) ?? [];
}

/** The JSON types that a schema allows; undefined unless all are scalar. */
export function scalarTypes(schema: JsonSchema): readonly string[] | undefined {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) {
    const types = branches.map(scalarTypes);
    return types.every((one) => one !== undefined) ? types.flat() : undefined;
  }
  const constants = schema.enum ?? ('const' in schema ? [schema.const] : []);
  const types =
    schema.type === undefined
      ? constants.map((value) => (value === null ? 'null' : typeof value))
      : [schema.type].flat();
  return types.length > 0 && types.every((type) => scalars.includes(type)) ? types : undefined;
}

import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { completeDefaults } from '../complete-data.ts';
import { completeField, completeFields, completeOptions } from '../complete-fields.ts';
import { withConditionIds } from '../fields/condition-ids.ts';
import { fieldsWithin, ownField } from './list-value.ts';
import { type ColumnFields, rowIn } from './numbered-name.ts';
import type { Fields } from './step.ts';

/**
 * Fills in members that are omitted in definitions and defaults of an operation. `fields` are the fields before the
 * operation. An added field comes last. Retired fields keep their ids: a new field with such an id, or with the id of a
 * field that the operation retires, gets another id, and the wanted one as its API name. So does a field that replaces
 * others and has the id of a field that was left out. For a stored plan, only definitions are completed, so that it
 * keeps its defaults and ids.
 */
export function completeOperation(
  given: PlanOperation,
  fields: Fields,
  { registry, retiredIn, leftOutIn }: { readonly registry?: FieldRegistry } & TakenIds,
): PlanOperation {
  const { within = [] } = given;
  const around = fieldsWithin(fields, within);
  if (around === undefined) return given;
  const operation =
    registry === undefined ? given : withNewId(given, around, retiredIn(within), leftOutIn(within));
  const { definition, field_values, item } = operation;
  const last = Math.max(-1, ...Object.values(around).map(({ order }) => order));
  const whole = {
    ...operation,
    ...(definition && { definition: completeField(definition, last + 1) }),
    ...(item && { item: completeFields(item) }),
    ...(field_values !== undefined && { field_values: completeOptions(field_values) }),
  };
  return registry === undefined ? whole : withWholeDefaults(whole, around, registry);
}

function withWholeDefaults(operation: PlanOperation, around: Fields, registry: FieldRegistry): PlanOperation {
  const { definition, field = '', field_values, item, properties } = operation;
  const before = ownField(around, field);
  const changed = before && { ...before, ...properties, ...(field_values !== undefined && { field_values }) };
  const complete = (one: FieldDefinition) => completeDefaults({ one }, registry).one;
  return {
    ...operation,
    ...(definition && { definition: complete(definition) }),
    ...(item && { item: completeDefaults(item, registry) }),
    ...(changed &&
      properties?.['default'] !== undefined && {
        properties: { ...properties, default: complete(changed).default },
      }),
  };
}

/** A field that an operation creates under another id than its writer named. */
export interface NewId {
  readonly within: readonly string[];
  readonly name: string;
  readonly id: string;
}

/** The field that an operation creates, under each name that later operations of the same plan may use for it. */
export function newIdsOf(
  { op, within = [], field, to }: PlanOperation,
  complete: PlanOperation,
): readonly NewId[] {
  const id = op === 'add' ? complete.field : complete.to;
  // A retyped field may also be named by the id that it had before.
  const names = op === 'add' || op === 'retype' ? [field, to] : [to ?? field];
  return names.flatMap((name) =>
    id === undefined || name === undefined || name === id ? [] : [{ within, name, id }],
  );
}

/** The operation with the ids of the fields that earlier operations of the plan created. */
export function withNewIds(operation: PlanOperation, ids: readonly NewId[]): PlanOperation {
  return ids.reduce((now, { within: around, name, id }) => {
    const idOf = <One extends string | null>(one: One) => (one === name ? id : one);
    const idsOf = ([column, source]: readonly [string, ColumnFields]) =>
      [column, typeof source === 'string' ? source : source.map(idOf)] as const;
    const { within = [] } = now;
    if (sameValue(within.slice(0, around.length + 1), [...around, name]))
      return { ...now, within: within.with(around.length, id) };
    if (!sameValue(within, around)) return now;
    return {
      ...now,
      ...(now.field !== undefined && { field: idOf(now.field) }),
      ...(now.fields && { fields: now.fields.map(idOf) }),
      ...(now.columns && { columns: Object.fromEntries(Object.entries(now.columns).map(idsOf)) }),
      ...(now.definition && { definition: withConditionIds(now.definition, idOf) }),
      ...(now.properties && { properties: withConditionIds(now.properties, idOf) }),
    };
  }, operation);
}

/** The ids of some former fields of a block, or of the items of the list at these ids. */
export type IdsIn = (within: readonly string[]) => readonly string[];

/** The ids of fields that plans retired, and of those that writes without a plan left out. */
export interface TakenIds {
  readonly retiredIn: IdsIn;
  readonly leftOutIn: IdsIn;
}

/** Gives the new field of an operation an id that no field has had, and the requested name for sites. */
function withNewId(
  operation: PlanOperation,
  around: Fields,
  retired: readonly string[],
  leftOut: readonly string[],
): PlanOperation {
  const { op, field, to, definition } = operation;
  const own = field === undefined ? undefined : ownField(around, field);
  const replaced = replacedBy(operation, around);
  const free = (name: string) => freeId(name, [...Object.keys(around), ...retired, ...leftOut]);
  // An added field takes the values that blocks have under its id; a field that replaces others would overwrite them.
  const isTaken = (id: string) =>
    retired.includes(id) || (op !== 'add' && (replaced.includes(id) || leftOut.includes(id)));
  if (op === 'add')
    return field === undefined || definition === undefined || !isTaken(field)
      ? operation
      : { ...operation, field: free(field), definition: { api_name: field, ...definition } };
  if (replaced.length === 0) return operation;
  const wanted = to ?? (field === undefined ? undefined : (own?.api_name ?? field));
  if (wanted === undefined || (to !== undefined && !isTaken(to))) return operation;
  return { ...operation, to: free(wanted), api_name: operation.api_name ?? wanted };
}

/** The ids of the fields that an operation replaces with a new one. */
export function replacedBy(
  { op, field, fields = [], columns = {} }: PlanOperation,
  around: Fields,
): readonly string[] {
  if (op === 'retype' || op === 'split') return field === undefined ? [] : [field];
  if (op === 'wrap') return fields;
  if (op !== 'gather') return [];
  const sources = Object.values(columns);
  return Object.keys(around).filter((id) => sources.some((source) => rowIn(source, id) !== undefined));
}

/** The first of `name`, `name_2`, `name_3` and so on that is not taken. */
export function freeId(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const id = `${name.slice(0, 64 - end.length)}${end}`;
    if (!taken.includes(id)) return id;
  }
}

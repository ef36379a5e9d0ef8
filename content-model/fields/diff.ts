import type { FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { itemFields } from '../operations/list-value.ts';

interface Diffing {
  /** Whether plans reach the fields in the items or parts of a field. Otherwise they are compared as its options. */
  isReached(definition: FieldDefinition): boolean;
}

/** The operations that turn some fields into others. Fields are matched by id. Each operation acts on the result of the previous one. */
export function diffFields(
  fields: FieldSet,
  after: FieldSet,
  diffing: Diffing,
  within: readonly string[] = [],
): readonly PlanOperation[] {
  const place = within.length > 0 ? { within: [...within] } : {};
  const now = inOrder(after);
  const kept = now.flatMap(([field, definition]) => {
    const was = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return was ? [{ field, was, definition }] : [];
  });
  const orders = now.map(([field, { order }]) => kept.find((one) => one.field === field)?.was.order ?? order);
  const isSorted = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0));
  return [
    ...inOrder(fields).flatMap(([field]): PlanOperation[] =>
      Object.hasOwn(after, field) ? [] : [{ op: 'remove', ...place, field }],
    ),
    ...now.flatMap(([field, definition]): PlanOperation[] =>
      Object.hasOwn(fields, field) ? [] : [{ op: 'add', ...place, field, definition: { ...definition } }],
    ),
    ...kept.flatMap(({ field, was, definition }) => {
      const inner = innerBetween(was, definition, diffing);
      return [
        ...changesBetween(was, inner?.around ?? definition).map((change): PlanOperation => ({
          ...{ ...change, ...place, field },
        })),
        ...(inner ? diffFields(inner.before, inner.after, diffing, [...within, field]) : []),
      ];
    }),
    ...(isSorted ? [] : [{ op: 'reorder', ...place, fields: now.map(([field]) => field) } as const]),
  ];
}

function inOrder(fields: FieldSet): readonly (readonly [string, FieldDefinition])[] {
  return Object.entries(fields).toSorted(
    ([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1),
  );
}

/** The inner fields that plans reach, and the later definition with the former ones, which change after its options. */
function innerBetween(was: FieldDefinition, now: FieldDefinition, { isReached }: Diffing) {
  const [before, after] = [itemFields(was), itemFields(now)];
  if (was.field_type !== now.field_type || before === undefined || after === undefined) return undefined;
  const around = { ...now, field_values: { ...(now.field_values as object), fields: before } };
  return isReached(was) && isReached(around) ? { before, after, around } : undefined;
}

function changesBetween(was: FieldDefinition, now: FieldDefinition): readonly PlanOperation[] {
  const { field_type, field_values, required } = now;
  const isRetyped = was.field_type !== field_type;
  const hasOptions = !isRetyped && !sameValue(was.field_values ?? {}, field_values ?? {});
  const properties = propertiesBetween(was, now);
  const hasProperties = Object.keys(properties).length > 0;
  return [
    ...(isRetyped ? [{ op: 'retype', field_type, field_values } as const] : []),
    ...(hasOptions || hasProperties
      ? [
          {
            op: 'options',
            ...(hasOptions && { field_values }),
            ...(hasProperties && { properties }),
          } as const,
        ]
      : []),
    ...(was.required === required ? [] : [{ op: 'require', required } as const]),
  ];
}

/** The other members that differ; null removes one. */
function propertiesBetween(was: FieldDefinition, now: FieldDefinition): Readonly<Record<string, unknown>> {
  const [left, right] = [was, now].map((one) => new Map<string, unknown>(Object.entries(one)));
  const names = [...new Set([was, now].flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    names
      .filter((name) => !apart.includes(name) && !sameValue(left?.get(name), right?.get(name)))
      .map((name) => [name, right?.get(name) ?? null]),
  );
}

const apart: readonly string[] = ['field_type', 'field_values', 'required', 'order'];

import type { FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { listFields, ownField, withItemFields } from '../operations/list-value.ts';

/** The operations that turn some fields into others. Fields are matched by id. Each operation acts on the result of the previous one. */
export function diffFields(
  fields: FieldSet,
  after: FieldSet,
  within: readonly string[] = [],
): readonly PlanOperation[] {
  const place = within.length > 0 ? { within: [...within] } : {};
  const now = inOrder(after);
  const kept = now.flatMap(([field, definition]) => {
    const was = ownField(fields, field);
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
      const inner = innerBetween(was, definition);
      return [
        ...changesBetween(was, inner?.around ?? definition).map((change): PlanOperation => ({
          ...{ ...change, ...place, field },
        })),
        ...(inner ? diffFields(inner.before, inner.after, [...within, field]) : []),
      ];
    }),
    ...(isSorted ? [] : [{ op: 'reorder', ...place, fields: now.map(([field]) => field) } as const]),
  ];
}

export function inOrder(fields: FieldSet): readonly (readonly [string, FieldDefinition])[] {
  return Object.entries(fields).toSorted(
    ([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1),
  );
}

/** The fields of list items, and the later definition with the former ones, which change after its options. */
function innerBetween(was: FieldDefinition, now: FieldDefinition) {
  const [before, after] = [listFields(was), listFields(now)];
  if (before === undefined || after === undefined) return undefined;
  return { before, after, around: withItemFields(now, before) };
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

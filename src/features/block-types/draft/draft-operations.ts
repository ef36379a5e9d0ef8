import { partsWithin } from '../../../../content-model/operations/parts-within.ts';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { listMoves } from './list-moves.ts';
import { sourcesOf } from './list-source.ts';
import { definitionOf, type DraftField } from './type-draft.ts';

/** A field that is stored and stays, or becomes so when a list is made of stored fields. */
interface KeptField {
  readonly before: DraftField;
  readonly field: DraftField;
}

/** The steps from the stored fields to those of a draft. Each acts on what the one before leaves. */
export function operationsBetween(
  stored: readonly DraftField[],
  draft: readonly DraftField[],
  registry: FieldRegistry,
  within: readonly string[] = [],
): readonly PlanOperation[] {
  const place = within.length > 0 ? { within: [...within] } : {};
  const sources = draft.flatMap(sourcesOf);
  const staying = stored.filter(
    ({ name }) => sources.includes(name) || draft.some((field) => field.was === name),
  );
  const removed = stored.filter((field) => !staying.includes(field));
  const { operations: moves, made } = listMoves(staying, draft);
  const kept = draft.flatMap((field): readonly KeptField[] => {
    const list = made.find((one) => one.field.uid === field.uid);
    const before = staying.find(({ name }) => name === field.was);
    return list ? [list] : before ? [{ before, field }] : [];
  });
  const added = draft.filter(({ uid }) => !kept.some(({ field }) => field.uid === uid));
  return [
    ...removed.map(({ name }): PlanOperation => ({ op: 'remove', ...place, field: name })),
    ...moves.map((move) => ({ ...move, ...place })),
    ...added.map((field): PlanOperation => ({
      ...{ op: 'add', ...place, field: field.name },
      definition: { ...definitionOf(field, draft.indexOf(field)) },
    })),
    ...kept.flatMap(({ before, field }): readonly PlanOperation[] => [
      ...changesOf(before, field, registry).map((change): PlanOperation => ({
        ...change,
        ...place,
        field: field.name,
      })),
      ...(before.items && field.items && isReachable(before, field, registry)
        ? operationsBetween(before.items, field.items, registry, [...within, field.name])
        : []),
    ]),
    ...(isSorted(kept, draft)
      ? []
      : [{ op: 'reorder', ...place, fields: draft.map(({ name }) => name) } as const]),
  ];
}

function changesOf(before: DraftField, field: DraftField, registry: FieldRegistry): readonly PlanOperation[] {
  const [old, now] = [before.definition, field.definition];
  const properties = propertiesBetween(old, now);
  const hasProperties = Object.keys(properties).length > 0;
  const isRetyped = !isSameType(before, field);
  // The fields in it change after its options, unless they are such themselves.
  const changed = isReachable(before, field, registry) ? { ...field, items: before.items } : field;
  const { field_values } = definitionOf(changed, 0);
  const hasOptions = !isRetyped && !sameValue(definitionOf(before, 0).field_values ?? {}, field_values ?? {});
  return [
    ...(isRetyped ? [{ op: 'retype', field_type: now.field_type, field_values } as const] : []),
    ...(hasOptions || hasProperties
      ? [
          {
            op: 'options',
            ...(hasOptions && { field_values }),
            ...(hasProperties && { properties }),
          } as const,
        ]
      : []),
    ...(old.required === now.required ? [] : [{ op: 'require', required: now.required } as const]),
  ];
}

/** The other members that differ; null takes one out. */
function propertiesBetween(old: FieldDefinition, now: FieldDefinition): Readonly<Record<string, unknown>> {
  const apart = ['field_type', 'field_values', 'required', 'order'];
  const [left, right] = [membersOf(old), membersOf(now)];
  const names = new Set([...left.keys(), ...right.keys()].filter((name) => !apart.includes(name)));
  return Object.fromEntries(
    [...names]
      .filter((name) => !sameValue(left.get(name), right.get(name)))
      .map((name) => [name, right.get(name) ?? null]),
  );
}

function membersOf(definition: FieldDefinition): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(definition));
}

function isSameType(before: DraftField, field: DraftField): boolean {
  return before.definition.field_type === field.definition.field_type;
}

/** Whether plans reach the fields of its items or parts. */
function isReachable(before: DraftField, field: DraftField, registry: FieldRegistry): boolean {
  if (!isSameType(before, field) || before.items === undefined) return false;
  const started = { ...field, items: before.items };
  return [before, started].every((one) => partsWithin(definitionOf(one, 0), registry) !== undefined);
}

/** Whether the fields stand in the wanted order without being sorted: stored ones have their numbers, new ones their places. */
function isSorted(kept: readonly KeptField[], draft: readonly DraftField[]): boolean {
  const numbers = draft.map((field, at) => {
    const stored = kept.find((one) => one.field.uid === field.uid);
    return stored?.before.definition.order ?? at;
  });
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

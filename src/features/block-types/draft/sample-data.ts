import { partsWithin } from '../../../../content-model/operations/parts-within.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { definitionOf, type DraftField, type Fields, keysOf } from './draft-field.ts';

/** Returns the key of the values of each of these fields. */
type Keys = (fields: Fields) => (field: DraftField) => string;

export const byUid: Keys = () => (field) => field.uid;
export const byId: Keys =
  () =>
  ({ id, uid }) =>
    id ?? uid;
const byKey: Keys = (fields) => {
  const keys = keysOf(fields);
  return ({ uid }) => keys.get(uid) ?? uid;
};

interface Moving {
  readonly from: Keys;
  readonly to: Keys;
  readonly registry: FieldRegistry;
  /** Data whose values of other fields stay. */
  readonly before?: BlockData | undefined;
}

/** Moves the values of these fields to other keys, also in items. */
export function movedData(fields: Fields, data: BlockData, { before = {}, ...moving }: Moving): BlockData {
  const [keyIn, keyOut] = [moving.from(fields), moving.to(fields)];
  const others = Object.entries(before).filter(([key]) => fields.every((field) => keyOut(field) !== key));
  const own = fields.flatMap((field): readonly [string, unknown][] => {
    const { items } = field;
    const [key, value] = [keyOut(field), data[keyIn(field)]];
    if (!Object.hasOwn(data, keyIn(field))) return [];
    const parts = items && partsWithin(definitionOf(field, 0), moving.registry);
    if (!parts) return [[key, value]];
    const former = new Map((parts.partsOf(before[key]) ?? []).map((part) => [part.id, part.data]));
    const move = (part: BlockData, id: string) =>
      movedData(items, part, { ...moving, before: former.get(id) });
    return [[key, parts.mapParts(value, move)]];
  });
  return Object.fromEntries([...others, ...own]);
}

/** Data of a draft as the model names it, without values of other fields. */
export function namedData(fields: Fields, data: BlockData, registry: FieldRegistry): BlockData {
  return movedData(fields, data, { from: byUid, to: byKey, registry });
}

/** Converts named data back. Values of other fields stay as they were before. */
export function keptData(
  fields: Fields,
  named: BlockData,
  { before, registry }: { readonly before: BlockData; readonly registry: FieldRegistry },
): BlockData {
  return movedData(fields, named, { from: byKey, to: byUid, registry, before });
}

import { itemsOf, mapItems } from '../../../../content-model/operations/list-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { type DraftField, type Fields, keysOf } from './draft-field.ts';

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
    if (items === undefined || field.definition.field_type !== 'list') return [[key, value]];
    const former = new Map((itemsOf(before[key]) ?? []).map((item) => [item.id, item.data]));
    const move = (item: BlockData, id: string) =>
      movedData(items, item, { ...moving, before: former.get(id) });
    return [[key, mapItems(value, move)]];
  });
  return Object.fromEntries([...others, ...own]);
}

/** Data of a draft as the model names it, without values of other fields. */
export function namedData(fields: Fields, data: BlockData): BlockData {
  return movedData(fields, data, { from: byUid, to: byKey });
}

/** Converts named data back. Values of other fields stay as they were before. */
export function keptData(fields: Fields, named: BlockData, before: BlockData = {}): BlockData {
  return movedData(fields, named, { from: byKey, to: byUid, before });
}

import { itemsOf, mapItems } from '../../../../content-model/operations/list-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { type Fields, keysOf } from './draft-field.ts';

/** Data of a draft as the model names it, without values of other fields. */
export function namedData(fields: Fields, data: BlockData): BlockData {
  return movedData(fields, data, 'keys', {});
}

/** Converts named data back. Values of other fields stay as they were before. */
export function dataByUid(fields: Fields, named: BlockData, before: BlockData = {}): BlockData {
  return movedData(fields, named, 'uids', before);
}

/** Moves the values of fields between their uids and their keys in the model, also in items. */
function movedData(fields: Fields, data: BlockData, names: 'keys' | 'uids', before: BlockData): BlockData {
  const keys = keysOf(fields);
  const moves = fields.map((field) => {
    const { uid } = field;
    const key = keys.get(uid) ?? uid;
    return names === 'keys' ? { field, from: uid, to: key } : { field, from: key, to: uid };
  });
  const others = Object.entries(before).filter(([key]) => moves.every(({ to }) => to !== key));
  const own = moves.flatMap(({ field: { items, definition }, from, to }): readonly [string, unknown][] => {
    if (!Object.hasOwn(data, from)) return [];
    if (items === undefined || definition.field_type !== 'list') return [[to, data[from]]];
    const former = new Map((itemsOf(before[to]) ?? []).map((item) => [item.id, item.data]));
    const move = (item: BlockData, id: string) => movedData(items, item, names, former.get(id) ?? {});
    return [[to, mapItems(data[from], move)]];
  });
  return Object.fromEntries([...others, ...own]);
}

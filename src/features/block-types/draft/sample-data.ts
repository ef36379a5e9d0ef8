import { itemsOf } from '../../../../content-model/operations/list-value.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';

/** What a `DraftField` has that matters here. */
interface NamedField {
  readonly uid: string;
  readonly was: string | undefined;
  readonly name: string;
  readonly items: Fields | undefined;
}

type Fields = readonly NamedField[];
type KeyOf = (field: NamedField) => string;

/** What the samples of a draft have the value of a field under, whatever it is called meanwhile. No field can be called like a new one. */
export const keptKey: KeyOf = ({ was, uid }) => was ?? `new ${uid}`;

/** Data under the names of the fields. Values of other fields are left out. */
export function namedData(fields: Fields, kept: BlockData, keyOf: KeyOf = keptKey): BlockData {
  return movedData(kept, movesOf(fields, keyOf, nameOf));
}

/** Named data, to be kept. Values of fields that are not among these stay as they were before. */
export function keptData(
  fields: Fields,
  named: BlockData,
  { before, keyOf = keptKey }: { readonly before: BlockData; readonly keyOf?: KeyOf },
): BlockData {
  return joinedData(before, movedData(named, movesOf(fields, nameOf, keyOf)), movesOf(fields, keyOf, keyOf));
}

/** Kept data of fields that became others, in the same order. */
export function carriedData(data: BlockData, before: Fields, after: Fields): BlockData {
  return movedData(data, pairsOf(before, after));
}

const nameOf: KeyOf = ({ name }) => name;

/** Where a value is, and where it goes; with those in its items if it is a list. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly inner: readonly Move[] | undefined;
}

function movesOf(fields: Fields, from: KeyOf, to: KeyOf): readonly Move[] {
  return fields.map((field) => ({
    from: from(field),
    to: to(field),
    inner: field.items && movesOf(field.items, from, to),
  }));
}

function pairsOf(before: Fields, after: Fields): readonly Move[] {
  return before.flatMap((field, at) => {
    const now = after[at];
    const inner = now && field.items && pairsOf(field.items, now.items ?? []);
    return now ? [{ from: keptKey(field), to: keptKey(now), inner }] : [];
  });
}

function movedData(data: BlockData, moves: readonly Move[]): BlockData {
  return Object.fromEntries(
    moves.flatMap(({ from, to, inner }) => {
      if (!Object.hasOwn(data, from)) return [];
      const items = inner && itemsOf(data[from]);
      return [
        [to, items ? items.map((item) => ({ ...item, data: movedData(item.data, inner) })) : data[from]],
      ];
    }),
  );
}

/** The data, with values of the one before that these fields know nothing of. */
function joinedData(before: BlockData, data: BlockData, fields: readonly Move[]): BlockData {
  const others = Object.entries(before).filter(([key]) => fields.every(({ from }) => from !== key));
  const own = Object.entries(data).map(([key, value]) => {
    const inner = fields.find(({ from }) => from === key)?.inner;
    const items = inner && itemsOf(value);
    if (!items) return [key, value] as const;
    const former = new Map((itemsOf(before[key]) ?? []).map((item) => [item.id, item.data]));
    return [
      key,
      items.map((item) => ({ ...item, data: joinedData(former.get(item.id) ?? {}, item.data, inner) })),
    ] as const;
  });
  return Object.fromEntries([...others, ...own]);
}

import { partsWithin, type PartsWithin } from '../../../../content-model/operations/parts-within.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { definitionOf, type DraftField } from './type-draft.ts';

type Fields = readonly DraftField[];
type KeyOf = (field: DraftField) => string;

/** The key of a field's value in samples; stable when the field is renamed. No field can be named like a new one. */
export const keptKey: KeyOf = ({ was, uid }) => was ?? `new ${uid}`;

interface Keeping {
  readonly registry: FieldRegistry;
  readonly keyOf?: KeyOf;
}

/** Data by field name, without values of other fields. */
export function namedData(
  fields: Fields,
  kept: BlockData,
  { registry, keyOf = keptKey }: Keeping,
): BlockData {
  return movedData(kept, movesOf(fields, { registry, from: keyOf, to: nameOf }));
}

/** Converts named data back to kept data. Values of other fields stay as they were before. */
export function keptData(
  fields: Fields,
  named: BlockData,
  { before, registry, keyOf = keptKey }: Keeping & { readonly before: BlockData },
): BlockData {
  const moved = movedData(named, movesOf(fields, { registry, from: nameOf, to: keyOf }));
  return joinedData(before, moved, movesOf(fields, { registry, from: keyOf, to: keyOf }));
}

/** Moves kept data to the keys of `after`, by position. */
export function rekeyedData(
  data: BlockData,
  { before, after, registry }: { readonly before: Fields; readonly after: Fields } & Keeping,
): BlockData {
  return movedData(data, pairsOf(before, after, registry));
}

const nameOf: KeyOf = ({ name }) => name;

/** The old and new key of a value, and those of the values in its parts. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly inner: Inner | undefined;
}

interface Inner {
  readonly parts: PartsWithin;
  readonly moves: readonly Move[];
}

interface Keys {
  readonly registry: FieldRegistry;
  readonly from: KeyOf;
  readonly to: KeyOf;
}

function movesOf(fields: Fields, keys: Keys): readonly Move[] {
  return fields.map((field) => ({
    from: keys.from(field),
    to: keys.to(field),
    inner: innerOf(field, keys.registry, (items) => movesOf(items, keys)),
  }));
}

function pairsOf(before: Fields, after: Fields, registry: FieldRegistry): readonly Move[] {
  return before.flatMap((field, at) => {
    const now = after[at];
    if (now === undefined) return [];
    const inner = innerOf(field, registry, (items) => pairsOf(items, now.items ?? [], registry));
    return [{ from: keptKey(field), to: keptKey(now), inner }];
  });
}

function innerOf(
  field: DraftField,
  registry: FieldRegistry,
  movesIn: (items: Fields) => readonly Move[],
): Inner | undefined {
  const parts = field.items && partsWithin(definitionOf(field, 0), registry);
  return field.items && parts && { parts, moves: movesIn(field.items) };
}

function movedData(data: BlockData, moves: readonly Move[]): BlockData {
  return Object.fromEntries(
    moves.flatMap(({ from, to, inner }) => {
      if (!Object.hasOwn(data, from)) return [];
      const value = data[from];
      return [[to, inner ? inner.parts.mapParts(value, (part) => movedData(part, inner.moves)) : value]];
    }),
  );
}

/** The data, plus former values outside of these fields. */
function joinedData(before: BlockData, data: BlockData, fields: readonly Move[]): BlockData {
  const others = Object.entries(before).filter(([key]) => fields.every(({ from }) => from !== key));
  const own = Object.entries(data).map(([key, value]) => {
    const inner = fields.find(({ from }) => from === key)?.inner;
    if (inner === undefined) return [key, value] as const;
    const { parts, moves } = inner;
    const former = new Map((parts.partsOf(before[key]) ?? []).map((part) => [part.id, part.data]));
    return [key, parts.mapParts(value, (part, id) => joinedData(former.get(id) ?? {}, part, moves))] as const;
  });
  return Object.fromEntries([...others, ...own]);
}

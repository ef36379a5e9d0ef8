import type { FieldPath, FollowField } from '../../../../content-model/operations/follow-fields.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { withConditions } from './conditions.ts';
import { columnsOf, sourcesOf } from './list-source.ts';
import { isSameField, mergeField, type Preferred, type Versions } from './merge-field.ts';
import { restOf } from './restore-version.ts';
import { type DraftField, underStoredKeys } from './type-draft.ts';

type Fields = readonly DraftField[];

/** How fields are joined. */
export interface Merging {
  readonly prefer: Preferred;
  /** Where the fields of the base are now. */
  readonly follow: FollowField;
  /** Told when both changed a field, with its title after those of the lists around it. */
  onConflict(titles: readonly string[]): void;
  /** The lists around the fields: as the base calls them, as they are called now, and their titles. */
  readonly former: FieldPath;
  readonly now: FieldPath;
  readonly titles: readonly string[];
}

/** A field under its key: the name that it has in the base, or one that only new fields have. */
type Keyed = ReadonlyMap<string, DraftField>;

/**
 * Joins two edits of some fields, those of a type or of the items of a list. A field is the same one whatever either of them calls
 * it, and also if one of them moved it into a list.
 */
export function mergeFields({ base, mine, theirs }: Versions<Fields>, merging: Merging): Fields {
  return new LevelMerge({ base, mine, theirs }, merging).run();
}

class LevelMerge {
  readonly #merging: Merging;
  readonly #base: Keyed;
  #mine: Keyed;
  readonly #theirs: Keyed;
  /** The lists of theirs that fields of the base are in now, changed by what is joined into them. */
  readonly #theirLists = new Map<string, DraftField>();
  /** The list of mine that a field of the base becomes part of. */
  readonly #inMine = new Map<string, string>();
  /** Fields of mine that stand beside the list of theirs in which their values are. */
  readonly #beside = new Map<string, DraftField>();
  /** Lists of mine that go on as one of theirs. */
  readonly #takenOver = new Set<string>();

  constructor({ base, mine, theirs }: Versions<Fields>, merging: Merging) {
    this.#merging = merging;
    this.#base = keyed(base, ({ name }) => name);
    this.#mine = keyed(mine, ({ was, name }) => was ?? newKey(name));
    const now = new Map(
      base.flatMap(({ name }) => {
        const place = this.#placeOf(name);
        return place?.length === 1 ? [[place[0] ?? '', name] as const] : [];
      }),
    );
    this.#theirs = keyed(theirs, ({ name }) => now.get(name) ?? newKey(name));
  }

  run(): Fields {
    for (const [key, list] of this.#mine) this.#settleList(key, list);
    for (const [key, base] of this.#base) this.#joinIntoTheirs(key, base);
    const merged = new Map<string, DraftField>();
    for (const key of this.#order()) {
      // A list stands where the first of its fields was.
      const shown = [this.#inMine.get(key), this.#theirListOf(key)].filter((one) => one !== undefined);
      for (const one of [...shown, key]) {
        const field = merged.has(one) ? undefined : this.#join(one);
        if (field) merged.set(one, field);
      }
    }
    return underStoredKeys(unkeyed(merged));
  }

  /** Where a field of the base is now, from this level. */
  #placeOf(name: string): FieldPath | undefined {
    const { follow, former, now } = this.#merging;
    return restOf(follow([...former, name]), now);
  }

  /** The key of the list of theirs that a field of the base is in. */
  #theirListOf(key: string): string | undefined {
    const place = this.#base.has(key) ? this.#placeOf(key) : undefined;
    const list = place !== undefined && place.length > 1 ? newKey(place[0] ?? '') : undefined;
    return list !== undefined && this.#theirs.has(list) ? list : undefined;
  }

  /** Decides what becomes of a list that is made of stored fields. */
  #settleList(key: string, list: DraftField): void {
    const sources = sourcesOf(list);
    if (sources.length === 0) return;
    const theirList = sources.map((source) => this.#theirListOf(source)).find((one) => one !== undefined);
    const isUndisturbed = sources.every((source) =>
      isSameField(this.#base.get(source), this.#theirs.get(source)),
    );
    const isTheSame = theirList !== undefined && isSame(list, this.#theirs.get(theirList));
    if (!isUndisturbed && !isTheSame) this.#conflict(list);
    if (!isUndisturbed && (isTheSame || this.#merging.prefer === 'theirs')) {
      this.#mine = new Map(
        [...this.#mine].flatMap(([one, field]) =>
          one === key ? sources.flatMap((source) => entryOf(this.#base, source)) : [[one, field] as const],
        ),
      );
      return;
    }
    if (theirList !== undefined) {
      this.#takenOver.add(theirList);
      this.#mine = replaced(this.#mine, key, theirList, this.#overTheirs(list, theirList));
      for (const source of sources)
        if (this.#theirListOf(source) === theirList) this.#inMine.set(source, theirList);
        else this.#mine = new Map([...this.#mine, ...entryOf(this.#base, source)]);
      return;
    }
    for (const source of sources) this.#inMine.set(source, key);
    this.#mine = replaced(this.#mine, key, key, this.#overSources(list));
  }

  /** My list with the sources as they are called now, without those that are gone. */
  #overSources(list: DraftField): DraftField {
    const { from } = list;
    if (from === undefined) return list;
    const rows = from.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([column, source]) => {
          const now = this.#theirs.get(source)?.name;
          return now === undefined ? [] : [[column, now]];
        }),
      ),
    );
    return { ...list, from: { ...from, rows: rows.filter((row) => Object.keys(row).length > 0) } };
  }

  /** My list as a change of theirs, which has the values already. */
  #overTheirs(list: DraftField, key: string): DraftField {
    const their = this.#theirs.get(key);
    const rows = list.from?.rows ?? [];
    const columns = columnsOf(list);
    const items = list.items?.map((item) => {
      const sources = columns.includes(item.was ?? '')
        ? rows.flatMap((row) => row[item.was ?? ''] ?? [])
        : [];
      const places = sources.map((source) => this.#placeOf(source)?.[1]);
      const names = [...places, ...(sources.length === 0 ? [item.name] : [])];
      const found = their?.items?.find(({ name }) => names.includes(name));
      return found ? onto(item, found) : { ...item, was: undefined };
    });
    return { ...list, was: their?.name, from: undefined, items };
  }

  #join(key: string): DraftField | undefined {
    const { prefer } = this.#merging;
    const [base, mine, theirs] = [this.#base.get(key), this.#mine.get(key), this.#theirs.get(key)];
    if (this.#takenOver.has(key)) return mine;
    if (base === undefined) {
      if (mine === undefined || theirs === undefined) return this.#theirLists.get(key) ?? mine ?? theirs;
      if (isSame(mine, theirs)) return { ...theirs, uid: mine.uid };
      this.#conflict(mine);
      return onto(prefer === 'mine' ? mine : theirs, theirs);
    }
    if (this.#inMine.has(key)) return undefined;
    if (this.#theirListOf(key) !== undefined) return this.#beside.get(key);
    if (mine && theirs) return this.#joinBoth({ base, mine, theirs });
    const left = mine ?? theirs;
    if (left === undefined || isSameField(left, base)) return undefined;
    this.#conflict(left);
    if ((mine ? 'mine' : 'theirs') !== prefer) return undefined;
    return mine ? unstored(mine) : theirs;
  }

  #joinBoth({ base, mine, theirs }: Versions<DraftField>): DraftField {
    const { prefer, former, now, titles } = this.#merging;
    const { field, isConflict } = mergeField({ base, mine, theirs }, prefer);
    if (isConflict) this.#conflict(mine);
    if (!base.items || !mine.items || !theirs.items) return onto(field, theirs);
    const items = mergeFields(
      { base: base.items, mine: mine.items, theirs: theirs.items },
      {
        ...this.#merging,
        ...{
          former: [...former, base.name],
          now: [...now, theirs.name],
          titles: [...titles, titleOf(field)],
        },
      },
    );
    return { ...field, was: theirs.name, items };
  }

  /** They moved a field into a list that I changed, or took out. */
  #joinIntoTheirs(key: string, base: DraftField): void {
    const mine = this.#mine.get(key);
    const listKey = this.#theirListOf(key);
    if (listKey === undefined || this.#inMine.has(key) || isSameField(mine, base)) return;
    this.#conflict(mine ?? base);
    if (mine === undefined || this.#merging.prefer === 'theirs') return;
    const list = this.#theirLists.get(listKey) ?? this.#theirs.get(listKey);
    const column = this.#placeOf(base.name)?.[1];
    const item = list?.items?.find(({ name }) => name === column);
    // The lines of a text are nowhere as one field.
    if (!list || !item) return void this.#beside.set(key, unstored(mine));
    const { field } = mergeField({ base, mine, theirs: item }, 'mine');
    const { tab: _tab, ...definition } = field.definition;
    const joined = onto({ ...field, definition }, item);
    const items = list.items?.map((one) => (one === item ? joined : one));
    this.#theirLists.set(listKey, { ...list, items });
  }

  #conflict(field: DraftField): void {
    this.#merging.onConflict([...this.#merging.titles, titleOf(field)]);
  }

  /** The keys in their merged order: mine if I sorted the fields, otherwise theirs. */
  #order(): readonly string[] {
    const keys = [...this.#mine.keys()];
    const known = keys.filter((key) => this.#base.has(key));
    const before = [...this.#base.keys()].filter((key) => this.#mine.has(key));
    const [first, second] = sameValue(known, before)
      ? [this.#theirs, this.#mine]
      : [this.#mine, this.#theirs];
    return [...new Set([...first.keys(), ...second.keys(), ...this.#base.keys()])];
  }
}

const mark = 'new ';

/** No field has such a name. */
function newKey(name: string): string {
  return `${mark}${name}`;
}

/** The fields by their keys. What they depend on is named by keys, too. */
function keyed(fields: Fields, keyOf: (field: DraftField) => string): Keyed {
  const keys = new Map(fields.map((field) => [field.name, keyOf(field)]));
  return new Map(
    fields.map((field) => {
      const definition = withConditions(field.definition, (name) => keys.get(name) ?? newKey(name));
      return [keyOf(field), { ...field, definition }];
    }),
  );
}

/** The fields with the names that they have now in their conditions, and no id twice. */
function unkeyed(merged: Keyed): Fields {
  const nameOf = (key: string) => merged.get(key)?.name ?? key.replace(mark, '');
  const uids = new Set<string>();
  return [...merged.values()].map((field) => {
    const uid = uids.has(field.uid) ? crypto.randomUUID() : field.uid;
    uids.add(uid);
    return { ...field, uid, definition: withConditions(field.definition, nameOf) };
  });
}

function entryOf(fields: Keyed, key: string): readonly (readonly [string, DraftField])[] {
  const field = fields.get(key);
  return field ? [[key, field]] : [];
}

function replaced(fields: Keyed, key: string, by: string, field: DraftField): Keyed {
  return new Map([...fields].map((entry) => (entry[0] === key ? [by, field] : entry)));
}

/** Whether two new fields say the same, wherever they come from. */
function isSame(one: DraftField, other: DraftField | undefined): boolean {
  return isSameField({ ...one, from: undefined }, other && { ...other, from: undefined });
}

/** A field as a change of a stored one. */
function onto(field: DraftField, stored: DraftField): DraftField {
  const items = field.items?.map((item) => {
    const found = stored.items?.find(({ name }) => name === (item.was ?? item.name));
    return found ? onto(item, found) : { ...item, was: undefined };
  });
  return { ...field, was: stored.name, from: undefined, items };
}

/** A field of which nothing is stored any more. */
export function unstored(field: DraftField): DraftField {
  return { ...field, was: undefined, items: field.items?.map(unstored) };
}

function titleOf({ definition, name }: DraftField): string {
  return definition.field_title || name;
}

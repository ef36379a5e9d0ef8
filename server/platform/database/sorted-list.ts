import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { yieldFor, yieldToOthers } from '../limits/time-slices.ts';
import type { Db } from './database.ts';
import { inBatches } from './in-batches.ts';
import { prepare, prepareFirst } from './prepared.ts';
import type { Schema } from './schema.ts';
import { byBytes } from './text-order.ts';
import { bytesOfRecord, countOf, type Part, type Window } from './window.ts';

/** Maximum records that a search reads per time slice: a few milliseconds of work. */
const candidatesAtOnce = 1000;

/** Maximum records that are read per time slice. */
const recordsAtOnce = 250;

type Rows<Table extends keyof Schema> = SelectQueryBuilder<Schema, Table, object>;

/** The order of a list: that of a column and then of the ids, or of the ids alone. */
interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface SortedList<Values, Database, Tables extends keyof Database, Record> {
  readonly table: 'pages' | 'media';
  readonly isNumber?: boolean;
  /** Whether an index has the rows of the list in its order. */
  readonly isIndexed?: boolean;
  /** The rows of the list. */
  rows(db: Db, values: Values): Rows<'pages'> | Rows<'media'>;
  /** The same with the columns of an answer. */
  records(db: Db, values: Values): SelectQueryBuilder<Database, Tables, Record>;
}

interface Wanted<Values> {
  readonly values: Values;
  readonly window: Window;
  /** The condition of a search. */
  readonly matches: Expression<SqlBool> | undefined;
}

type ReadList<Values, Record> = (db: Db, wanted: Wanted<Values>) => Promise<Part<Record>>;

/**
 * Reads windows of lists; with a condition, of the records that match. A list differs only in its values from others of
 * the same kind and order, so that its queries are built once.
 */
export function sortedLists<
  Kind extends Order,
  Values extends object,
  Database,
  Tables extends keyof Database,
  Record,
>(describe: (kind: Kind) => SortedList<Values, Database, Tables, Record>) {
  const known = new Map<string, ReadList<Values, Record>>();
  return (kind: Kind): ReadList<Values, Record> => {
    const name = Object.values(kind).join(' ');
    const read = known.get(name) ?? prepareList(kind, describe(kind));
    known.set(name, read);
    return read;
  };
}

function prepareList<Values extends object, Database, Tables extends keyof Database, Record>(
  { column, direction }: Order,
  { table, isNumber, isIndexed, records, ...list }: SortedList<Values, Database, Tables, Record>,
): ReadList<Values, Record> {
  const rows = (db: Db, values: Values) => list.rows(db, values) as Rows<'pages'>;
  const id = sql.ref<string>(`${table}.id`);
  const key = sql.ref<string>(`${table}.${column}`);
  const keysIn = (db: Db) => (column === 'id' ? [id] : [isNumber === true ? key : byBytes(db, key), id]);
  const inOrder = <DB, TB extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, TB, O>) =>
    keysIn(db).reduce((sorted, one) => sorted.orderBy(one, direction), query);
  const idsOf = (db: Db, values: Values) => inOrder(db, rows(db, values).select(id.as('id')));
  const recordsIn = (db: Db, values: Values, some: Expression<unknown>) =>
    inOrder(db, records(db, values).where(sql<boolean>`${id} in ${some}`));
  const count = prepareFirst((db: Db, values: Values) => countOf(rows(db, values)));
  const first = prepare((db: Db, values: Values & Window) =>
    inOrder(db, records(db, values)).limit(values.limit),
  );
  // Records before the window are skipped in an index.
  const part = prepare((db: Db, values: Values & Window) =>
    recordsIn(db, values, idsOf(db, values).limit(values.limit).offset(values.offset)),
  );
  const readAll = async (db: Db, values: Values, all: readonly string[]) => {
    const found: Record[] = [];
    for (let from = 0; from < all.length; from += recordsAtOnce) {
      await yieldToOthers();
      const some = all.slice(from, from + recordsAtOnce);
      found.push(...(await recordsIn(db, values, sql`(${sql.join(some)})`).execute()));
    }
    return found;
  };

  return async (db, { values, window, matches }) => {
    const { limit, offset } = window;
    if (matches === undefined) {
      await yieldFor((offset + limit) * bytesOfRecord);
      const all = (await count(db, values))?.count ?? 0;
      const read = isIndexed === true && offset === 0 ? first : part;
      if (limit <= recordsAtOnce) return { found: await read(db, { ...values, ...window }), count: all };
      const ids = await idsOf(db, values).limit(limit).offset(offset).execute();
      return {
        found: await readAll(
          db,
          values,
          ids.map((row) => row.id),
        ),
        count: all,
      };
    }

    const candidates = idsOf(db, values)
      .select(key.as('key'))
      .select(sql<0 | 1>`case when ${matches} then 1 else 0 end`.as('matches'))
      .limit(candidatesAtOnce);
    const isLater = direction === 'asc' ? sql`>` : sql`<`;
    // A record that changes meanwhile may move to a later position and appear twice.
    const matching = new Set<string>();
    await inBatches(
      async (last: { readonly id: string; readonly key: string } | undefined) => {
        await yieldToOthers();
        if (last === undefined) return candidates.execute();
        const place = column === 'id' ? [last.id] : [last.key, last.id];
        const comesLater = sql<boolean>`(${sql.join(keysIn(db))}) ${isLater} (${sql.join(place)})`;
        return candidates.where(comesLater).execute();
      },
      (candidate: { readonly id: string; readonly key: string; readonly matches: 0 | 1 }) => {
        if (candidate.matches === 1) matching.add(candidate.id);
      },
    );
    const found = await readAll(db, values, [...matching].slice(offset, offset + limit));
    return { found, count: matching.size };
  };
}

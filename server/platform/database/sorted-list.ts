import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { yieldFor, yieldToOthers } from '../limits/time-slices.ts';
import type { Db } from './database.ts';
import { inBatches } from './in-batches.ts';
import type { Schema } from './schema.ts';
import { byBytes } from './text-order.ts';
import { bytesOfRecord, countRows, type Part, type Window } from './window.ts';

/** Maximum records that a search reads per time slice: a few milliseconds of work. */
const candidatesAtOnce = 1000;

/** Maximum records that are read per time slice. */
const recordsAtOnce = 250;

type Rows<Table extends keyof Schema> = SelectQueryBuilder<Schema, Table, object>;

/** A list in the order of a column and then of the ids, or of the ids alone. */
export interface SortedList<Database, Tables extends keyof Database, Record> {
  readonly table: 'pages' | 'media';
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly isNumber?: boolean;
  /** The rows of the list. */
  readonly rows: Rows<'pages'> | Rows<'media'>;
  /** The same with the columns of an answer. */
  readonly records: SelectQueryBuilder<Database, Tables, Record>;
  /** The condition of a search. */
  readonly matches: Expression<SqlBool> | undefined;
}

/** Reads a window of the list; with a condition, of the records that match. */
export async function readSorted<Database, Tables extends keyof Database, Record>(
  db: Db,
  { table, column, direction, isNumber, records, matches, ...list }: SortedList<Database, Tables, Record>,
  window: Window,
): Promise<Part<Record>> {
  const rows = list.rows as Rows<'pages'>;
  const id = sql.ref<string>(`${table}.id`);
  const key = sql.ref<string>(`${table}.${column}`);
  const keys = column === 'id' ? [id] : [isNumber === true ? key : byBytes(db, key), id];
  const inOrder = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    keys.reduce((sorted, one) => sorted.orderBy(one, direction), query);
  const ids = inOrder(rows.select(id.as('id')));
  const readIn = (some: Expression<unknown>) =>
    inOrder(records.where(sql<boolean>`${id} in ${some}`)).execute();
  const readAll = async (all: readonly string[]) => {
    const found: Record[] = [];
    for (let from = 0; from < all.length; from += recordsAtOnce) {
      await yieldToOthers();
      const some = all.slice(from, from + recordsAtOnce);
      found.push(...(await readIn(sql`(${sql.join(some)})`)));
    }
    return found;
  };
  const { limit, offset } = window;

  if (matches === undefined) {
    await yieldFor((offset + limit) * bytesOfRecord);
    const count = await countRows(rows);
    // Records before the window are skipped in an index.
    const wanted = ids.limit(limit).offset(offset);
    if (limit <= recordsAtOnce) return { found: await readIn(wanted), count };
    return { found: await readAll((await wanted.execute()).map((row) => row.id)), count };
  }

  const candidates = ids
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
      const comesLater = sql<boolean>`(${sql.join(keys)}) ${isLater} (${sql.join(place)})`;
      return candidates.where(comesLater).execute();
    },
    (candidate: { readonly id: string; readonly key: string; readonly matches: 0 | 1 }) => {
      if (candidate.matches === 1) matching.add(candidate.id);
    },
  );
  const found = await readAll([...matching].slice(offset, offset + limit));
  return { found, count: matching.size };
}

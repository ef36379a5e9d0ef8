import type { SelectQueryBuilder } from 'kysely';
import { yieldFor } from '../limits/time-slices.ts';

/** Approximate bytes of a record in a list. */
export const bytesOfRecord = 500;

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The records in a window of a list. */
export interface Part<Record> {
  readonly found: Record[];
  /** The number of records in the whole list. */
  readonly count: number;
}

/** Reads a window of a list, and counts the whole list. */
export async function readWindow<Database, Tables extends keyof Database, Record>(
  query: SelectQueryBuilder<Database, Tables, Record>,
  { limit, offset }: Window,
): Promise<Part<Record>> {
  const [found, count] = await Promise.all([query.limit(limit).offset(offset).execute(), countRows(query)]);
  return { found, count };
}

export async function countRows<Database, Tables extends keyof Database, Record>(
  query: SelectQueryBuilder<Database, Tables, Record>,
): Promise<number> {
  return (await countOf(query).executeTakeFirstOrThrow()).count;
}

/** The query that counts the rows of another. */
export function countOf<Database, Tables extends keyof Database, Record>(
  query: SelectQueryBuilder<Database, Tables, Record>,
) {
  const all = query.clearSelect().clearOrderBy();
  const counted: unknown = all.select((eb) => eb.fn.countAll<number>().as('count'));
  return counted as SelectQueryBuilder<Database, Tables, { count: number }>;
}

/** Maps the records to list items. Serialising follows, which is heavy for a long list. */
export async function presentList<Record, Item>(
  { found, count }: Part<Record>,
  present: (record: Record) => Item,
): Promise<{ rows: Item[]; count: number }> {
  const rows = found.map(present);
  await yieldFor(rows.length * bytesOfRecord);
  return { rows, count };
}

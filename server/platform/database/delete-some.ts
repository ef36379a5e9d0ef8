import { sql, type RawBuilder } from 'kysely';
import { yieldToOthers } from '../limits/time-slices.ts';
import type { Db } from './database.ts';
import { dialectOf } from './dialect.ts';
import type { Schema } from './schema.ts';

/** The remaining budget of one transaction for removals. */
export interface Budget {
  rows: number;
  bytes: number;
}

/** A budget that takes a few milliseconds on SQLite, where nothing else runs meanwhile. */
export function newBudget(): Budget {
  return { rows: 500, bytes: 4 * 1024 * 1024 };
}

export interface Removable {
  readonly table: keyof Schema;
  readonly where: RawBuilder<boolean>;
  /** The column with most of their bytes. */
  readonly bytes?: string;
}

/**
 * Deletes rows within the budget, at least one. Returns whether all are deleted. A statement without a limit would
 * block SQLite, and PostgreSQL would cancel it after some seconds.
 */
export async function deleteSome(
  db: Db,
  { budget, ...rows }: Removable & { readonly budget: Budget },
): Promise<boolean> {
  const sizes = await readSizes(db, rows, Math.max(1, budget.rows));
  let count = 0;
  do {
    budget.rows -= 1;
    budget.bytes -= sizes[count] ?? 0;
    count += 1;
  } while (count < sizes.length && budget.rows > 0 && budget.bytes > 0);
  if (sizes.length > 0)
    await sql`delete from ${sql.table(rows.table)} where ${firstRows(db, rows, count)}`.execute(db);
  return count >= sizes.length && budget.rows > 0;
}

/** Yields to the event loop between statements. */
export async function deleteInSlices(db: Db, rows: Removable, stopping?: AbortSignal): Promise<void> {
  while (!(await deleteSome(db, { ...rows, budget: newBudget() }))) {
    if (stopping?.aborted === true) return;
    await yieldToOthers();
  }
}

/**
 * A condition for the first `count` rows by `rowid` or `ctid`, the fastest way to find a row. On PostgreSQL it skips
 * rows that another process is removing.
 */
export function firstRows(db: Db, { table, where }: Removable, count: number): RawBuilder<boolean> {
  const isPostgres = dialectOf(db) === 'postgres';
  const place = sql.ref(isPostgres ? 'ctid' : 'rowid');
  const first = sql`select ${place} from ${sql.table(table)} where ${where} limit ${sql.lit(count)}`;
  return isPostgres
    ? sql`${place} = any(array(${first} for update skip locked))`
    : sql`${place} in (${first})`;
}

async function readSizes(db: Db, { table, where, bytes }: Removable, count: number): Promise<number[]> {
  const size = bytes === undefined ? sql`0` : sql`octet_length(${sql.ref(bytes)})`;
  const { rows } = await sql<{ size: number }>`
    select ${size} as size from ${sql.table(table)}
    where ${where} limit ${sql.lit(count)}`.execute(db);
  return rows.map((row) => row.size);
}

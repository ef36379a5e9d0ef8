import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Dialect } from './errors.ts';
import { byBytes } from './text-order.ts';

/** An order of a table: by a column and then by id, or by id alone. */
export interface TableOrder {
  readonly table: string;
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly isNumber?: boolean;
}

/** A record that a search examines. */
export interface Candidate {
  readonly id: string;
  /** The sort key of the list. */
  readonly key: string | number;
  readonly matches: 0 | 1;
}

export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
  order: TableOrder,
) {
  return keysOf(order, dialect).reduce((sorted, key) => sorted.orderBy(key, order.direction), query);
}

/** Whether a record comes after this one in the order. Uses an index. */
export function comesAfter(order: TableOrder, dialect: Dialect, { id, key }: Candidate): RawBuilder<boolean> {
  const place = order.column === 'id' ? [id] : [key, id];
  const isLater = order.direction === 'asc' ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.join(keysOf(order, dialect))}) ${isLater} (${sql.join(place)})`;
}

/** The sort keys; the last one makes the order unique. */
function keysOf({ table, column, isNumber }: TableOrder, dialect: Dialect) {
  const id = sql.ref<string>(`${table}.id`);
  if (column === 'id') return [id];
  const key = sql.ref<string>(`${table}.${column}`);
  return [isNumber === true ? key : byBytes(key, dialect), id];
}

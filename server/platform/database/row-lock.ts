import type { SelectQueryBuilder } from 'kysely';
import type { Dialect } from './errors.ts';

/** Locks the selected rows until the transaction ends. SQLite needs nothing: its writers stand in line anyway. */
export function locked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate() : query;
}

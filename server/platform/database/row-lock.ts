import type { SelectQueryBuilder } from 'kysely';
import type { Dialect } from './errors.ts';

/**
 * Locks the selected rows for a change until the transaction ends; other rows may still reference them. SQLite needs no
 * lock, since its writers queue.
 */
export function locked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forNoKeyUpdate() : query;
}

/**
 * Locks the selected rows before they are removed. A transaction that wants to reference them waits, then finds them
 * deleted.
 */
export function lockedForRemoval<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate() : query;
}

/**
 * Prevents the selected rows, of all tables of the query or only of `table`, from being removed while the transaction
 * adds references to them.
 */
export function kept<DB, TB extends keyof DB & string, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
  table?: TB,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forKeyShare(table) : query;
}

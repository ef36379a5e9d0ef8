import type { SelectQueryBuilder } from 'kysely';
import type { Dialect } from './errors.ts';

/**
 * Locks the selected rows for a change until the transaction ends; others may still point at them. SQLite needs
 * nothing: its writers stand in line anyway.
 */
export function locked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forNoKeyUpdate() : query;
}

/** Locks the selected rows before they are removed: whoever wants to point at them waits, and then finds them gone. */
export function lockedForRemoval<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forUpdate() : query;
}

/** Keeps the selected rows, of all tables or of one, from being removed while the transaction makes something point at them. */
export function kept<DB, TB extends keyof DB & string, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  dialect: Dialect,
  table?: TB,
): SelectQueryBuilder<DB, TB, O> {
  return dialect === 'postgres' ? query.forKeyShare(table) : query;
}

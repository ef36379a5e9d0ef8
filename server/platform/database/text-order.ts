import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialect.ts';

/** Orders text byte by byte in both databases. PostgreSQL's default order depends on its locale. */
export function byBytes(db: Db, text: Expression<string>): RawBuilder<string> {
  return dialectOf(db) === 'postgres' ? sql<string>`${text} collate "C"` : sql<string>`${text}`;
}

/** Whether a folded column contains this folded text; `%` and `_` are literal. */
export function containsText(column: Expression<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
}

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** How many prepared statements a connection keeps; Kysely asks for the same few again and again. */
const statementsKept = 300;

/**
 * Opens the SQLite file with the settings that durability rests on: WAL with `synchronous=FULL` (with NORMAL a power
 * cut loses acknowledged writes) and enforced foreign keys. Throws what `node:sqlite` throws.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return database;
}

/** Kysely's own SQLite dialect over `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: adapt(database) });
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      // A transaction that writes takes the write lock at once, so that it never fails half-way for want of it.
      const statement = wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      // Statements of data definition are not kept: the schema they were prepared for is about to change.
      if (/^(select|insert|update|delete|with|begin|commit|rollback)/.test(sql)) {
        if (kept.size >= statementsKept) kept.delete(kept.keys().next().value ?? '');
        kept.set(sql, statement);
      }
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

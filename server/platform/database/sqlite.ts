import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { GroupCommit } from './group-commit.ts';

/** Maximum cached prepared statements per connection. Kysely reuses the same few. */
const statementsKept = 300;

/**
 * Opens the SQLite file with the settings that durability depends on: WAL with `synchronous=FULL` (with NORMAL a power
 * cut loses acknowledged writes) and enforced foreign keys. The WAL may grow to 8 MB instead of 4 before a commit copies it to the
 * database, because the copy takes longer than a hundred commits. Throws the errors of `node:sqlite`.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec('PRAGMA wal_autocheckpoint = 2000');
  return database;
}

/** Kysely's SQLite dialect over `node:sqlite`, with group commit. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new SqliteDriver(database),
    createAdapter: () => new SharedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new LocklessCompiler(),
  };
}

/** Kysely need not serialise users of the one connection: `GroupCommit` does, and begins transactions sooner. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const rowLocks: readonly SelectModifierNode['modifier'][] = [
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForKeyShare',
  'SkipLocked',
];

/**
 * Leaves out the locks of rows, which SQLite does not have: its writers queue. Over PostgreSQL, a transaction locks the
 * rows that it reads and
 *
 * - changes, with `forNoKeyUpdate`: other transactions may still add references to them;
 * - removes, with `forUpdate`: a transaction that wants to reference them waits, then finds them deleted;
 * - adds references to, with `forKeyShare`: they may be changed meanwhile, but not removed.
 */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!rowLocks.includes(node.modifier)) super.visitSelectModifier(node);
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #commits: GroupCommit;
  readonly #prepare: (sql: string) => Prepared;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#commits = new GroupCommit(database);
    this.#prepare = preparer(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#commits, this.#prepare);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#commits.begin();
    connection.inTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    const committed = this.#commits.commit();
    connection.inTransaction = false;
    await committed;
  }

  /** Kysely also calls this after a failed commit, when there is nothing left to roll back. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (!connection.inTransaction) return;
    connection.inTransaction = false;
    await this.#commits.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#commits.close();
    this.#database.close();
  }
}

/** One user's connection: inside a transaction, or statement by statement. */
class SqliteConnection implements DatabaseConnection {
  inTransaction = false;
  readonly #commits: GroupCommit;
  readonly #prepare: (sql: string) => Prepared;

  constructor(commits: GroupCommit, prepare: (sql: string) => Prepared) {
    this.#commits = commits;
    this.#prepare = prepare;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.#prepare(sql)(parameters as SQLInputValue[]) as QueryResult<Row>;
    return this.inTransaction ? this.#commits.within(run) : this.#commits.alone(run);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed from SQLite.');
  }
}

type Prepared = (parameters: SQLInputValue[]) => QueryResult<unknown>;

function preparer(database: DatabaseSync): (sql: string) => Prepared {
  const kept = new LRUCache<string, Prepared>({ max: statementsKept });
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const prepared = wrap(database.prepare(sql));
    if (/^(select|insert|update|delete|with)/.test(sql)) kept.set(sql, prepared);
    // DDL may change the columns of cached statements.
    if (/^(create|alter|drop)/i.test(sql)) kept.clear();
    return prepared;
  };
}

function wrap(statement: StatementSync): Prepared {
  const names = statement.columns().map(({ name }) => name);
  if (names.length === 0) {
    return (parameters) => ({ numAffectedRows: BigInt(statement.run(...parameters).changes), rows: [] });
  }
  // `node:sqlite` builds rows as dictionaries, whose members are ten times slower to read than those of plain objects.
  statement.setReturnArrays(true);
  const rowOf = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    names.forEach((name, column) => (row[name] = values[column]));
    return row;
  };
  return (parameters) => ({
    rows: (statement.all(...parameters) as unknown as readonly unknown[][]).map(rowOf),
  });
}

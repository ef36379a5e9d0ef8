import {
  CompiledQuery,
  Kysely,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Db } from './database.ts';
import type { Dialect } from './errors.ts';
import type { Schema } from './schema.ts';

/**
 * One transaction around everything that one call writes, for whoever wants to commit something together with it. It
 * begins with the first write, so that none is open while a client sends or a picture is decoded.
 */
export interface LateTransaction {
  /** What the call queries with. Transactions that are opened on it, and single writes, are steps of the one. */
  readonly db: Db;
  /** Commits what was written and what `last` adds. Rejects, with nothing written, when that is not possible. */
  commit(last: (tx: Db) => Promise<void>): Promise<void>;
  /** Undoes what was written, if anything was. */
  rollback(): Promise<void>;
}

/** What a late transaction is over, and what comes first in it; when that throws, the write that began it rejects. */
export interface LateTransactionOptions {
  readonly db: Db;
  readonly dialect: Dialect;
  onBegin(tx: Db): Promise<void>;
}

/** Makes one. It has to be ended by `commit` or `rollback`; nothing can be asked through it after that. */
export function createLateTransaction(options: LateTransactionOptions): LateTransaction {
  const connection = new LateConnection(options);
  const adapter = options.db.getExecutor().adapter;
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => new LateDriver(connection),
      createAdapter: () => adapter,
      createQueryCompiler: () =>
        options.dialect === 'postgres' ? new PostgresQueryCompiler() : new SqliteQueryCompiler(),
      createIntrospector: () => options.db.introspection,
    },
  });
  return {
    db,
    commit: (last) => connection.commit(last),
    rollback: () => connection.rollback(),
  };
}

/** Lets the users of the one connection in one after another; whoever opens a transaction keeps it until its end. */
class LateDriver implements Driver {
  readonly #connection: LateConnection;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(connection: LateConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LateConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  beginTransaction(connection: LateConnection): Promise<void> {
    return connection.beginStep();
  }

  commitTransaction(connection: LateConnection): Promise<void> {
    return connection.keepStep();
  }

  rollbackTransaction(connection: LateConnection): Promise<void> {
    return connection.undoStep();
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async destroy(): Promise<void> {}
}

/** The database until the first write, the transaction from then on. */
class LateConnection implements DatabaseConnection {
  readonly #options: LateTransactionOptions;
  #transaction: ControlledTransaction<Schema> | undefined;
  #inStep = false;
  #ended = false;

  constructor(options: LateTransactionOptions) {
    this.#options = options;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new Error('The transaction of this call has ended.');
    const read = query.query.kind === 'SelectQueryNode';
    if (this.#inStep || read) return (this.#transaction ?? this.#options.db).executeQuery<Row>(query);
    // A write outside of any transaction stands or falls by itself, and must not take the others with it.
    await this.beginStep();
    try {
      const result = await this.#run<Row>(query);
      await this.keepStep();
      return result;
    } catch (error) {
      await this.undoStep().catch(() => undefined);
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed inside a late transaction.');
  }

  async beginStep(): Promise<void> {
    await this.#begin();
    await this.#run(CompiledQuery.raw('savepoint step'));
    this.#inStep = true;
  }

  async keepStep(): Promise<void> {
    await this.#run(CompiledQuery.raw('release savepoint step'));
    this.#inStep = false;
  }

  async undoStep(): Promise<void> {
    if (!this.#inStep) return;
    this.#inStep = false;
    await this.#run(CompiledQuery.raw('rollback to savepoint step'));
    await this.#run(CompiledQuery.raw('release savepoint step'));
  }

  async commit(last: (tx: Db) => Promise<void>): Promise<void> {
    const transaction = await this.#begin();
    try {
      await last(transaction);
      this.#ended = true;
      await transaction.commit().execute();
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async rollback(): Promise<void> {
    this.#ended = true;
    const transaction = this.#transaction;
    this.#transaction = undefined;
    if (transaction === undefined || transaction.isCommitted || transaction.isRolledBack) return;
    // A connection that broke has undone everything by itself.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  }

  async #begin(): Promise<ControlledTransaction<Schema>> {
    if (this.#ended) throw new Error('The transaction of this call has ended.');
    if (this.#transaction !== undefined) return this.#transaction;
    const transaction = await this.#options.db.startTransaction().execute();
    try {
      await this.#options.onBegin(transaction);
    } catch (error) {
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
      throw error;
    }
    return (this.#transaction = transaction);
  }

  #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction === undefined) throw new Error('The transaction of this call has not begun.');
    return this.#transaction.executeQuery<Row>(query);
  }
}

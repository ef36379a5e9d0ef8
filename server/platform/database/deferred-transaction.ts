import {
  CompiledQuery,
  Kysely,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * One transaction around everything that a call writes, so that the caller can commit something together with it. It
 * begins with the first write, so it is not open while a client sends or an image is decoded.
 */
export interface DeferredTransaction {
  /** The database of the call. Transactions opened on it, and single writes, become steps of the one transaction. */
  readonly db: Db;
  /** Commits all writes and those of `last`. If it rejects, nothing is written. */
  commit(last: (tx: Db) => Promise<void>): Promise<void>;
  /** Rolls back all writes. */
  rollback(): Promise<void>;
}

/** The database of a deferred transaction, and its first statement. If that throws, the write that began it rejects. */
export interface DeferredTransactionOptions {
  readonly db: Db;
  onBegin(tx: Db): Promise<void>;
}

/** Creates a deferred transaction. End it with `commit` or `rollback`; later queries fail. */
export function createDeferredTransaction(options: DeferredTransactionOptions): DeferredTransaction {
  const connection = new DeferredConnection(options);
  const executor = options.db.getExecutor();
  const { adapter } = executor;
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => connection,
      // Makes Kysely run one query at a time, and keep the connection for a transaction until it ends.
      createAdapter: () =>
        Object.create(adapter, { supportsMultipleConnections: { value: false } }) as typeof adapter,
      createQueryCompiler: () => executor,
      createIntrospector: () => options.db.introspection,
    },
  });
  return {
    db,
    commit: (last) => connection.commit(last),
    rollback: () => connection.rollback(),
  };
}

/** Uses the database until the first write, then the transaction. */
class DeferredConnection implements Driver, DatabaseConnection {
  readonly #options: DeferredTransactionOptions;
  #transaction: ControlledTransaction<Schema> | undefined;
  #inStep = false;
  #ended = false;

  constructor(options: DeferredTransactionOptions) {
    this.#options = options;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ended) throw new Error('The transaction of this call has ended.');
    const read = query.query.kind === 'SelectQueryNode';
    if (this.#inStep || read) return (this.#transaction ?? this.#options.db).executeQuery<Row>(query);
    // A write outside a transaction succeeds or fails alone and must not affect the others.
    await this.beginTransaction();
    try {
      const result = await this.#run<Row>(query);
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed inside a late transaction.');
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<this> {
    return this;
  }

  /** Turns a transaction inside the call into a savepoint of the one transaction. */
  async beginTransaction(): Promise<void> {
    await this.#begin();
    await this.#run(CompiledQuery.raw('savepoint step'));
    this.#inStep = true;
  }

  async commitTransaction(): Promise<void> {
    await this.#run(CompiledQuery.raw('release savepoint step'));
    this.#inStep = false;
  }

  async rollbackTransaction(): Promise<void> {
    if (!this.#inStep) return;
    this.#inStep = false;
    await this.#run(CompiledQuery.raw('rollback to savepoint step'));
    await this.#run(CompiledQuery.raw('release savepoint step'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

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
    // A broken connection has already rolled everything back.
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

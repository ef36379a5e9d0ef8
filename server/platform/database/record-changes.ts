import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { changesOf, everyWorkspace, type Change, type ChangeTopic } from './cached-tables.ts';

/** Runs queries: a database, a transaction or a connection. */
export interface Executor {
  executeQuery(query: CompiledQuery): Promise<unknown>;
}

/** Publishes changes with the transaction of this connection, as its last statements. */
export type PublishChanges = (connection: Executor, changes: readonly Change[]) => Promise<void>;

/** The workspaces of a topic above which a transaction counts as a change of all. */
const namedWorkspaces = 100;

/**
 * A dialect that derives from each write which caches become stale, and publishes that before the transaction commits,
 * so no service can forget it. Also publishes writes that a savepoint rolls back, which evicts entries unnecessarily
 * and does no harm.
 */
export function recordChanges(dialect: Dialect, publish: PublishChanges): Dialect {
  return {
    createDriver: () => new RecordingDriver(dialect.createDriver(), publish),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class RecordingDriver implements Driver {
  readonly #driver: Driver;
  readonly #publish: PublishChanges;

  constructor(driver: Driver, publish: PublishChanges) {
    this.#driver = driver;
    this.#publish = publish;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<RecordingConnection> {
    return new RecordingConnection(await this.#driver.acquireConnection(), this);
  }

  async beginTransaction(connection: RecordingConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(connection.inner, settings);
    connection.changes = new Changes();
  }

  async commitTransaction(connection: RecordingConnection): Promise<void> {
    const changes = connection.changes?.all() ?? [];
    if (changes.length > 0) await this.#publish(connection.inner, changes);
    connection.changes = undefined;
    await this.#driver.commitTransaction(connection.inner);
  }

  async rollbackTransaction(connection: RecordingConnection): Promise<void> {
    connection.changes = undefined;
    await this.#driver.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: RecordingConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class RecordingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: RecordingDriver;
  changes: Changes | undefined;

  constructor(inner: DatabaseConnection, driver: RecordingDriver) {
    this.inner = inner;
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const changes = changesOf(query);
    if (changes.length === 0) return this.inner.executeQuery<Row>(query);
    if (this.changes === undefined) return this.#executeAlone<Row>(query);
    for (const change of changes) this.changes.add(change);
    return this.inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  /** Gives a write outside any transaction its own, so that its change is published with it. */
  async #executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#driver.beginTransaction(this, {});
    try {
      const result = await this.executeQuery<Row>(query);
      await this.#driver.commitTransaction(this);
      return result;
    } catch (error) {
      await this.#driver.rollbackTransaction(this).catch(() => undefined);
      throw error;
    }
  }
}

/** The changes of a transaction, each once. */
class Changes {
  readonly #workspaces = new Map<ChangeTopic, Set<string>>();

  add({ topic, workspace }: Change): void {
    const known = this.#workspaces.get(topic) ?? new Set();
    if (known.has(everyWorkspace)) return;
    const isEvery = workspace === everyWorkspace || known.size >= namedWorkspaces;
    this.#workspaces.set(topic, isEvery ? new Set([everyWorkspace]) : known.add(workspace));
  }

  all(): readonly Change[] {
    return [...this.#workspaces].flatMap(([topic, workspaces]) =>
      [...workspaces].map((workspace) => ({ topic, workspace })),
    );
  }
}

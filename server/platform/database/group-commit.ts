import type { DatabaseSync } from 'node:sqlite';
import { isFailedSync } from '../disk/storage-fault.ts';

/**
 * Runs transactions over one SQLite connection one after another, and commits those that end in the same turn of the
 * event loop together: syncing to disk is the slowest part of an answer, and one sync serves the whole group. No
 * transaction resolves before it is on disk. The first transaction of a group is a real one; the others are savepoints.
 *
 * A statement outside a transaction waits until everything is committed, so it never reads data that may be lost.
 *
 * After a failed sync the content of the disk is unknown, so the connection is read-only until the process restarts.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #waitingTransactions: (() => void)[] = [];
  #waitingStatements: (() => void)[] = [];
  #busy = false;
  /** Transactions that have ended but are not committed yet. */
  #group: PromiseWithResolvers<void> | undefined;
  #due = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Runs a statement outside any transaction. */
  async alone<Answer>(run: () => Answer): Promise<Answer> {
    if (!this.#busy && this.#group === undefined) return this.#watched(run);
    return new Promise((resolve, reject) => {
      this.#waitingStatements.push(() => {
        try {
          resolve(this.#watched(run));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Waits in the queue and opens a transaction. Unless this throws, end it with `commit` or `rollback`. */
  async begin(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waitingTransactions.push(resolve));
    this.#busy = true;
    try {
      this.#database.exec(this.#group === undefined ? 'begin immediate' : 'savepoint member');
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  /** Runs a statement in the running transaction. */
  within<Answer>(run: () => Answer): Answer {
    try {
      return this.#watched(run);
    } catch (error) {
      this.#rejectIfLost(error);
      throw error;
    }
  }

  /** Ends the running transaction; resolves once it is on disk. The next one may begin before that. */
  commit(): Promise<void> {
    if (this.#group === undefined) {
      this.#group = Promise.withResolvers<void>();
      setImmediate(() => this.#flush());
    } else {
      this.within(() => this.#database.exec('release member'));
    }
    const { promise } = this.#group;
    this.#end();
    return promise;
  }

  /** Rolls back the running transaction. It may have read writes of its group, so it waits for their commit. */
  async rollback(): Promise<void> {
    const group = this.#group;
    const open = this.#database.isTransaction;
    if (open) {
      this.#database.exec(group === undefined ? 'rollback' : 'rollback to member; release member');
    }
    this.#end();
    await group?.promise.catch(() => undefined);
  }

  /** Commits ended transactions. Call it before closing the database. */
  close(): void {
    this.#flush();
  }

  #end(): void {
    this.#busy = false;
    if (this.#due) this.#flush();
    const next = this.#waitingTransactions.shift();
    if (next !== undefined) {
      this.#busy = true;
      next();
    } else if (this.#group === undefined) {
      this.#runWaitingStatements();
    }
  }

  #flush(): void {
    this.#due = this.#busy;
    const group = this.#group;
    if (this.#busy || group === undefined) return;
    this.#group = undefined;
    try {
      this.#watched(() => this.#database.exec('commit'));
      group.resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      group.reject(error);
    }
    this.#runWaitingStatements();
  }

  /** Runs a statement. After a failed sync, every later write is rejected (SQLite's code 8). */
  #watched<Answer>(run: () => Answer): Answer {
    try {
      return run();
    } catch (error) {
      if (isFailedSync(error)) this.#database.exec('PRAGMA query_only = ON');
      throw error;
    }
  }

  #runWaitingStatements(): void {
    const waiting = this.#waitingStatements;
    this.#waitingStatements = [];
    for (const run of waiting) run();
  }

  /** Rejects the group if SQLite rolled it back on its own, for example because the disk is full. */
  #rejectIfLost(error: unknown): void {
    if (this.#database.isTransaction) return;
    this.#group?.reject(error);
    this.#group = undefined;
  }
}

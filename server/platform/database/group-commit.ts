import type { DatabaseSync } from 'node:sqlite';
import { isFailedSync } from '../storage-fault.ts';

/**
 * Runs transactions over one SQLite connection one after another, and commits those that end in the same turn of the
 * event loop together. The disk is the slowest part of an answer, and one sync serves the whole group. No transaction
 * is answered before it is on disk. The first transaction of a group is the real one; those that join it are
 * savepoints.
 *
 * A statement outside a transaction waits until nothing is uncommitted, so nobody sees data that may still be lost.
 *
 * After a failed sync nobody knows what is on the disk, so the connection only reads until the process starts again.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #waitingTransactions: (() => void)[] = [];
  #waitingStatements: (() => void)[] = [];
  /** Whether a transaction is running. */
  #busy = false;
  /** The transactions that have ended but are not committed yet. */
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

  /** Waits for its turn and opens a transaction. Unless this throws, end it with `commit` or `rollback`. */
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
      this.#refuseIfLost(error);
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

  /**
   * Rolls the running transaction back. It may have read what others in its group wrote, so it waits for their commit.
   */
  async rollback(): Promise<void> {
    const group = this.#group;
    const open = this.#database.isTransaction;
    if (open) {
      this.#database.exec(group === undefined ? 'rollback' : 'rollback to member; release member');
    }
    this.#end();
    await group?.promise.catch(() => undefined);
  }

  /** Commits what has ended. Call it before closing the database. */
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

  /** Runs a statement. If it could not be brought to the disk, every later write is refused (SQLite's code 8). */
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

  /** Some errors, such as a full disk, make SQLite roll back everything uncommitted on its own. */
  #refuseIfLost(error: unknown): void {
    if (this.#database.isTransaction) return;
    this.#group?.reject(error);
    this.#group = undefined;
  }
}

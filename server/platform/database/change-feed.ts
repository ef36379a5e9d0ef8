import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids.ts';
import type { Db } from './database.ts';
import type { Dialect } from './errors.ts';
import { listenToPostgres } from './postgres-listener.ts';

/** What may change under a cache. The key of a change is the workspace's id or `everyWorkspace`. */
export type ChangeTopic = 'accesses' | 'content';

/** The key of a change that may affect any workspace. No id looks like it. */
export const everyWorkspace = '*';

/** Called with the workspace that changed; undefined means that any workspace may have changed. */
export type ChangeListener = (workspace: string | undefined) => void;

/**
 * Tells every process what was committed, which keeps in-process caches correct. A service that writes calls
 * `await context.changes.publish(tx, 'content', workspace)` as the last statement of its transaction. A cache
 * subscribes, most simply through `createChangeCache`. A transaction that is rolled back drops cache entries
 * unnecessarily, which does no harm.
 */
export interface ChangeFeed {
  publish(tx: Db, topic: ChangeTopic, workspace: string): Promise<void>;
  subscribe(topic: ChangeTopic, listener: ChangeListener): void;
  /** False between publishing a change of the workspace and hearing of its commit: do not cache anything read now. */
  settled(workspace: string): boolean;
  /** False while changes from other processes may be missed: serve nothing from a cache. */
  readonly live: boolean;
  close(): Promise<void>;
}

const channel = 'octavo_changes';

/** Milliseconds after which a change without a reported commit counts as rolled back. */
const rolledBackAfter = 15_000;

/** The feed of one process: local listeners only over SQLite, LISTEN and NOTIFY over PostgreSQL. */
export function createChangeFeed(options: {
  readonly dialect: Dialect;
  readonly databaseUrl: string | undefined;
  readonly log: FastifyBaseLogger;
}): ChangeFeed {
  const listeners = new Map<ChangeTopic, Set<ChangeListener>>();
  const tell = (topic: string, key: string | undefined) => {
    const workspace = key === everyWorkspace ? undefined : key;
    for (const listener of listeners.get(topic as ChangeTopic) ?? []) listener(workspace);
  };
  /** This process's changes whose commit has not been reported: their workspaces, by change number. */
  const unsettled = new Map<string, string>();
  const everythingMayHaveChanged = () => {
    for (const topic of listeners.keys()) tell(topic, undefined);
  };
  const wire =
    options.dialect === 'postgres' && options.databaseUrl !== undefined
      ? listenToPostgres({
          connectionString: options.databaseUrl,
          channel,
          log: options.log,
          onConnected: everythingMayHaveChanged,
          onMessage(message) {
            const [topic = '', workspace, change = ''] = message.split(' ');
            unsettled.delete(change);
            tell(topic, workspace);
          },
        })
      : undefined;
  return {
    async publish(tx, topic, workspace) {
      // Over PostgreSQL this process hears of the change twice: now and when it is committed. In between a reader may
      // load the old state. It is not cached, so a writer never reads a stale answer.
      tell(topic, workspace);
      if (wire === undefined) return;
      const change = newId();
      unsettled.set(change, workspace);
      setTimeout(() => unsettled.delete(change), rolledBackAfter).unref();
      await sql`select pg_notify(${channel}, ${`${topic} ${workspace} ${change}`})`.execute(tx);
    },
    settled: (workspace) =>
      unsettled.size === 0 ||
      ![...unsettled.values()].some((changed) => changed === workspace || changed === everyWorkspace),
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
    },
    get live() {
      return wire === undefined || wire.connected;
    },
    close: async () => wire?.close(),
  };
}

import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids.ts';
import type { Db } from './database.ts';
import type { Dialect } from './errors.ts';
import { startHeartbeat } from './heartbeat.ts';
import { openPostgres } from './postgres.ts';
import { listenToPostgres, type PostgresListener } from './postgres-listener.ts';

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
  /** True when changes have not been heard for seconds: this process should not be asked. */
  readonly lost: boolean;
  close(): Promise<void>;
}

const channel = 'octavo_changes';

/** Milliseconds after which a change without a reported commit counts as rolled back. */
const rolledBackAfter = 15_000;

/** The topic of the messages that a process sends to itself. */
const heartbeatTopic = 'heartbeat';

/** Changes as they come and go between processes. */
interface Wire {
  readonly live: boolean;
  readonly lost: boolean;
  close(): Promise<void>;
}

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
  const wire =
    options.dialect === 'postgres' && options.databaseUrl !== undefined
      ? openWire({
          ...options,
          databaseUrl: options.databaseUrl,
          onGap() {
            for (const topic of listeners.keys()) tell(topic, undefined);
          },
          onChange(topic, workspace, change) {
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
      // It is sent to every process when the transaction commits.
      await sql`select pg_notify(${channel}, ${messageOf(topic, workspace, change)})`.execute(tx);
    },
    settled: (workspace) =>
      unsettled.size === 0 ||
      ![...unsettled.values()].some((changed) => changed === workspace || changed === everyWorkspace),
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
    },
    get live() {
      return wire?.live ?? true;
    },
    get lost() {
      return wire?.lost ?? false;
    },
    close: async () => wire?.close(),
  };
}

/** Listens to the changes of every process, and to heartbeats of our own, which show that the changes get through. */
function openWire(options: {
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Changes may have been missed. */
  onGap(): void;
  onChange(topic: string, workspace: string | undefined, change: string): void;
}): Wire {
  const self = newId();
  // A connection of its own, so that no call holds a heartbeat up, and not the one that listens: behind a PgBouncer that
  // drops what is listened to, a connection may still hear itself.
  const beats = openPostgres(options.databaseUrl, { connections: 1 });
  const heartbeat = startHeartbeat({
    send: (beat) => beats.query('select pg_notify($1, $2)', [channel, messageOf(heartbeatTopic, self, beat)]),
    reconnect: () => listener.reconnect(),
    listeningError: () => listener.error,
    log: options.log,
  });
  const listener: PostgresListener = listenToPostgres({
    connectionString: options.databaseUrl,
    channel,
    onConnected() {
      options.onGap();
      heartbeat.connected();
    },
    onMessage(message) {
      const [topic = '', key, detail = ''] = message.split(' ');
      if (topic !== heartbeatTopic) options.onChange(topic, key, detail);
      else if (key === self) heartbeat.heard(detail);
    },
  });
  return {
    get live() {
      return listener.connected && heartbeat.live;
    },
    get lost() {
      return heartbeat.lost;
    },
    async close() {
      heartbeat.close();
      await Promise.all([listener.close(), beats.end()]);
    },
  };
}

/** What a message says: its topic, the key, and the number of the change or the heartbeat. */
function messageOf(...words: readonly [topic: string, key: string, detail: string]): string {
  return words.join(' ');
}

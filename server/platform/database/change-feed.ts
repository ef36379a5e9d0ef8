import { CompiledQuery } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids.ts';
import { everyWorkspace, type Change, type ChangeTopic } from './cached-tables.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Executor } from './record-changes.ts';
import { openPostgres } from './postgres.ts';
import { listenToPostgres, type PostgresListener } from './postgres-listener.ts';

/** Called with the workspace that changed; undefined means that any workspace may have changed. */
export type ChangeListener = (workspace: string | undefined) => void;

/**
 * Notifies every process about commits, which keeps in-process caches correct. The database publishes the writes of a
 * transaction (`recordChanges`). A cache subscribes, most simply through `createChangeCache`. A rolled-back
 * transaction evicts cache entries unnecessarily, which does no harm.
 */
export interface ChangeFeed {
  /** Sends a change with the transaction that commits it. */
  publish(tx: Executor, change: Change): Promise<void>;
  subscribe(topic: ChangeTopic, listener: ChangeListener): void;
  /** False between publishing a change of the workspace and receiving its commit: do not cache reads. */
  settled(workspace: string): boolean;
  /** False while changes of other processes may be missed: serve nothing from a cache. */
  readonly live: boolean;
  /** True after missing changes for seconds: this process should get no requests. */
  readonly lost: boolean;
  close(): Promise<void>;
}

const channel = 'octavo_changes';

/** Milliseconds after which a change without a reported commit counts as rolled back. */
const rolledBackAfter = 15_000;

const heartbeatTopic = 'heartbeat';

/** The connection that carries changes between processes. */
interface Wire {
  readonly live: boolean;
  readonly lost: boolean;
  close(): Promise<void>;
}

/** The feed of one process: local listeners only over SQLite, LISTEN and NOTIFY over PostgreSQL. */
export function createChangeFeed(options: {
  readonly databaseUrl: string | undefined;
  readonly log: FastifyBaseLogger;
}): ChangeFeed {
  const listeners = new Map<ChangeTopic, Set<ChangeListener>>();
  const notify = (topic: string, key: string | undefined) => {
    const workspace = key === everyWorkspace ? undefined : key;
    for (const listener of listeners.get(topic as ChangeTopic) ?? []) listener(workspace);
  };
  /** Changes of this process whose commit has not been reported: workspaces by change number. */
  const unsettled = new Map<string, string>();
  const wire =
    options.databaseUrl === undefined
      ? undefined
      : openWire({
          ...options,
          databaseUrl: options.databaseUrl,
          onGap() {
            for (const topic of listeners.keys()) notify(topic, undefined);
          },
          onChange(topic, workspace, change) {
            unsettled.delete(change);
            notify(topic, workspace);
          },
        });
  return {
    async publish(tx, { topic, workspace }) {
      // Over PostgreSQL this process receives the change twice: now and after the commit. A reader in between may load
      // the old state, which is not cached, so a writer never reads a stale answer.
      notify(topic, workspace);
      if (wire === undefined) return;
      const change = newId();
      unsettled.set(change, workspace);
      setTimeout(() => unsettled.delete(change), rolledBackAfter).unref();
      // Sent to every process when the transaction commits.
      await tx.executeQuery(
        CompiledQuery.raw('select pg_notify($1, $2)', [channel, messageOf(topic, workspace, change)]),
      );
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

/** Listens to the changes of every process, and to our own heartbeats, which prove that changes arrive. */
function openWire(options: {
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Changes may have been missed. */
  onGap(): void;
  onChange(topic: string, workspace: string | undefined, change: string): void;
}): Wire {
  const self = newId();
  // A separate connection, so that no call delays a heartbeat, and not the listening one: behind a PgBouncer that drops
  // LISTEN, a connection may still hear itself.
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

/** Formats a message: its topic, the key, and the number of the change or heartbeat. */
function messageOf(...words: readonly [topic: string, key: string, detail: string]): string {
  return words.join(' ');
}

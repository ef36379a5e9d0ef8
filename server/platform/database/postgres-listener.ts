import pg from 'pg';

export interface PostgresListener {
  readonly connected: boolean;
  /** Why it is not connected, if known. */
  readonly error: unknown;
  reconnect(): void;
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly connectionString: string;
  readonly channel: string;
  onMessage(message: string): void;
  /** Called after every (re)connection: earlier messages were missed. */
  onConnected(): void;
}

const retryAfter = 1000;

/** Listens to a channel until closed. When the connection breaks, it reconnects once a second. */
export function listenToPostgres(options: ListenOptions): PostgresListener {
  let client: pg.Client | undefined;
  let connected = false;
  let failure: unknown;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client | undefined, error?: unknown) => {
    if (lost === undefined || lost !== client) return;
    failure = error;
    client = undefined;
    connected = false;
    lost.end().catch(() => undefined);
    if (!closed) retry = setTimeout(() => void connect(), retryAfter).unref();
  };
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
    // Ignores late messages of a replaced connection, which prove nothing about the new one.
    fresh.on('notification', ({ payload }) => {
      if (fresh === client) options.onMessage(payload ?? '');
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      if (fresh !== client) return;
      connected = true;
      failure = undefined;
      options.onConnected();
    } catch (error) {
      lose(fresh, error);
    }
  };
  void connect();

  return {
    get connected() {
      return connected;
    },
    get error() {
      return failure;
    },
    reconnect: () => lose(client),
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      connected = false;
      await last?.end().catch(() => undefined);
    },
  };
}

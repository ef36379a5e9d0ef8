import net from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Gauge } from '../metrics.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // Without this, count(*) is a string.

/**
 * Timeouts in milliseconds. `connection` applies to waiting for a free connection, and again to opening a new one.
 * `statement` is enforced by the server. After `silence`, a connection counts as lost. Callers get an answer within ten
 * seconds, whatever hangs.
 */
const usual = { connection: 4000, statement: 6500, silence: 7000, idle: 5000, idleTransaction: 60_000 };

/** How long callers of a database can wait. */
export interface Pace {
  /** Maximum connections of the pool; ten by default. */
  readonly connections?: number;
  /** Limits only connecting: a migration may take and wait for any time. */
  readonly unhurried?: boolean;
  readonly patience?: Partial<typeof usual>;
}

/** Opens a pool. A broken or silent connection is dropped; the next query opens another. */
export function openPostgres(connectionString: string, pace: Pace = {}): pg.Pool {
  const patience = { ...usual, ...pace.patience };
  const hurry = {
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.idleTransaction,
    stream: () => impatientSocket(patience.silence),
  };
  const pool = new pg.Pool({
    connectionString,
    max: pace.connections ?? 10,
    connectionTimeoutMillis: patience.connection,
    idleTimeoutMillis: patience.idle,
    ...(pace.unhurried === true ? {} : hurry),
  });
  pool.on('error', () => undefined);
  // Ignores breaks between two statements of a transaction; the next statement fails anyway.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Times out, because a hanging server or a network that drops packets reports no error. */
function impatientSocket(silence: number): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL has fallen silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

export function poolGauges(pool: pg.Pool): readonly Gauge[] {
  return [
    {
      name: 'octavo_database_connections',
      help: 'Open connections to the database.',
      read: () => pool.totalCount,
    },
    {
      name: 'octavo_database_idle_connections',
      help: 'Open connections to the database that nothing uses.',
      read: () => pool.idleCount,
    },
    {
      name: 'octavo_database_waiting',
      help: 'Queries that wait for a connection to the database.',
      read: () => pool.waitingCount,
    },
  ];
}

import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
pg.types.setTypeParser(int8, Number); // count(*) comes as a string otherwise.

/** A pool for this address. A broken idle connection is dropped by the pool; the next query opens another. */
export function openPostgres(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  });
  pool.on('error', () => undefined);
  return pool;
}

/** Kysely's own PostgreSQL dialect over the pool. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

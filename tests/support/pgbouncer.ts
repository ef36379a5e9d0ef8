import pg from 'pg';
import { freePort } from '../../tools/free-port.ts';
import { type Daemon, startDaemon } from './daemon.ts';

/** A PgBouncer in front of the server of a database. */
export interface PgBouncer extends Daemon {
  /** The same database through PgBouncer. */
  readonly url: string;
}

/** Starts PgBouncer as in the guide for operators. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const daemon = await startDaemon({
    program: 'pgbouncer',
    debianPackage: 'pgbouncer',
    files: () => ({
      'pgbouncer.ini': [
        '[databases]',
        `* = host=${target.hostname} port=${target.port}`,
        '[pgbouncer]',
        `listen_addr = ${url.hostname}`,
        `listen_port = ${url.port}`,
        'unix_socket_dir =',
        'auth_type = trust',
        'auth_file = users',
        'pool_mode = session',
        'default_pool_size = 40',
        // By default it waits 15 seconds after a failed connection to the database.
        'server_login_retry = 1',
        'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
        '',
      ].join('\n'),
      users: `"${target.username}" ""\n`,
    }),
    args: () => ['pgbouncer.ini'],
    async isReady() {
      const client = new pg.Client({ connectionString: url.href });
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        return false;
      }
    },
  });
  return { ...daemon, url: url.href };
}

import { sql } from 'kysely';
import { StartError } from '../errors/start-checks.ts';
import type { Db } from './database.ts';

/** Throws if other programs are connected to the database. */
export async function rejectBusyPostgres(db: Db): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`.execute(db);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new StartError(
      `The database has ${others} other ${others === 1 ? 'connection' : 'connections'}; stop Octavo and other programs that use it, and PgBouncer, which keeps connections open.`,
    );
}

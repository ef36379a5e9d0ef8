import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';
import { until } from '../../tools/until.ts';

/** Resolves once work waits for a row that another transaction has locked in PostgreSQL, or has ended. */
export async function untilWaitingForLock(db: Db, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => (isOver = true);
  void work.then(end, end);
  await until(async () => isOver || (await isAnyoneWaiting(db)));
}

async function isAnyoneWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) > 0 as found from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.found === true;
}

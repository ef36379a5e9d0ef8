import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialect.ts';
import { isLockTimeout } from './errors.ts';

/** How often the work is retried before it fails, after some seconds. */
const retries = 25;

/**
 * Runs a transaction that locks records before their parts. Other writers lock a record before its parents, so the two
 * could deadlock: this one waits only briefly for a lock, rolls back and retries. Writers on SQLite queue anyway.
 */
export async function retryOnLockTimeout<Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  for (let left = retries; ; left -= 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (dialectOf(tx) === 'postgres') await sql`set local lock_timeout = '200ms'`.execute(tx);
        return work(tx);
      });
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await pause(Math.random() * 100);
    }
  }
}

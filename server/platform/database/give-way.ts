import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isLockTimeout, type Dialect } from './errors.ts';

/** Times that a removal gives way before it gives up, which takes some seconds. */
const attempts = 25;

/**
 * Runs a removal of much that hangs together in a transaction. Writers lock single records first and what they hang on
 * after that; a removal goes the other way, and one of two that wait for each other would end as a fault. So it never
 * waits long: it undoes what it has done, lets the writer finish and begins anew. SQLite needs none of that: its writers
 * stand in line anyway.
 */
export async function giveWay<Answer>(
  { db, dialect }: { db: Db; dialect: Dialect },
  removal: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (dialect === 'postgres') await sql`set local lock_timeout = '200ms'`.execute(tx);
        return removal(tx);
      });
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await pause(Math.random() * 100);
    }
  }
}

import type { Dependencies } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { allCounts, compareCount, correctCount, type Compared, type Count } from './recount-repository.ts';

export interface WrongCount extends Compared {
  readonly count: Count;
}

/** Compares every count of pages and workspaces with the data. The server may write meanwhile. */
export async function findWrongCounts(
  { db }: Pick<Dependencies, 'db'>,
  found: (wrong: WrongCount) => Promise<void> | void,
): Promise<void> {
  for (const count of allCounts)
    await inBatches(
      (last: Compared | undefined) => compareCount(db, count, last?.id ?? ''),
      async (compared) => {
        if (compared.stored !== compared.counted) await found({ ...compared, count });
      },
    );
}

export async function recount(
  { db }: Pick<Dependencies, 'db'>,
  wrong: Pick<WrongCount, 'count' | 'id'>,
): Promise<void> {
  await db.transaction().execute((tx) => correctCount(tx, wrong));
}

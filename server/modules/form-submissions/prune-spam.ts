import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { countUsage } from '../usage/service.ts';
import { bytesOfSubmission } from './receive.ts';
import { deleteSpam, selectOldSpam } from './repository.ts';

/** Milliseconds for which spam is kept. */
const kept = 30 * 86_400_000;

export const pruneSpam: BackgroundTask = {
  name: 'remove old spam',
  every: 3_600_000,
  async run(context, stopping) {
    const before = timestamp(context.clock, -kept);
    await inBatches(
      () => (stopping?.aborted === true ? Promise.resolve([]) : selectOldSpam(context.db, before, 100)),
      async (row) =>
        context.db.transaction().execute(async (tx) => {
          const removed = await deleteSpam(tx, row.id);
          const inquiry_bytes = removed ? -bytesOfSubmission(row) : 0;
          await countUsage({ context, tx }, row.workspace, { inquiry_bytes });
        }),
    );
  },
};

import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { outboxFolder, removeOldMailFiles } from '../../platform/ports/mail/file-transport.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Removes old mails that were written to files (`OCTAVO_KEEP_OUTBOX_DAYS`). */
export const pruneOutbox: BackgroundTask = {
  name: 'prune the outbox folder',
  every: hour,
  async run({ clock, config }, stopping) {
    const before = timestamp(clock, -config.keeping.outboxDays * day);
    await removeOldMailFiles(outboxFolder(config), before, stopping);
  },
};

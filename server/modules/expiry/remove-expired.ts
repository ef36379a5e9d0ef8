import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { outboxFolder, removeOldMailFiles } from '../../platform/ports/mail/file-transport.ts';
import { removeEndedSessions } from '../sessions/service.ts';
import { deleteExpired } from './repository.ts';

const day = 86_400_000;

/** Milliseconds for which failed mails and expired links stay visible. */
const shownFor = 30 * day;

/**
 * Removes expired sessions, mailed keys, used captchas, answers stored for retries, unconfirmed addresses and undo data
 * of plans, and after a while abandoned mails and expired preview links.
 */
export const removeExpired: BackgroundTask = {
  name: 'remove expired records',
  every: 600_000,
  async run(dependencies, stopping) {
    const { db, clock } = dependencies;
    const times = { now: timestamp(clock), shownUntil: timestamp(clock, -shownFor) };
    await deleteExpired(db, times, stopping);
    await removeEndedSessions(dependencies, stopping);
  },
};

/** Removes old mails that were written to files (`OCTAVO_KEEP_OUTBOX_DAYS`). */
export const pruneOutbox: BackgroundTask = {
  name: 'prune the outbox folder',
  every: 3_600_000,
  async run({ clock, config }, stopping) {
    const before = timestamp(clock, -config.retention.outboxDays * day);
    await removeOldMailFiles(outboxFolder(config), before, stopping);
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import { removeHistory } from './remove-history.ts';
import { selectOldStates, type OldState } from './repository.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** States that are read, and states that are removed, per statement. */
const atOnce = { read: 200, removed: 50 };

/** Milliseconds between removals, in which requests can write. */
const rest = 20;

/**
 * Removes old history (`OCTAVO_KEEP_HISTORY_DAYS`, `OCTAVO_KEEP_HISTORY_STATES`): of an existing record all but the
 * newest states, of a deleted page or component all. Published versions and the few former states of block types are
 * kept. Several processes may do this at once.
 */
export const pruneHistory: BackgroundTask = {
  name: 'prune the history',
  every: hour,
  async run(dependencies, stopping) {
    const { db, clock, config } = dependencies;
    const { keeping } = config;
    const before = timestamp(clock, -keeping.historyDays * day);
    let last: OldState | undefined;
    for (;;) {
      const rule = { before, newest: keeping.historyStates };
      const states = await selectOldStates(db, rule, last, atOnce.read);
      const doomed = states.filter((state) => state.doomed === 1).map(({ id }) => id);
      for (let from = 0; from < doomed.length; from += atOnce.removed) {
        if (stopping?.aborted === true) return;
        await removeHistory(dependencies, { states: doomed.slice(from, from + atOnce.removed) });
        await pause(rest);
      }
      last = states.at(-1);
      if (last === undefined || stopping?.aborted === true) return;
      await yieldToOthers();
    }
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import {
  selectOldStates,
  type OldState,
  selectOldestStates,
  selectOldestVersions,
  type OldHistory,
  deleteStates,
  deleteVersion,
} from './repository.ts';
import type { Dependencies } from '../../platform/context.ts';
import { excessOfHistory, listOverfull, uncountHistory, type RemovedHistory } from '../usage/service.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The states that a statement reads, and the rows and approximate bytes that a transaction removes. */
const atOnce = { read: 200, rows: 50, bytes: 4 * 1024 * 1024 };

/** Milliseconds between transactions, in which requests can write. */
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
    const { retention: keeping } = config;
    const before = timestamp(clock, -keeping.historyDays * day);
    let last: OldState | undefined;
    for (;;) {
      const rule = { before, newest: keeping.historyStates };
      const states = await selectOldStates(db, rule, last, atOnce.read);
      const doomed = states.filter((state) => state.doomed === 1).map(({ id }) => id);
      for (let from = 0; from < doomed.length; from += atOnce.rows) {
        if (stopping?.aborted === true) return;
        await removeHistory(dependencies, { states: doomed.slice(from, from + atOnce.rows) });
        await pause(rest);
      }
      last = states.at(-1);
      if (last === undefined || stopping?.aborted === true) return;
      await yieldToOthers();
    }
  },
};

/**
 * Keeps the size of a workspace's history and published versions below `OCTAVO_MAX_HISTORY_MB` by removing the oldest.
 * The newest version of each page is kept.
 */
export const boundHistory: BackgroundTask = {
  name: 'keep the history within its bound',
  every: 60_000,
  async run(dependencies, stopping) {
    for (const workspace of await listOverfull(dependencies))
      while (await removeOldest(dependencies, workspace)) {
        if (stopping?.aborted === true) return;
        await pause(rest);
      }
  },
};

/** Removes some and returns whether there may be more. */
async function removeOldest(dependencies: Dependencies, workspace: string): Promise<boolean> {
  const { db } = dependencies;
  const excess = Math.min(await excessOfHistory(dependencies, workspace), atOnce.bytes);
  if (excess === 0) return false;
  const states = await selectOldestStates(db, workspace, atOnce.rows);
  const versions = await selectOldestVersions(db, workspace, atOnce.rows);
  const oldest = oldestOf([...states, ...versions], excess);
  await removeHistory(dependencies, {
    states: states.filter((state) => oldest.has(state)).map(({ id }) => id),
    versions: versions.filter((version) => oldest.has(version)),
  });
  return oldest.size > 0;
}

/** The oldest states and versions that free these bytes. */
function oldestOf(found: readonly OldHistory[], bytes: number): ReadonlySet<OldHistory> {
  const oldest = new Set<OldHistory>();
  let freed = 0;
  for (const each of found.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, atOnce.rows)) {
    if (freed >= bytes) break;
    oldest.add(each);
    freed += each.bytes;
  }
  return oldest;
}

/** Former states and published versions. */
interface History {
  readonly states: readonly string[];
  readonly versions?: readonly { readonly page: string; readonly version: number }[];
}

/** Removes a few former states and versions, and updates the usage. */
async function removeHistory(
  { db }: Pick<Dependencies, 'db'>,
  { states, versions = [] }: History,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed: RemovedHistory[] = [];
    if (states.length > 0) removed.push(...(await deleteStates(tx, states)));
    for (const version of versions) removed.push(...(await deleteVersion(tx, version)));
    await uncountHistory(tx, removed);
  });
}

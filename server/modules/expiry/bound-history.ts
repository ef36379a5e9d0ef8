import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundTask } from '../../platform/background.ts';
import type { Dependencies } from '../../platform/context.ts';
import { excessOfHistory, listOverfull } from '../usage/service.ts';
import { removeHistory } from './remove-history.ts';
import { selectOldestStates, selectOldestVersions, type OldHistory } from './repository.ts';

/** The size of one transaction: states and versions together, and approximate bytes. */
const atOnce = { rows: 50, bytes: 4 * 1024 * 1024 };

/** Milliseconds between transactions, in which requests can write. */
const rest = 20;

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

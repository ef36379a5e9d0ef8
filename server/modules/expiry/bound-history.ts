import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundTask } from '../../platform/background.ts';
import type { Dependencies } from '../../platform/context.ts';
import { excessOfHistory, listOverfull } from '../usage/service.ts';
import { removeHistory } from './remove-history.ts';
import { selectOldestStates, selectOldestVersions, type OldHistory } from './repository.ts';

/** How much is removed in one transaction: states and versions together, and about so many bytes. */
const atOnce = { rows: 50, bytes: 4 * 1024 * 1024 };

/** Milliseconds between two transactions, so that requests write in between. */
const rest = 20;

/**
 * Keeps what the former states and published versions of a workspace take below `OCTAVO_MAX_HISTORY_MB`: the oldest of
 * them go first. The newest version of each page stays.
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

/** Returns whether there may be more to remove. */
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

/** As many of the oldest as it takes to free these bytes. */
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

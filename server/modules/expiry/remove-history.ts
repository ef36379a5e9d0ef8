import type { Dependencies } from '../../platform/context.ts';
import { uncountHistory, type RemovedHistory } from '../usage/service.ts';
import { deleteStates, deleteVersion } from './repository.ts';

/** Former states and published versions. */
interface History {
  readonly states: readonly string[];
  readonly versions?: readonly { readonly page: string; readonly version: number }[];
}

/** Removes a few former states and versions, and updates the usage. */
export async function removeHistory(
  { db, dialect }: Pick<Dependencies, 'db' | 'dialect'>,
  { states, versions = [] }: History,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed: RemovedHistory[] = [];
    if (states.length > 0) removed.push(...(await deleteStates(tx, dialect, states)));
    for (const version of versions) removed.push(...(await deleteVersion(tx, version)));
    await uncountHistory(tx, removed);
  });
}

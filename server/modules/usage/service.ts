import { limits } from '../../../shared/limits.ts';
import type { Usage } from '../../../shared/wire/usage.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import * as rows from './repository.ts';

export {
  boundPage,
  boundWorkspaces,
  bytesOf,
  bytesOfComponents,
  countUsage,
  historyBytesOf,
  requireRoomForMedia,
  type Kept,
} from './bounds.ts';
export { findWrongCounts, recount } from './recount.ts';
export { historyRowBytes, selectSizeOfVersions as sizeOfVersions } from './repository.ts';

/** What the caller's workspaces hold. Administrators have no workspaces and use nothing. */
export async function getUsage({ db, actor }: Context<UserActor>): Promise<Usage> {
  const [workspaces, together] = await Promise.all([
    rows.selectUsageByWorkspace(db, actor.id, limits.pageSizeMax),
    rows.selectUsageOfOwner(db, actor.id),
  ]);
  return { ...together, workspaces };
}

/** By how many bytes the history of a workspace is larger than it may be; 0 if it is not. */
export async function excessOfHistory(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  workspace: string,
): Promise<number> {
  const usage = await rows.selectUsage(db, { workspace });
  return Math.max(0, (usage?.history_bytes ?? 0) - config.bounds.historyBytes);
}

/** How many bytes of visitors' messages a workspace has room for. */
export async function roomForInquiries(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  workspace: string,
): Promise<number> {
  const usage = await rows.selectUsage(db, { workspace });
  return config.bounds.inquiryBytes - (usage?.inquiry_bytes ?? 0);
}

/** The workspaces whose history is larger than it may be. */
export function listOverfull({ db, config }: Pick<Dependencies, 'db' | 'config'>): Promise<string[]> {
  return rows.selectWorkspacesOver(db, config.bounds.historyBytes);
}

/** A row removed from the history. No workspace owns the former states of block types. */
export interface RemovedHistory {
  readonly workspace: string | null;
  readonly bytes: number;
}

/** Counts what was removed from the history, as the last thing that a transaction does. */
export async function uncountHistory(tx: Db, removed: readonly RemovedHistory[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { workspace, bytes } of removed)
    if (workspace !== null) sums.set(workspace, (sums.get(workspace) ?? 0) + bytes);
  // In one order, so that no two transactions wait for each other.
  for (const [workspace, bytes] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await rows.reduceHistory(tx, workspace, bytes);
}

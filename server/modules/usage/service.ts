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
  type AddedHistory,
} from './bounds.ts';
export { findWrongCounts, recount } from './recount.ts';
export { historyRowBytes, selectSizeOfVersions as sizeOfVersions } from './repository.ts';

/** Returns the usage of the caller's workspaces. Administrators have none. */
export async function getUsage({ db, actor }: Context<UserActor>): Promise<Usage> {
  const [workspaces, together] = await Promise.all([
    rows.selectUsageByWorkspace(db, actor.id, limits.pageSizeMax),
    rows.selectUsageOfOwner(db, actor.id),
  ]);
  return { ...together, workspaces };
}

/** The bytes by which the history of a workspace exceeds its limit; 0 if it does not. */
export async function excessOfHistory(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  workspace: string,
): Promise<number> {
  const usage = await rows.selectUsage(db, { workspace });
  return Math.max(0, (usage?.history_bytes ?? 0) - config.bounds.historyBytes);
}

/** The remaining bytes for form submissions to a workspace. */
export async function roomForSubmissions(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  workspace: string,
): Promise<number> {
  const usage = await rows.selectUsage(db, { workspace });
  return config.bounds.submissionBytes - (usage?.inquiry_bytes ?? 0);
}

/** The workspaces whose history exceeds its limit. */
export function listOverfull({ db, config }: Pick<Dependencies, 'db' | 'config'>): Promise<string[]> {
  return rows.selectWorkspacesOver(db, config.bounds.historyBytes);
}

/** A row removed from the history. The former states of block types belong to no workspace. */
export interface RemovedHistory {
  readonly workspace: string | null;
  readonly bytes: number;
}

/** Counts removed history, as the last step of a transaction. */
export async function uncountHistory(tx: Db, removed: readonly RemovedHistory[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { workspace, bytes } of removed)
    if (workspace !== null) sums.set(workspace, (sums.get(workspace) ?? 0) + bytes);
  // In a fixed order, so that transactions cannot deadlock.
  for (const [workspace, bytes] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await rows.reduceHistory(tx, workspace, bytes);
}

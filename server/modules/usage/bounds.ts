import type { ErrorCode } from '../../../shared/errors.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WorkspaceUsageRow } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addUsage, historyRowBytes, selectBytesOfComponents, selectUsage } from './repository.ts';

/** The usage that a write adds to a workspace; negative for removals. */
export type Added = Partial<Omit<WorkspaceUsageRow, 'workspace'>>;

const nothing = {
  pages: 0,
  blocks: 0,
  component_bytes: 0,
  media: 0,
  media_bytes: 0,
  history_bytes: 0,
  inquiry_bytes: 0,
};

/** The counted bytes of a former state, a published version or a form submission. */
export function historyBytesOf(text: string): number {
  return bytesOf(text) + historyRowBytes;
}

/** The bytes added to the history, collected until a transaction ends. */
export interface AddedHistory {
  bytes: number;
}

interface Counting {
  readonly context: Pick<Dependencies, 'config'>;
  readonly tx: Db;
  readonly addedHistory?: AddedHistory;
}

/**
 * Counts the usage that a write adds or removes, and its additions to the history, in the transaction of the write.
 * Throws if an addition exceeds a limit. Removing is always allowed, even above a limit. The history may exceed its
 * limit, because its oldest parts are removed later.
 *
 * Call it after locking every other row: the counts are the last lock of a content write, so that writes cannot
 * deadlock.
 */
export async function countUsage(
  { context: { config }, tx, addedHistory = { bytes: 0 } }: Counting,
  workspace: string,
  change: Added,
): Promise<void> {
  const added = { ...nothing, ...change, history_bytes: (change.history_bytes ?? 0) + addedHistory.bytes };
  if (Object.values(added).every((amount) => amount === 0)) return;
  const sums = await addUsage(tx, { workspace, ...added });
  addedHistory.bytes = 0;
  const { bounds } = config;
  const isOver = (member: keyof Added, max: number) =>
    added[member] > 0 && sums !== undefined && sums[member] > max;
  if (isOver('pages', bounds.pages)) throw overBound('too_many_pages', 'workspace', bounds.pages);
  if (isOver('blocks', bounds.blocks)) throw overBound('too_many_blocks', 'page', bounds.blocks);
  if (isOver('component_bytes', bounds.componentBytes))
    throw overBound('components_full', 'data', bounds.componentBytes);
  if (isOver('media_bytes', bounds.mediaBytes)) throw mediaFull(bounds.mediaBytes);
  if (isOver('inquiry_bytes', bounds.submissionBytes))
    throw overBound('inquiries_full', 'message', bounds.submissionBytes);
}

/** The bytes of data of the workspace's components; 0 if the caller has no such workspace. */
export async function bytesOfComponents(
  { db, actor }: Context<UserActor>,
  workspace: string,
): Promise<number> {
  return (await selectBytesOfComponents(db, { owner: actor.id, workspace }))?.bytes ?? 0;
}

export function boundWorkspaces({ config }: Pick<Dependencies, 'config'>, count: number): void {
  const { workspaces } = config.bounds;
  if (count >= workspaces) throw overBound('too_many_workspaces', 'title', workspaces);
}

/** Throws before an image is decoded if its workspace is full. */
export async function requireRoomForMedia(
  { config, db }: Pick<Dependencies, 'config' | 'db'>,
  workspace: string,
): Promise<void> {
  const { mediaBytes } = config.bounds;
  const usage = await selectUsage(db, { workspace });
  if (usage !== undefined && usage.media_bytes >= mediaBytes) throw mediaFull(mediaBytes);
}

export function boundPage(
  { config }: Pick<Dependencies, 'config'>,
  { before, after }: { readonly before: number; readonly after: number },
): void {
  const { pageBytes } = config.bounds;
  if (after > before && after > pageBytes) throw overBound('page_full', 'data', pageBytes);
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function mediaFull(max: number): ServiceError {
  return overBound('media_full', 'file', max);
}

function overBound(code: ErrorCode, field: string, max: number): ServiceError {
  return new ServiceError(code, { params: { max, megabytes: max / 1024 / 1024 }, extra: { field, max } });
}

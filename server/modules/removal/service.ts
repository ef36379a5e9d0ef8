import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { newBudget, type Budget } from '../../platform/database/delete-some.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import { newId } from '../../platform/ids.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import { doomFiles, filesOfImage, removeDoomed } from '../files/service.ts';
import * as rows from './repository.ts';

interface Removal {
  readonly dependencies: Dependencies;
  readonly tx: Db;
  readonly budget: Budget;
  /** The files to remove after the commit. */
  readonly files: string[];
}

/** The visible parts of a page, and its preview links. */
const visiblePageParts: readonly rows.Part[] = [
  { table: 'preview_links', column: 'page' },
  { table: 'content_references', column: 'source_page' },
  { table: 'blocks', column: 'page', bytes: 'data' },
];
const pageParts: readonly rows.Part[] = [
  ...visiblePageParts,
  { table: 'page_versions', column: 'page', bytes: 'blocks' },
  { table: 'former_paths', column: 'page' },
];
const workspaceParts: readonly rows.Part[] = [
  { table: 'content_history', column: 'workspace', bytes: 'data' },
  { table: 'content_references', column: 'workspace' },
  { table: 'components', column: 'workspace', bytes: 'data' },
];
/** The answers stored for retries of a user or an API token. No foreign key covers them. */
const storedAnswers: rows.Part = { table: 'idempotency_keys', column: 'owner', bytes: 'answer_cipher' };

/**
 * Removes a page in the caller's transaction: at once if it is small, otherwise as much as a few milliseconds allow.
 * The rest becomes inaccessible, and `finishRemovals` removes it.
 */
export async function dropPage(
  dependencies: Dependencies,
  tx: Db,
  page: rows.WorkspaceRecord,
): Promise<void> {
  for (const part of visiblePageParts)
    while (!(await rows.deletePart(tx, newBudget(), part, page.id))) await yieldToOthers(tx);
  const removal = newRemoval(dependencies, tx);
  if (await removePage(removal, page)) return;
  const owner = rows.removedUser(newId(), timestamp(dependencies.clock));
  await rows.insertRemovedUser(tx, owner);
  await rows.movePage(tx, page, { id: newId(), owner: owner.id, created_at: owner.date_joined });
}

/** Like `dropPage`, for a workspace whose row the caller has locked. Returns files for `removeDoomed`. */
export async function dropWorkspace(
  dependencies: Dependencies,
  tx: Db,
  id: string,
): Promise<readonly string[]> {
  const removal = newRemoval(dependencies, tx);
  if (!(await removeWorkspace(removal, id))) {
    const owner = rows.removedUser(newId(), timestamp(dependencies.clock));
    await rows.insertRemovedUser(tx, owner);
    await rows.moveWorkspace(tx, id, owner.id);
  }
  return removal.files;
}

/** Like `dropPage`, for an account with all its workspaces. */
export async function dropUser(dependencies: Dependencies, tx: Db, id: string): Promise<readonly string[]> {
  const removal = newRemoval(dependencies, tx);
  if (!(await removeUser(removal, id)))
    await rows.changeToRemovedUser(tx, rows.removedUser(id, timestamp(dependencies.clock)));
  return removal.files;
}

/** Removes the rest of deleted records that were too large to be removed at once, even by an earlier process. */
export const removeDropped: BackgroundTask = {
  name: 'remove deleted records',
  every: 10_000,
  run: finishRemovals,
};

/** Removes the rest of all dropped records, a few milliseconds at a time. */
async function finishRemovals(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  let id = await rows.selectRemovedUser(dependencies.db, '');
  while (id !== undefined) {
    try {
      while (!(await removeSlice(dependencies, id))) if (stopping?.aborted === true) return;
    } catch (error) {
      dependencies.log.error({ err: error }, 'deleted records could not be removed; this is tried again');
    }
    id = await rows.selectRemovedUser(dependencies.db, id);
  }
}

/** Removes as much as a few milliseconds allow; returns whether nothing is left. */
async function removeSlice(dependencies: Dependencies, id: string): Promise<boolean> {
  await yieldToOthers();
  const { done, files } = await retryOnLockTimeout(dependencies.db, async (tx) => {
    const removal = newRemoval(dependencies, tx);
    const exists = await rows.lockRemovedUser(tx, id);
    return { done: !exists || (await removeUser(removal, id)), files: removal.files };
  });
  await removeDoomed(dependencies, files);
  return done;
}

/** Like all functions below, returns false when the budget is used up. */
async function removeUser(removal: Removal, id: string): Promise<boolean> {
  const { tx } = removal;
  const workspaces = { table: 'workspaces', column: 'owner', id } as const;
  if (!(await removeEach(removal, workspaces, (workspace) => removeWorkspace(removal, workspace))))
    return false;
  if (!(await removeParts(removal, [storedAnswers], id))) return false;
  await rows.deleteRecord(tx, 'users', id);
  return true;
}

async function removeWorkspace(removal: Removal, id: string): Promise<boolean> {
  const { tx } = removal;
  if (!(await removeParts(removal, [{ table: 'inquiries', column: 'workspace' }], id))) return false;
  const pages = { table: 'pages', column: 'workspace', id } as const;
  if (!(await removeEach(removal, pages, (page) => removePage(removal, { id: page, workspace: id }))))
    return false;
  if (!(await removeParts(removal, workspaceParts, id))) return false;
  if (!(await removeImages(removal, id))) return false;
  const keys = { table: 'accesses', column: 'workspace', id } as const;
  if (!(await removeEach(removal, keys, (key) => removeApiKey(removal, { id: key, workspace: id }))))
    return false;
  await rows.deleteRecord(tx, 'workspaces', id);
  return true;
}

async function removePage(removal: Removal, page: rows.WorkspaceRecord): Promise<boolean> {
  const { tx, budget } = removal;
  const { id } = page;
  if (!(await removeParts(removal, pageParts, id))) return false;
  if (!(await rows.detachFormSubmissions(tx, budget, id))) return false;
  await rows.deletePage(tx, page);
  return true;
}

async function removeApiKey(removal: Removal, key: rows.WorkspaceRecord): Promise<boolean> {
  if (!(await removeParts(removal, [storedAnswers], key.id))) return false;
  await rows.deleteApiKey(removal.tx, key);
  return true;
}

async function removeImages(
  { dependencies, tx, budget, files }: Removal,
  workspace: string,
): Promise<boolean> {
  const images = await rows.selectImages(tx, workspace, budget.rows);
  if (images.length === 0) return true;
  const doomed = images.flatMap(filesOfImage);
  await doomFiles(dependencies, tx, doomed);
  await rows.deleteImages(
    tx,
    workspace,
    images.map(({ id }) => id),
  );
  files.push(...doomed);
  budget.rows -= doomed.length;
  return budget.rows > 0;
}

async function removeParts(
  { tx, budget }: Removal,
  parts: readonly rows.Part[],
  id: string,
): Promise<boolean> {
  for (const part of parts) if (!(await rows.deletePart(tx, budget, part, id))) return false;
  return true;
}

async function removeEach(
  removal: Removal,
  children: rows.Children,
  remove: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const { tx, budget } = removal;
  for (;;) {
    const id = await rows.lockFirst(tx, children);
    if (id === undefined) return true;
    // Queries for dependent rows take time, too.
    budget.rows -= 10;
    if (!(await remove(id))) return false;
  }
}

function newRemoval(dependencies: Dependencies, tx: Db): Removal {
  return { dependencies, tx, budget: newBudget(), files: [] };
}

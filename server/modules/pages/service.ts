import { foldText } from '../../../shared/fold-text.ts';
import type { Page, PagePatch, ReferringContent } from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { requireFound, requireLine, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { heavyBytes } from '../../platform/limits/time-slices.ts';
import { arrangeBlocks, recordBlocks } from '../blocks/service.ts';
import { listSources, namesOfSources, removePage, type Writing } from '../content/service.ts';
import { dropPage } from '../removal/service.ts';
import { countUsage, sizeOfVersions } from '../usage/service.ts';
import { countRevision, recordPage } from './page-history.ts';
import { recordFormerPath, readUrlPath, rejectTakenPath } from './page-paths.ts';
import { publish, unpublish } from './publishing.ts';
import * as rows from './repository.ts';
import { changePage, readPage, withBlocks } from './change-page.ts';

export { createPage } from './create-page.ts';
export { readLive, replaceLive } from './republishing.ts';
export { readSnapshot, snapshotReferences, type PageSnapshot, type SnapshotBlock } from './snapshot.ts';

/** The stored page, for the owner of its workspace; undefined for other callers. */
export function findPage(
  { db, actor }: Context<UserActor>,
  id: string,
): Promise<rows.PageRecord | undefined> {
  return rows.selectPage(db, actor.id, id);
}

/** Returns a page with its blocks, for the owner of its workspace. A light page need not be read again. */
export async function getPage(
  context: Context<UserActor>,
  id: string,
  found: rows.PageRecord | undefined,
): Promise<Page> {
  if (found === undefined || found.data_bytes > heavyBytes) return readPage(context, context.db, id);
  return withBlocks(context, context.db, found);
}

/** The bytes of a page's block data; 0 if the caller has no such page. */
export async function bytesOfPage({ db, actor }: Context<UserActor>, id: string): Promise<number> {
  return (await rows.selectPageBytes(db, { owner: actor.id, id }))?.bytes ?? 0;
}

/**
 * Changes a page's own fields. `in_draft: false` publishes, even if the page is already live. A new path takes effect
 * at once; a new title, like all block content, on publishing. The revision counts changes of these fields and of the
 * state, not of blocks, which have their own.
 */
export async function updatePage(
  context: Context<UserActor>,
  { id, expected, patch }: { id: string; expected: ExpectedRevisions; patch: PagePatch },
): Promise<Page> {
  return changePage(context, id, async (writing, stored) => {
    const { tx } = writing;
    await rejectStale(expected, stored, () => readPage(context, tx, id));
    rejectOtherValues(patch, stored, ['workspace']);
    const page = await renamePage(writing, stored, patch);
    const live = page.live_version !== null;
    if (patch.in_draft === false) await publish(writing, page);
    if (patch.in_draft === true && live) await unpublish(writing, page);
    const switched = patch.in_draft !== undefined && patch.in_draft === live;
    if (switched || page !== stored) await countRevision(writing, stored);
    return readPage(context, tx, id);
  });
}

/** Lists the other pages and the components that link to a page. */
export async function listPageReferences(context: Context<UserActor>, id: string): Promise<ReferringContent> {
  const page = requireFound(await rows.selectPage(context.db, context.actor.id, id));
  return listSources(context, context.db, { workspace: page.workspace, kind: 'page', id });
}

/**
 * Removes a page unless other pages or components link to it; then 409 names them. Its last state and those of its
 * blocks stay in the history. The page is invisible once this returns, but the rest of a large one is removed later.
 */
export async function deletePage(
  context: Context<UserActor>,
  { id, expected }: { id: string; expected: ExpectedRevisions },
): Promise<void> {
  await removePage(context, id, async (writing, page) => {
    const { tx } = writing;
    await rejectStale(expected, page, () => readPage(context, tx, id));
    const sources = await namesOfSources(context, tx, { workspace: page.workspace, kind: 'page', id });
    if (sources.length > 0)
      throw new ServiceError('page_in_use', { params: { sources: sources.join(', ') } });
    const blocks = await recordBlocks(writing, page);
    const history_bytes = -(await sizeOfVersions(tx, id));
    await recordPage(writing, page);
    await dropPage(context, tx, page);
    await countUsage(writing, page.workspace, { pages: -1, blocks: -blocks, history_bytes });
  });
}

/** Makes the saved blocks the live version, whether or not the page was live before. */
export async function publishPage(
  context: Context<UserActor>,
  { id, expected }: { id: string; expected?: ExpectedRevisions },
): Promise<Page> {
  return changePage(context, id, async (writing, page) => {
    const { tx } = writing;
    await rejectStale(expected, page, () => readPage(context, tx, id));
    await publish(writing, page);
    if (page.live_version === null) await countRevision(writing, page);
    return readPage(context, tx, id);
  });
}

/** Sets the order of all blocks at once, all or nothing. */
export async function reorderPage(
  context: Context<UserActor>,
  { id, blocks }: { id: string; blocks: readonly string[] },
): Promise<Page> {
  return changePage(context, id, async (writing, page) => {
    await arrangeBlocks(writing, page, blocks);
    return readPage(context, writing.tx, id);
  });
}

/** Stores a new title and path and returns the page; the same object if neither changed. */
async function renamePage(writing: Writing, stored: PageRow, patch: PagePatch): Promise<PageRow> {
  const { context, tx } = writing;
  const title = patch.title === undefined ? stored.title : requireLine('title', patch.title);
  const url_path = patch.url_path === undefined ? stored.url_path : readUrlPath(patch.url_path);
  if (title === stored.title && url_path === stored.url_path) return stored;
  const changes = {
    title,
    title_folded: foldText(title),
    ...(url_path === stored.url_path ? {} : { url_path }),
    edits: title === stored.title ? stored.edits : stored.edits + 1,
    last_update: timestamp(context.clock),
    last_update_by: context.actor.id,
  };
  await rejectTakenPath(rows.updatePageRow(tx, stored, changes));
  if (url_path !== stored.url_path) await recordFormerPath(writing, stored, url_path);
  return { ...stored, ...changes };
}

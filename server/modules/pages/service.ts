import { validateBlock } from '../../../content-model/validate-block.ts';
import { withNewIdsInData } from '../../../content-model/new-ids.ts';
import { cutText } from '../../../shared/cut-text.ts';
import { foldText } from '../../../shared/fold-text.ts';
import { limits } from '../../../shared/limits.ts';
import type {
  Page,
  PageInput,
  PagePatch,
  PageSummary,
  ReferringContent,
} from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { requireFound, requireLine, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { presentList } from '../../platform/database/list-in-slices.ts';
import { heavyBytes, yieldFor } from '../../platform/limits/time-slices.ts';
import type { Window } from '../../platform/database/window.ts';
import {
  arrangeBlocks,
  recordBlocks,
  listPageBlocks,
  readStoredBlocks,
  replaceBlocks,
} from '../blocks/service.ts';
import { listSources, namesOfSources, removePage, writePage, type Writing } from '../content/service.ts';
import { dropPage } from '../removal/service.ts';
import { boundPage, countUsage, sizeOfVersions } from '../usage/service.ts';
import { requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import { countRevision, recordPage } from './page-history.ts';
import { freeCopyPath, recordFormerPath, readUrlPath, rejectTakenPath } from './page-paths.ts';
import { presentPage } from './present-page.ts';
import { goLive, withdraw } from './publishing.ts';
import * as rows from './repository.ts';
import { readPages } from './list-pages.ts';

export { readLive, replaceLive } from './republishing.ts';
export { readSnapshot, snapshotReferences, type PageSnapshot, type SnapshotBlock } from './snapshot.ts';

export const pageOrderings = [
  'title',
  '-title',
  'url_path',
  '-url_path',
  'last_update',
  '-last_update',
] as const;
export type PageOrdering = (typeof pageOrderings)[number];

/** Lists the pages of a workspace without their blocks; by age by default. */
export async function listPages(
  context: Context<UserActor>,
  wanted: {
    workspace: string;
    search: string | undefined;
    ordering: PageOrdering | undefined;
    window: Window;
  },
): Promise<{ rows: PageSummary[]; count: number }> {
  const { workspace, ordering, window } = wanted;
  await requireWorkspace(context, workspace);
  const filter = {
    workspace,
    column: columnOf(ordering),
    direction: ordering?.startsWith('-') === true ? ('desc' as const) : ('asc' as const),
  };
  const text = foldText(wanted.search ?? '').trim();
  return presentList(await readPages(context, filter, { text, window }), presentPage);
}

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

/** Creates a draft page without blocks. */
export async function createPage(context: Context<UserActor>, input: PageInput): Promise<Page> {
  const { id: workspace } = await requireWorkspaceField(context, input.workspace);
  const row = newRow(context, {
    workspace,
    title: requireLine('title', input.title),
    url_path: readUrlPath(input.url_path),
  });
  return context.db.transaction().execute(async (tx) => {
    await rejectTakenPath(rows.insertPage(tx, row));
    await countUsage({ context, tx }, workspace, { pages: 1 });
    return readPage(context, tx, row.id);
  });
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
    if (patch.in_draft === false) await goLive(writing, page);
    if (patch.in_draft === true && live) await withdraw(writing, page);
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
    await goLive(writing, page);
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

/** Copies a page with all its blocks, as a draft under a new path. */
export async function duplicatePage(context: Context<UserActor>, id: string): Promise<Page> {
  return changePage(context, id, async (writing, page) => {
    const { tx } = writing;
    const copy = newRow(writing.context, {
      workspace: page.workspace,
      title: copyTitle(context, page.title),
      url_path: await freeCopyPath(writing, page),
    });
    await rejectTakenPath(rows.insertPage(tx, copy));
    const { blocks, models } = await readStoredBlocks(context, tx, page);
    const copies = blocks.map(({ block_content_model, data }) => {
      const model = models.get(block_content_model);
      const copied = model && withNewIdsInData(validateBlock(model, data, context.registry));
      return { id: newId(), block_content_model, data: copied ?? data };
    });
    const added = await replaceBlocks(writing, copy, { blocks: copies, models });
    boundPage(context, { before: 0, after: added.bytes });
    await rows.updatePageRow(tx, copy, { data_bytes: added.bytes });
    await countUsage(writing, page.workspace, { pages: 1, blocks: added.blocks });
    return readPage(context, tx, copy.id);
  });
}

/** Writes a page in a transaction and returns it in the API's format. */
export async function changePage(
  context: Context<UserActor>,
  id: string,
  change: (writing: Writing, page: PageRow) => Promise<Page>,
): Promise<Page> {
  let bytes = 0;
  const changed = await writePage(context, { id }, (writing, page) => {
    bytes = page.data_bytes;
    return change(writing, page);
  });
  // Committing took a turn. Lets other work run before serialising.
  await yieldFor(bytes);
  return changed;
}

/** A page with its blocks in the API's format, in the caller's transaction. */
export async function readPage(context: Context<UserActor>, db: Db, id: string): Promise<Page> {
  const row = requireFound(await rows.selectPage(db, context.actor.id, id));
  return withBlocks(context, db, row);
}

async function withBlocks(context: Context<UserActor>, db: Db, row: rows.PageRecord): Promise<Page> {
  return { ...presentPage(row), page_blocks: await listPageBlocks(context, db, row) };
}

/** Stores a new title and path and returns the page; the same object if neither changed. */
async function renamePage(writing: Writing, stored: PageRow, patch: PagePatch): Promise<PageRow> {
  const { context, tx } = writing;
  const title = patch.title === undefined ? stored.title : requireLine('title', patch.title);
  const url_path =
    patch.url_path === undefined ? stored.url_path : readUrlPath(patch.url_path, stored.url_path);
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

function columnOf(ordering: PageOrdering | undefined): rows.PageFilter['column'] {
  const field = ordering?.replace('-', '') as 'title' | 'url_path' | 'last_update' | undefined;
  if (field === undefined) return 'id';
  return field === 'title' ? 'title_folded' : field;
}

function copyTitle(context: Context<UserActor>, title: string): string {
  const translate = (text: string) =>
    context.translations.translate(context.language, 'errors', 'record.copy_title', { title: text });
  return translate(cutText(title, limits.titleLength - Array.from(translate('')).length));
}

function newRow(
  context: Context<UserActor>,
  { workspace, title, url_path }: { workspace: string; title: string; url_path: string },
): PageRow {
  const now = timestamp(context.clock);
  return {
    id: newId(),
    workspace,
    title,
    title_folded: foldText(title),
    url_path,
    created_at: now,
    created_by: context.actor.id,
    last_update: now,
    last_update_by: context.actor.id,
    revision: 1,
    edits: 1,
    published_at: null,
    published_edits: null,
    live_version: null,
    data_bytes: 0,
  };
}

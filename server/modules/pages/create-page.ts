import { validateBlock } from '../../../content-model/validate-block.ts';
import { withNewIdsInData } from '../../../content-model/new-ids.ts';
import { cutText } from '../../../shared/cut-text.ts';
import { foldText } from '../../../shared/fold-text.ts';
import { limits } from '../../../shared/limits.ts';
import type { Page, PageInput } from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { requireLine } from '../../platform/errors/service-error.ts';
import { readStoredBlocks, replaceBlocks } from '../blocks/service.ts';
import { boundPage, countUsage } from '../usage/service.ts';
import { requireWorkspaceField } from '../workspaces/service.ts';
import { freeCopyPath, readUrlPath, rejectTakenPath } from './page-paths.ts';
import * as rows from './repository.ts';
import { changePage, readPage } from './change-page.ts';

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

import type { Page } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import { yieldFor } from '../../platform/limits/time-slices.ts';
import { listPageBlocks } from '../blocks/service.ts';
import { writePage, type Writing } from '../content/service.ts';
import { presentPage } from './present-page.ts';
import * as rows from './repository.ts';

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

export async function withBlocks(context: Context<UserActor>, db: Db, row: rows.PageRecord): Promise<Page> {
  return { ...presentPage(row), page_blocks: await listPageBlocks(context, db, row) };
}

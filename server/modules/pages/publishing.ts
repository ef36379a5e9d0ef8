import { timestamp } from '../../platform/clock.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { readStoredBlocks } from '../blocks/service.ts';
import { addReferences, dropReferences, readAlts, type Writing } from '../content/service.ts';
import { bytesOf, historyBytesOf } from '../usage/service.ts';
import { insertVersion, selectLastVersion, selectVersion, updatePageRow } from './repository.ts';
import { snapshotReferences, writeSnapshot } from './snapshot.ts';

/**
 * Makes the saved blocks the live version: writes an immutable snapshot, unless the last one is the same, and the page
 * row in the caller's transaction. The snapshot's references are stored with the page as their source.
 */
export async function goLive(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  const { blocks, models } = await readStoredBlocks(context, tx, page);
  const published_at = timestamp(context.clock);
  const references = await snapshotReferences(context, tx, blocks, models);
  const alts = await readAlts(tx, page.workspace, references.media);
  const version = await keepVersion(writing, page, {
    text: await writeSnapshot(tx, blocks, { models, alts }),
    published_at,
  });
  await updatePageRow(tx, page.id, { published_at, published_edits: page.edits, live_version: version });
  await dropReferences(writing, page.workspace, [page.id]);
  await addReferences(writing, [{ workspace: page.workspace, source: page.id, page: page.id, references }]);
  await context.changes.publish(tx, 'content', page.workspace);
}

/** The number of the version with this content: the last one if nothing has changed since, otherwise a new one. */
async function keepVersion(
  { context, tx, kept }: Writing,
  { id: page, workspace, title, url_path }: PageRow,
  { text: blocks, published_at }: { text: string; published_at: string },
): Promise<number> {
  const last = await selectLastVersion(tx, page);
  const isSame =
    last?.bytes === bytesOf(blocks) &&
    last.title === title &&
    last.url_path === url_path &&
    (await selectVersion(tx, page, last.version))?.blocks === blocks;
  if (isSame) return last.version;
  const version = (last?.version ?? 0) + 1;
  const row = { page, version, workspace, title, url_path, blocks };
  await insertVersion(tx, { ...row, published_at, published_by: context.actor.id });
  kept.bytes += historyBytesOf(blocks);
  return version;
}

/** Takes the page off the site and keeps its versions. */
export async function withdraw(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  await updatePageRow(tx, page.id, { published_at: null, published_edits: null, live_version: null });
  await dropReferences(writing, page.workspace, [page.id]);
  await context.changes.publish(tx, 'content', page.workspace);
}

import { timestamp } from '../../platform/clock.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { readStoredBlocks } from '../blocks/service.ts';
import { addReferences, dropReferences, type Writing } from '../content/service.ts';
import { insertVersion, selectLastVersion, updatePageRow } from './repository.ts';
import { snapshotReferences, writeSnapshot } from './snapshot.ts';

/**
 * Makes the saved blocks the live version: writes an immutable snapshot and the page row in the caller's transaction.
 * The snapshot's references are stored with the page as their source.
 */
export async function goLive(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  const { blocks, models } = await readStoredBlocks(writing, page);
  const version = (await selectLastVersion(tx, page.id)) + 1;
  const published_at = timestamp(context.clock);
  await insertVersion(tx, {
    page: page.id,
    version,
    workspace: page.workspace,
    title: page.title,
    url_path: page.url_path,
    blocks: await writeSnapshot(tx, blocks, models),
    published_at,
    published_by: context.actor.id,
  });
  await updatePageRow(tx, page.id, { published_at, published_edits: page.edits, live_version: version });
  await dropReferences(writing, page.workspace, [page.id]);
  const references = await snapshotReferences(writing, blocks, models);
  await addReferences(writing, [{ workspace: page.workspace, source: page.id, page: page.id, references }]);
  await context.changes.publish(tx, 'content', page.workspace);
}

/** Takes the page off the site and keeps its versions. */
export async function withdraw(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  await updatePageRow(tx, page.id, { published_at: null, published_edits: null, live_version: null });
  await dropReferences(writing, page.workspace, [page.id]);
  await context.changes.publish(tx, 'content', page.workspace);
}

import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { addReferences, dropReferences } from '../content/service.ts';
import { historyBytesOf } from '../usage/service.ts';
import { updatePageRow } from './repository.ts';
import { insertVersion, selectLastVersion, selectVersion } from './version-repository.ts';
import { readSnapshot, snapshotReferences, type PageSnapshot } from './snapshot.ts';

/** The live content of the page; undefined if it is not live. */
export async function readLive(
  tx: Db,
  page: Pick<PageRow, 'id' | 'live_version'>,
): Promise<PageSnapshot | undefined> {
  if (page.live_version === null) return undefined;
  const version = await selectVersion(tx, page.id, page.live_version);
  return version && readSnapshot(version.blocks);
}

/**
 * Replaces the live version with a new one, in a transaction that changes live content without publishing a draft.
 * Title, path and draft are unchanged. Returns its number, and the bytes that it adds to the history.
 */
export async function replaceLive(
  {
    dependencies,
    tx,
    by,
  }: { readonly dependencies: Dependencies; readonly tx: Db; readonly by: string | null },
  page: PageRow,
  snapshot: PageSnapshot,
): Promise<{ version: number; bytes: number }> {
  const { id, workspace } = page;
  const live = await selectVersion(tx, id, page.live_version ?? 0);
  const last = await selectLastVersion(tx, id);
  const version = (last?.version ?? 0) + 1;
  const blocks = JSON.stringify(snapshot);
  const { title, url_path } = live ?? page;
  const published_at = timestamp(dependencies.clock);
  const row = { page: id, version, workspace, title, url_path, blocks };
  await insertVersion(tx, { ...row, published_at, published_by: by });
  const models = new Map(Object.entries(snapshot.models));
  const references = await snapshotReferences(dependencies, tx, snapshot.blocks, models);
  await updatePageRow(tx, page, { published_at, live_version: version });
  await dropReferences({ tx }, workspace, [id]);
  await addReferences({ tx }, [{ workspace, source: id, page: id, references }]);
  return { version, bytes: historyBytesOf(blocks) };
}

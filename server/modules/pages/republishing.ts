import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { addReferences, dropReferences } from '../content/service.ts';
import { historyBytesOf } from '../usage/service.ts';
import { insertVersion, selectLastVersion, selectVersion, updatePageRow } from './repository.ts';
import { readSnapshot, snapshotReferences, type PageSnapshot } from './snapshot.ts';

/** A transaction that changes live content without publishing a draft. */
interface Republishing {
  readonly dependencies: Dependencies;
  readonly tx: Db;
}

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
 * Replaces the live version with a new one. Title, path and draft are unchanged. Returns its number, and the bytes that
 * it adds to the history.
 */
export async function replaceLive(
  republishing: Republishing & { readonly by: string | null },
  page: PageRow,
  snapshot: PageSnapshot,
): Promise<{ version: number; bytes: number }> {
  const { dependencies, tx, by } = republishing;
  const live = await selectVersion(tx, page.id, page.live_version ?? 0);
  const last = await selectLastVersion(tx, page.id);
  const version = (last?.version ?? 0) + 1;
  const blocks = JSON.stringify(snapshot);
  const { title, url_path } = live ?? page;
  const published_at = timestamp(dependencies.clock);
  const row = { page: page.id, version, workspace: page.workspace, title, url_path, blocks };
  await insertVersion(tx, { ...row, published_at, published_by: by });
  await show(republishing, page, { version, published_at, snapshot });
  return { version, bytes: historyBytesOf(blocks) };
}

async function show(
  { dependencies, tx }: Republishing,
  { id, workspace }: PageRow,
  {
    version,
    published_at,
    snapshot,
  }: { readonly version: number; readonly published_at: string; readonly snapshot: PageSnapshot },
): Promise<void> {
  const models = new Map(Object.entries(snapshot.models));
  const references = await snapshotReferences(dependencies, tx, snapshot.blocks, models);
  await updatePageRow(tx, { id, workspace }, { published_at, live_version: version });
  await dropReferences({ tx }, workspace, [id]);
  await addReferences({ tx }, [{ workspace, source: id, page: id, references }]);
}

import type {
  BlockContentModel,
  Page,
  PageVersion,
  PageVersionDetail,
  VersionFields,
} from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { yieldFor } from '../../platform/limits/time-slices.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { migrateSnapshot, findModelsByIds, schemaVersionOf } from '../block-content-models/service.ts';
import { readStoredBlocks, replaceBlocks } from '../blocks/service.ts';
import { fieldData, notePageEdited } from '../content/service.ts';
import { countUsage } from '../usage/service.ts';
import type { UnpublishedPage } from '../sites/service.ts';
import { presentVersion } from './present-page.ts';
import { selectPage } from './repository.ts';
import * as rows from './version-repository.ts';
import { changePage, readPage } from './change-page.ts';
import { readSnapshot, type PageSnapshot, type SnapshotBlock } from './snapshot.ts';

/** Lists a page's published versions, newest first. */
export async function listVersions(
  context: Context<UserActor>,
  { id, window }: { id: string; window: Window },
): Promise<{ rows: PageVersion[]; count: number }> {
  await requirePage(context, id);
  return presentList(await rows.listVersions(context.db, id, window), presentVersion);
}

/** Returns one published version with its original blocks, or migrated to the current fields of their types. */
export async function getVersion(
  context: Context<UserActor>,
  { id, version, fields = 'then' }: { id: string; version: number; fields?: VersionFields | undefined },
): Promise<PageVersionDetail> {
  await requirePage(context, id);
  const row = await requireVersion(context.db, id, version);
  await yieldFor(row.blocks.length);
  const { blocks, schemaVersionIn } = await (fields === 'then'
    ? asPublished(readSnapshot(row.blocks))
    : asOfNow(context, readSnapshot(row.blocks)));
  // Lets other work run before serialising.
  await yieldFor(row.blocks.length);
  const shaped = blocks.map(({ id: block, block_content_model, data }) => {
    const shape = schemaVersionIn(block_content_model);
    return { id: block, block_content_model, data, ...(shape > 0 && { shape }) };
  });
  return { ...presentVersion(row), blocks: shaped };
}

function asPublished({ blocks, models }: PageSnapshot) {
  return { blocks, schemaVersionIn: (model: string) => models[model]?.shape ?? 0 };
}

async function asOfNow(context: Context<UserActor>, snapshot: PageSnapshot) {
  const ids = snapshot.blocks.map((block) => block.block_content_model);
  const models = await findModelsByIds(context, context.db, ids);
  const migrated = await migrateBlocks(context, context.db, snapshot, models);
  const blocks = migrated.map((block) => ({ ...block, data: fieldData(context, block, models) }));
  return { blocks, schemaVersionIn: (model: string) => schemaVersionOf(models.get(model)) };
}

/** A published version for rendering. Its blocks are read later. */
export async function findVersion(
  context: Context<UserActor>,
  { id, version }: { id: string; version: number },
): Promise<UnpublishedPage> {
  const owned = requireFound(
    await rows.selectVersionBytes(context.db, { owner: context.actor.id, page: id, version }),
  );
  const read = async () => readSnapshot((await requireVersion(context.db, id, version)).blocks);
  return { ...owned, read };
}

/** The bytes of a version; 0 if the caller has no such version. */
export async function bytesOfVersion(
  { db, actor }: Context<UserActor>,
  { id, version }: { id: string; version: number },
): Promise<number> {
  return (await rows.selectVersionBytes(db, { owner: actor.id, page: id, version }))?.bytes ?? 0;
}

/**
 * Restores the blocks of a version to the page, where they can be edited and published. The replaced blocks stay in the
 * history; title and path do not change. Blocks keep the values of fields that were retired when it was published.
 */
export async function restoreVersion(
  context: Context<UserActor>,
  { id, version, expected }: { id: string; version: number; expected: ExpectedRevisions },
): Promise<Page> {
  return changePage(context, id, async (writing, page) => {
    const { tx } = writing;
    await rejectStale(expected, page, () => readPage(context, tx, id));
    const wanted = await requireVersion(tx, id, version);
    await yieldFor(wanted.blocks.length, tx);
    const snapshot = readSnapshot(wanted.blocks);
    const ids = snapshot.blocks.map((block) => block.block_content_model);
    const models = await findModelsByIds(context, tx, ids);
    const deleted = ids.find((model) => !models.has(model));
    if (deleted !== undefined)
      throw new ServiceError('type_deleted', { params: { name: snapshot.models[deleted]?.name ?? '' } });
    const { blocks: stored } = await readStoredBlocks(context, tx, page);
    const drafts = new Map(stored.map(({ id: block, data }) => [block, data]));
    const blocks = await migrateBlocks(context, tx, snapshot, models, drafts);
    const added = await replaceBlocks(writing, page, { blocks, models });
    await notePageEdited(writing, page, added.bytes);
    await countUsage(writing, page.workspace, { blocks: added.blocks });
    return readPage(context, tx, id);
  });
}

async function migrateBlocks(
  context: Context<UserActor>,
  tx: Db,
  snapshot: PageSnapshot,
  models: ReadonlyMap<string, BlockContentModel>,
  drafts?: ReadonlyMap<string, SnapshotBlock['data']>,
): Promise<readonly SnapshotBlock[]> {
  const migrated = new Map<string, SnapshotBlock['data']>();
  for (const model of models.values())
    for (const { block, data } of await migrateSnapshot(context, tx, snapshot, model, drafts))
      migrated.set(block.id, data);
  return snapshot.blocks.map((block) => ({ ...block, data: migrated.get(block.id) ?? block.data }));
}

async function requirePage(context: Context<UserActor>, id: string): Promise<void> {
  if ((await selectPage(context.db, context.actor.id, id)) === undefined) throw new ServiceError('not_found');
}

async function requireVersion(db: Db, page: string, version: number) {
  return requireFound(await rows.selectVersion(db, page, version));
}

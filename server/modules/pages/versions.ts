import type {
  BlockContentModel,
  Page,
  PageVersion,
  PageVersionDetail,
  VersionFields,
} from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refuseStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { turnFor } from '../../platform/limits/time-slices.ts';
import type { Window } from '../../platform/database/window.ts';
import { carrySnapshot, findModelsByIds, keepRestored, shapeOf } from '../block-content-models/service.ts';
import { replaceBlocks } from '../blocks/service.ts';
import { notePageEdited } from '../content/service.ts';
import { countUsage } from '../usage/service.ts';
import type { UnpublishedPage } from '../sites/service.ts';
import { presentVersion } from './present-page.ts';
import * as rows from './repository.ts';
import { changePage, readPage } from './service.ts';
import { readSnapshot, type PageSnapshot, type SnapshotBlock } from './snapshot.ts';

/** Lists a page's published versions, newest first. */
export async function listVersions(
  context: Context<UserActor>,
  { id, window }: { id: string; window: Window },
): Promise<{ rows: PageVersion[]; count: number }> {
  await requirePage(context, id);
  const [found, { count }] = await Promise.all([
    rows.selectVersions(context.db, id, window),
    rows.countVersions(context.db, id),
  ]);
  return { rows: found.map(presentVersion), count };
}

/** Returns one published version with its original blocks, or migrated to the current fields of their types. */
export async function getVersion(
  context: Context<UserActor>,
  { id, version, fields = 'then' }: { id: string; version: number; fields?: VersionFields | undefined },
): Promise<PageVersionDetail> {
  await requirePage(context, id);
  const row = await requireVersion(context.db, id, version);
  await turnFor(row.blocks.length);
  const { blocks, shapeIn } = await (fields === 'then'
    ? asPublished(readSnapshot(row.blocks))
    : asOfNow(context, await findOrigin(context.db, id, row)));
  // Serialising follows.
  await turnFor(row.blocks.length);
  const shaped = blocks.map(({ id: block, block_content_model, data }) => {
    const shape = shapeIn(block_content_model);
    return { id: block, block_content_model, data, ...(shape > 0 && { shape }) };
  });
  return { ...presentVersion(row), blocks: shaped };
}

function asPublished({ blocks, models }: PageSnapshot) {
  return { blocks, shapeIn: (model: string) => models[model]?.shape ?? 0 };
}

async function asOfNow(context: Context<UserActor>, origin: Origin) {
  const ids = origin.snapshot.blocks.map((block) => block.block_content_model);
  const models = await findModelsByIds(context, context.db, ids);
  const { blocks } = await carryBlocks(context, context.db, origin, models);
  return { blocks, shapeIn: (model: string) => shapeOf(models.get(model)) };
}

/** A published version for rendering. Its blocks are read later. */
export async function findVersion(
  context: Context<UserActor>,
  { id, version }: { id: string; version: number },
): Promise<UnpublishedPage> {
  const owned = await rows.selectVersionBytes(context.db, { owner: context.actor.id, page: id, version });
  if (owned === undefined) throw new Refusal('not_found');
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
 * history; title and path do not change.
 */
export async function restoreVersion(
  context: Context<UserActor>,
  { id, version, expected }: { id: string; version: number; expected: ExpectedRevisions },
): Promise<Page> {
  return changePage(context, id, async (writing, page) => {
    const { tx } = writing;
    await refuseStale(expected, page, () => readPage(context, tx, id));
    const wanted = await requireVersion(tx, id, version);
    await turnFor(wanted.blocks.length, tx);
    const origin = await findOrigin(tx, id, wanted);
    const ids = origin.snapshot.blocks.map((block) => block.block_content_model);
    const models = await findModelsByIds(context, tx, ids);
    const deleted = ids.find((model) => !models.has(model));
    if (deleted !== undefined)
      throw new Refusal('type_deleted', { params: { name: origin.snapshot.models[deleted]?.name ?? '' } });
    const { blocks, carried } = await carryBlocks(context, tx, origin, models);
    const added = await replaceBlocks(writing, page, { blocks, models });
    const place = { workspace: page.workspace, page: page.id };
    await keepRestored(
      tx,
      carried.map((one) => ({ ...one, row: { ...one.row, ...place } })),
    );
    await notePageEdited(writing, page, added.bytes);
    await countUsage(writing, page.workspace, { blocks: added.blocks });
    return readPage(context, tx, id);
  });
}

/** A published version. */
interface Origin {
  readonly snapshot: PageSnapshot;
  /** Whether the undo data of undone plans belongs to other content. */
  readonly isLive: boolean;
}

/**
 * Finds the version a person published that this plan-made version derives from; the plan's undo data belongs to it.
 * The undo data of blocks is that of the draft.
 */
async function findOrigin(
  db: Db,
  page: string,
  { version, blocks }: { readonly version: number; readonly blocks: string },
): Promise<Origin> {
  const former = await rows.selectMadeOf(db, page, version);
  const origin = former === undefined ? undefined : await rows.selectVersion(db, page, former);
  if (origin !== undefined) return findOrigin(db, page, origin);
  return { snapshot: readSnapshot(blocks), isLive: former !== undefined };
}

/**
 * Migrates the blocks of a published version to the current fields of their types, with the undo data of the applied
 * plans.
 */
async function carryBlocks(
  context: Context<UserActor>,
  tx: Db,
  { snapshot, isLive }: Origin,
  models: ReadonlyMap<string, BlockContentModel>,
) {
  const known = new Map<SnapshotBlock, Awaited<ReturnType<typeof carrySnapshot>>[number] | undefined>();
  for (const [id, model] of models) {
    const blocks = snapshot.blocks.filter((block) => block.block_content_model === id);
    const shape = snapshot.models[id]?.shape ?? 0;
    const made = await carrySnapshot(context, tx, { blocks, model, shape, isLive });
    blocks.forEach((block, at) => known.set(block, made[at]));
  }
  return {
    blocks: snapshot.blocks.map((block) => ({ ...block, data: known.get(block)?.data ?? block.data })),
    carried: [...known.values()].flatMap((one) => one ?? []),
  };
}

async function requirePage(context: Context<UserActor>, id: string): Promise<void> {
  if ((await rows.selectPage(context.db, context.actor.id, id)) === undefined) throw new Refusal('not_found');
}

async function requireVersion(db: Db, page: string, version: number) {
  const row = await rows.selectVersion(db, page, version);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

import type { Block, BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { BlockRow, PageRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { mapInSlices, yieldFor } from '../../platform/limits/time-slices.ts';
import { readRows, schemaVersionOf } from '../block-content-models/service.ts';
import {
  addReferences,
  dropReferences,
  recordHistory,
  lookUpForEditor,
  notePageEdited,
  readData,
  referencesOf,
  writeInSlices,
  type Writing,
} from '../content/service.ts';
import { bytesOf } from '../usage/service.ts';
import { newRow, presentBlock, stateOf } from './records.ts';
import * as rows from './repository.ts';

/** The id and size of a page, for reading and writing its blocks. */
type PagePlace = Pick<PageRow, 'id' | 'workspace' | 'data_bytes'>;

/** Lists the blocks of a page in order, in two statements, plus one for models not yet cached. */
export async function listPageBlocks(dependencies: Dependencies, db: Db, page: PagePlace): Promise<Block[]> {
  await yieldFor(page.data_bytes, db);
  const stored = await rows.selectBlocks(db, page);
  if (stored.length === 0) return [];
  const { rows: found, models } = await readRows(dependencies, db, stored);
  await yieldFor(page.data_bytes, db);
  const lookup = await lookUpForEditor(dependencies, db, { workspace: page.workspace, page: page.id });
  await yieldFor(page.data_bytes, db);
  const read = (row: rows.BlockRecord) => presentBlock(row, readData(dependencies, row, { models, lookup }));
  const blocks = await mapInSlices(found, read, db);
  // Lets other work run before serialising.
  await yieldFor(page.data_bytes, db);
  return blocks;
}

/** The stored blocks of a page with their models, for publishing. */
export async function readStoredBlocks(
  dependencies: Dependencies,
  tx: Db,
  page: PagePlace,
): Promise<{ blocks: (BlockContent & { id: string })[]; models: ReadonlyMap<string, BlockContentModel> }> {
  await yieldFor(page.data_bytes, tx);
  const { rows: found, models } = await readRows(dependencies, tx, await rows.selectBlocks(tx, page));
  await yieldFor(page.data_bytes, tx);
  const read = ({ id, block_content_model, data }: rows.BlockRecord) => ({
    id,
    block_content_model,
    data: JSON.parse(data) as BlockData,
  });
  return { blocks: await mapInSlices(found, read, tx), models };
}

/** Sets the order of all blocks of a page, all or nothing: the list must name each block exactly once. */
export async function arrangeBlocks(writing: Writing, page: PageRow, ids: readonly string[]): Promise<void> {
  const before = await rows.selectBlockIds(writing.tx, page.id);
  const known = new Set(before);
  const complete =
    ids.length === before.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  if (!complete) throw fieldError('blocks', 'blocks_incomplete');
  const moved = ids.map((id, order) => ({ id, order })).filter(({ id, order }) => id !== before[order]);
  if (moved.length === 0) return;
  await writeInSlices(writing.tx, moved, (some) => rows.placeBlocks(writing.tx, page.id, some));
  await notePageEdited(writing, page);
}

/** A block that is copied or restored into a page. */
interface BlockContent {
  /** A new id by default. */
  readonly id?: string;
  readonly block_content_model: string;
  readonly data: BlockData;
}

/**
 * Replaces all blocks of a page. The old blocks stay in the history. A block restored with its old id continues its
 * revision count, so stale editors are notified. Returns the added blocks and bytes, for the caller to count.
 */
export async function replaceBlocks(
  writing: Writing,
  page: PagePlace,
  { blocks, models }: { blocks: readonly BlockContent[]; models: ReadonlyMap<string, BlockContentModel> },
): Promise<{ blocks: number; bytes: number }> {
  const { context, tx } = writing;
  const { id: pageId, workspace } = page;
  await yieldFor(page.data_bytes, tx);
  const before = await rows.selectBlocks(tx, page);
  await recordStates(writing, before);
  const sources = before.map((row) => row.id);
  await dropReferences(writing, workspace, sources);
  await yieldFor(page.data_bytes, tx);
  await rows.deleteBlocksOf(tx, pageId);
  await yieldFor(page.data_bytes, tx);
  const last = await rows.selectLastRevisions(tx, workspace, pageId);
  const revisions = new Map(last.map((row) => [row.source, row.revision]));
  const toRow = ([order, block]: readonly [number, BlockContent]) => {
    const { id = newId(), block_content_model, data } = block;
    const shape = schemaVersionOf(models.get(block_content_model));
    const row = newRow(context, { id, workspace, model: { id: block_content_model }, shape, data });
    return { ...row, page: pageId, order, revision: (revisions.get(id) ?? 0) + 1 };
  };
  const added = await mapInSlices(blocks.entries(), toRow, tx);
  await writeInSlices(tx, added, (some) => rows.insertBlocks(tx, some));
  const sourceOf = ([order, block]: readonly [number, BlockContent]) => ({
    ...{ workspace, source: added[order]?.id ?? '', page: pageId },
    references: referencesOf(context, block, models),
  });
  await addReferences(writing, await mapInSlices(blocks.entries(), sourceOf, tx));
  return { blocks: added.length - before.length, bytes: bytesOfAll(added) - bytesOfAll(before) };
}

/** Saves the blocks of a page to the history before the page is removed. Returns their number. */
export async function recordBlocks(writing: Writing, page: PagePlace): Promise<number> {
  await yieldFor(page.data_bytes, writing.tx);
  const before = await rows.selectBlocks(writing.tx, page);
  await recordStates(writing, before);
  return before.length;
}

/**
 * Saves blocks to the history before they are removed. Those that a running plan has not reached yet are also saved in
 * their migrated form, because they may be restored.
 */
export async function recordStates(writing: Writing, stored: readonly rows.BlockRecord[]): Promise<void> {
  const { context, tx } = writing;
  const { rows: found } = await readRows(context, tx, stored);
  const behind = found.filter(({ data }, at) => data !== stored[at]?.data);
  await recordHistory(writing, [...stored, ...behind].map(stateOf));
}

function bytesOfAll(blocks: readonly Pick<BlockRow, 'data'>[]): number {
  return blocks.reduce((sum, { data }) => sum + bytesOf(data), 0);
}

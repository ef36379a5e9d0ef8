import { limits } from '../../../shared/limits.ts';
import type {
  Block,
  BlockContentModel,
  BlockData,
  BlockInput,
  BlockPatch,
} from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { BlockRow, PageRow } from '../../platform/database/schema.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import { mapInSlices, yieldFor } from '../../platform/limits/time-slices.ts';
import {
  alignOriginal,
  readOriginal,
  readRow,
  readRows,
  readSent,
  requireModelOfType,
  requireOffered,
  schemaVersionOf,
  type Original,
  type Sent,
} from '../block-content-models/service.ts';
import {
  addReferences,
  checkContent,
  dropReferences,
  editorOf,
  recordHistory,
  lookUpForEditor,
  notePageEdited,
  fieldDataIn,
  readData,
  referencesOf,
  rewriteContent,
  writeInSlices,
  writePage,
  type Writing,
} from '../content/service.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { presentBlock } from './present-block.ts';
import * as rows from './repository.ts';

/** The id and size of a page, for reading and writing its blocks. */
export type PagePlace = Pick<PageRow, 'id' | 'workspace' | 'data_bytes'>;

/** One block, for the owner of its workspace. */
export async function getBlock(context: Context<UserActor>, id: string): Promise<Block> {
  const page = await rows.selectPlaceOfBlock(context.db, context.actor.id, id);
  if (page === undefined) throw new ServiceError('not_found');
  const row = await rows.selectBlock(context.db, { page: page.id, id });
  if (row === undefined) throw new ServiceError('not_found');
  return readBlock(context, context.db, row);
}

/** Inserts a block at `order` and shifts the rest; without `order`, or beyond the end, it comes last. */
export async function createBlock(context: Context<UserActor>, input: BlockInput): Promise<Block> {
  const rejectUnknownPage = (error: unknown) => {
    throw error instanceof ServiceError && error.code === 'not_found'
      ? fieldError('page', 'invalid_id')
      : error;
  };
  return writePage(context, { id: input.page }, async (writing, page) => {
    const { tx } = writing;
    const model = await requireModelOfType(writing, input.block_content_model, 'PAGE');
    const id = newId();
    const place = { id: input.copy_of, workspace: page.workspace, model };
    const original = await readOriginal(writing, 'block', place);
    await requireOfferedIn(writing, page.workspace, { model, original });
    const { count } = await rows.countBlocks(tx, page.id);
    if (count >= limits.blocksPerPage) throw fieldError('page', 'too_many', { max: limits.blocksPerPage });
    const { data: sent, shape } = input;
    const aligned = original && alignOriginal(context, { model, data: sent, original });
    const data = await readSent(context, tx, { id, model, data: sent, shape, stored: aligned?.data });
    const stored = original && alignOriginal(context, { model, data, original });
    const checked = { workspace: page.workspace, model, data, stored, isCopy: true };
    const content = await checkContent(writing, checked);
    const order = Math.min(input.order ?? count, count);
    if (order < count) await rows.shiftBlocks(tx, page.id, { from: order, to: count, by: 1 });
    const row = newRow(writing.context, {
      id,
      page,
      model,
      shape: schemaVersionOf(model),
      order,
      data: content.data,
    });
    await rows.insertBlocks(tx, [row]);
    await addReferences(writing, [
      { workspace: page.workspace, source: id, page: page.id, references: content.references },
    ]);
    await notePageEdited(writing, page, bytesOf(row.data));
    await countUsage(writing, page.workspace, { blocks: 1 });
    return presentBlock({ ...row, ...editorOf(context) }, fieldDataIn(context, model, content.data));
  }).catch(rejectUnknownPage);
}

/**
 * Changes a block's data, its place, or both. The revision counts data changes only: moving a block changes its page
 * and never makes an edit of the block stale.
 */
export async function updateBlock(
  context: Context<UserActor>,
  { id, expected, patch }: { id: string; expected: ExpectedRevisions; patch: BlockPatch },
): Promise<Block> {
  return writePage(context, { block: id }, async (writing, page) => {
    const { tx } = writing;
    const stored = await rows.selectBlock(tx, { page: page.id, id });
    if (stored === undefined) throw new ServiceError('not_found');
    await rejectStale(expected, stored, () => readBlock(context, tx, stored));
    rejectOtherValues(patch, stored, ['page', 'block_content_model']);
    const written =
      patch.data && (await writeData(writing, stored, { data: patch.data, shape: patch.shape }));
    const order = patch.order === undefined ? stored.order : await moveBlock(tx, stored, patch.order);
    if (written?.changes || order !== stored.order) await notePageEdited(writing, page, written?.addedBytes);
    if (written === undefined) return readBlock(context, tx, { ...stored, order });
    const editor = written.changes && editorOf(context);
    return presentBlock({ ...written.row, ...written.changes, ...editor, order }, written.data);
  });
}

/** Removes a block and closes the gap. Its last state stays in the history. */
export async function deleteBlock(
  context: Context<UserActor>,
  { id, expected }: { id: string; expected: ExpectedRevisions },
): Promise<void> {
  await writePage(context, { block: id }, async (writing, page) => {
    const { tx } = writing;
    const stored = await rows.selectBlock(tx, { page: page.id, id });
    if (stored === undefined) throw new ServiceError('not_found');
    await rejectStale(expected, stored, () => readBlock(context, tx, stored));
    await recordStates(writing, [stored]);
    await dropReferences(writing, page.workspace, [id]);
    await rows.deleteBlockRow(tx, id);
    await rows.shiftBlocks(tx, page.id, { from: stored.order, to: limits.blocksPerPage, by: -1 });
    await notePageEdited(writing, page, -bytesOf(stored.data));
    await countUsage(writing, page.workspace, { blocks: -1 });
  });
}

/** Lists the blocks of a page in order, in two statements, plus one for models not yet cached. */
export async function listPageBlocks(dependencies: Dependencies, db: Db, page: PagePlace): Promise<Block[]> {
  await yieldFor(page.data_bytes, db);
  const stored = await rows.selectBlocks(db, page);
  if (stored.length === 0) return [];
  const { rows: found, models } = await readRows(dependencies, db, stored);
  await yieldFor(page.data_bytes, db);
  const lookup = await lookUpForEditor(dependencies, db, { workspace: page.workspace, page: page.id });
  await yieldFor(page.data_bytes, db);
  const present = (row: rows.BlockRecord) =>
    presentBlock(row, readData(dependencies, row, { models, lookup }));
  const blocks = await mapInSlices(found, present, db);
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
  const present = await rows.selectBlockIds(writing.tx, page.id);
  const known = new Set(present);
  const complete =
    ids.length === present.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  if (!complete) throw fieldError('blocks', 'blocks_incomplete');
  const moved = ids.map((id, order) => ({ id, order })).filter(({ id, order }) => id !== present[order]);
  if (moved.length === 0) return;
  await writeInSlices(writing.tx, moved, (some) => rows.placeBlocks(writing.tx, page.id, some));
  await notePageEdited(writing, page);
}

/** A block that is copied or restored into a page. */
export interface BlockContent {
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
  await yieldFor(page.data_bytes, tx);
  const present = await rows.selectBlocks(tx, page);
  await recordStates(writing, present);
  await dropReferences(
    writing,
    page.workspace,
    present.map((row) => row.id),
  );
  await yieldFor(page.data_bytes, tx);
  await rows.deleteBlocksOf(tx, page.id);
  await yieldFor(page.data_bytes, tx);
  const last = await rows.selectLastRevisions(tx, page.workspace, page.id);
  const revisions = new Map(last.map((row) => [row.source, row.revision]));
  const toRow = ([order, block]: readonly [number, BlockContent]) => {
    const { id = newId(), block_content_model, data } = block;
    const shape = schemaVersionOf(models.get(block_content_model));
    const row = newRow(context, { id, page, model: { id: block_content_model }, shape, order, data });
    return { ...row, revision: (revisions.get(id) ?? 0) + 1 };
  };
  const added = await mapInSlices(blocks.entries(), toRow, tx);
  await writeInSlices(tx, added, (some) => rows.insertBlocks(tx, some));
  const sourceOf = ([order, block]: readonly [number, BlockContent]) => ({
    ...{ workspace: page.workspace, source: added[order]?.id ?? '', page: page.id },
    references: referencesOf(context, block, models),
  });
  await addReferences(writing, await mapInSlices(blocks.entries(), sourceOf, tx));
  return { blocks: added.length - present.length, bytes: bytesOfAll(added) - bytesOfAll(present) };
}

/** Saves the blocks of a page to the history before the page is removed. Returns their number. */
export async function recordBlocks(writing: Writing, page: PagePlace): Promise<number> {
  await yieldFor(page.data_bytes, writing.tx);
  const present = await rows.selectBlocks(writing.tx, page);
  await recordStates(writing, present);
  return present.length;
}

/**
 * Saves blocks to the history before they are removed. Those that a running plan has not reached yet are also saved in
 * their migrated form, because they may be restored.
 */
async function recordStates(writing: Writing, stored: readonly rows.BlockRecord[]): Promise<void> {
  const { context, tx } = writing;
  const { rows: found } = await readRows(context, tx, stored);
  const behind = found.filter(({ data }, at) => data !== stored[at]?.data);
  await recordHistory(writing, [...stored, ...behind].map(stateOf));
}

async function readBlock(dependencies: Dependencies, db: Db, stored: rows.BlockRecord): Promise<Block> {
  const { row, models } = await readRow(dependencies, db, stored);
  const lookup = await lookUpForEditor(dependencies, db, { workspace: row.workspace, source: row.id });
  return presentBlock(row, readData(dependencies, row, { models, lookup }));
}

/** Requires that a model is offered, unless a block is copied or restored in its workspace. */
async function requireOfferedIn(
  { context, tx }: Writing,
  workspace: string,
  { model, original }: { model: BlockContentModel; original: Original | undefined },
): Promise<void> {
  // Most models are offered everywhere and need no query.
  if (original !== undefined || (model.archived !== true && model.available === undefined)) return;
  requireOffered(model, await requireWorkspace({ ...context, db: tx }, workspace));
}

async function writeData(writing: Writing, stored: rows.BlockRecord, sent: Pick<Sent, 'data' | 'shape'>) {
  const { context, tx } = writing;
  const { row, models } = await readRow(context, tx, stored);
  const model = models.get(stored.block_content_model);
  if (model === undefined) throw new Error(`Block ${stored.id} has no model.`);
  const data = await readSent(context, tx, {
    ...{ id: stored.id, model, stored: JSON.parse(row.data) as BlockData, ...sent },
    current: () => readBlock(context, tx, stored),
  });
  const written = await rewriteContent(writing, stateOf(row), {
    ...{ model, data, shape: schemaVersionOf(model) },
    save: (changes) => rows.rewriteBlockRow(tx, { id: stored.id, ...changes }),
  });
  return { ...written, data: fieldDataIn(context, model, written.data), row };
}

async function moveBlock(tx: Db, stored: rows.BlockRecord, wanted: number): Promise<number> {
  if (wanted === stored.order) return wanted;
  const { count } = await rows.countBlocks(tx, stored.page);
  const order = Math.min(wanted, count - 1);
  if (order === stored.order) return order;
  const range =
    order < stored.order
      ? ({ from: order, to: stored.order - 1, by: 1 } as const)
      : ({ from: stored.order + 1, to: order, by: -1 } as const);
  await rows.shiftBlocks(tx, stored.page, range);
  await rows.updateBlockRow(tx, stored.id, { order });
  return order;
}

function bytesOfAll(blocks: readonly Pick<BlockRow, 'data'>[]): number {
  return blocks.reduce((sum, { data }) => sum + bytesOf(data), 0);
}

function stateOf(row: BlockRow) {
  return {
    workspace: row.workspace,
    source: row.id,
    source_kind: 'block' as const,
    source_page: row.page,
    block_content_model: row.block_content_model,
    revision: row.revision,
    data: row.data,
  };
}

function newRow(
  context: Context<UserActor>,
  block: {
    id: string;
    page: PagePlace;
    model: { id: string };
    shape: number;
    order: number;
    data: BlockData;
  },
): BlockRow {
  return {
    id: block.id,
    workspace: block.page.workspace,
    page: block.page.id,
    block_content_model: block.model.id,
    order: block.order,
    data: JSON.stringify(block.data),
    revision: 1,
    last_update: timestamp(context.clock),
    last_update_by: context.actor.id,
    shape: block.shape,
  };
}

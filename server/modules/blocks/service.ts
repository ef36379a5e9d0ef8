import { limits } from '../../../shared/limits.ts';
import type { Block, BlockContentModel, BlockInput, BlockPatch } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { fieldError, requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import {
  readOriginal,
  requireModelOfType,
  requireOffered,
  type Original,
} from '../block-content-models/service.ts';
import {
  addReferences,
  dropReferences,
  editorOf,
  notePageEdited,
  writePage,
  type Writing,
} from '../content/service.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { recordStates } from './page-blocks.ts';
import { presentBlock, readNew, readStored, writeData } from './records.ts';
import * as rows from './repository.ts';

export { createComponent } from './components.ts';
export {
  arrangeBlocks,
  listPageBlocks,
  readStoredBlocks,
  recordBlocks,
  replaceBlocks,
} from './page-blocks.ts';

/** One block, for the owner of its workspace. */
export async function getBlock(context: Context<UserActor>, id: string): Promise<Block> {
  const page = requireFound(await rows.selectPlaceOfBlock(context.db, context.actor.id, id));
  return readBlock(
    context,
    context.db,
    requireFound(await rows.selectBlock(context.db, { page: page.id, id })),
  );
}

/** Inserts a block at `order` and shifts the rest; without `order`, or beyond the end, it comes last. */
export async function createBlock(context: Context<UserActor>, input: BlockInput): Promise<Block> {
  const rejectUnknownPage = (error: unknown) => {
    throw error instanceof ServiceError && error.code === 'not_found'
      ? fieldError('page', 'invalid_id')
      : error;
  };
  return writePage(context, { id: input.page }, async (writing, { workspace, ...page }) => {
    const { tx } = writing;
    const model = await requireModelOfType(writing, input.block_content_model, 'PAGE');
    const original = await readOriginal(writing, 'block', { id: input.copy_of, workspace, model });
    await requireOfferedIn(writing, workspace, { model, original });
    const count = await rows.countBlocks(tx, page.id);
    if (count >= limits.blocksPerPage) throw fieldError('page', 'too_many', { max: limits.blocksPerPage });
    const { row, references, fields } = await readNew(writing, { workspace, model, original }, input);
    const order = Math.min(input.order ?? count, count);
    if (order < count) await rows.shiftBlocks(tx, page.id, { from: order, to: count, by: 1 });
    const block = { ...row, page: page.id, order };
    await rows.insertBlocks(tx, [block]);
    await addReferences(writing, [{ workspace, source: row.id, page: page.id, references }]);
    await notePageEdited(writing, page, bytesOf(row.data));
    await countUsage(writing, workspace, { blocks: 1 });
    return presentBlock({ ...block, ...editorOf(context) }, fields);
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
    const stored = requireFound(await rows.selectBlock(tx, { page: page.id, id }));
    const current = () => readBlock(context, tx, stored);
    await rejectStale(expected, stored, current);
    rejectOtherValues(patch, stored, ['page', 'block_content_model']);
    const { data, shape } = patch;
    const save = (changes: Omit<Parameters<typeof rows.rewriteBlockRow>[1], 'id'>) =>
      rows.rewriteBlockRow(tx, { id, ...changes });
    const written = data && (await writeData(writing, stored, { data, shape }, { current, save }));
    const order = patch.order === undefined ? stored.order : await moveBlock(tx, stored, patch.order);
    if (written?.changes || order !== stored.order) await notePageEdited(writing, page, written?.addedBytes);
    if (written === undefined) return readBlock(context, tx, { ...stored, order });
    const editor = written.changes && editorOf(context);
    return presentBlock({ ...written.row, ...written.changes, ...editor, order }, written.fields);
  });
}

/** Removes a block and closes the gap. Its last state stays in the history. */
export async function deleteBlock(
  context: Context<UserActor>,
  { id, expected }: { id: string; expected: ExpectedRevisions },
): Promise<void> {
  await writePage(context, { block: id }, async (writing, page) => {
    const { tx } = writing;
    const stored = requireFound(await rows.selectBlock(tx, { page: page.id, id }));
    await rejectStale(expected, stored, () => readBlock(context, tx, stored));
    await recordStates(writing, [stored]);
    await dropReferences(writing, page.workspace, [id]);
    await rows.deleteBlockRow(tx, id);
    await rows.shiftBlocks(tx, page.id, { from: stored.order, to: limits.blocksPerPage, by: -1 });
    await notePageEdited(writing, page, -bytesOf(stored.data));
    await countUsage(writing, page.workspace, { blocks: -1 });
  });
}

async function readBlock(context: Context<UserActor>, db: Db, stored: rows.BlockRecord): Promise<Block> {
  const { row, fields } = await readStored(context, db, stored);
  return presentBlock(row, fields);
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

async function moveBlock(tx: Db, stored: rows.BlockRecord, wanted: number): Promise<number> {
  if (wanted === stored.order) return wanted;
  const order = Math.min(wanted, (await rows.countBlocks(tx, stored.page)) - 1);
  if (order === stored.order) return order;
  const range =
    order < stored.order
      ? ({ from: order, to: stored.order - 1, by: 1 } as const)
      : ({ from: stored.order + 1, to: order, by: -1 } as const);
  await rows.shiftBlocks(tx, stored.page, range);
  await rows.updateBlockRow(tx, stored.id, { order });
  return order;
}

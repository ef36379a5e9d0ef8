import { examineBlock, type ExaminedBlock } from '../../../content-model/examine-block.ts';
import { withIdsOf } from '../../../content-model/ids-of-copy.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { BlockRow } from '../../platform/database/schema.ts';
import { carryAlong, keepForCopies, readSent, shapeAt } from '../block-content-models/service.ts';
import type { Writing } from '../content/service.ts';
import * as rows from './repository.ts';

/**
 * What the new block `id` is a copy of, as it is or, if it was deleted, as it last was, with data of the shape of the model.
 * Nothing if it is of another workspace or type.
 */
export async function readOriginal(
  { context, tx }: Writing,
  from: string,
  { id, workspace, model }: { id: string; workspace: string; model: BlockContentModel },
): Promise<ExaminedBlock | undefined> {
  const at = { id: from, workspace, model: model.id };
  const examine = (data: unknown) => examineBlock(model, data, context.registry);
  const original = await rows.selectOriginal(tx, at);
  if (original !== undefined) {
    const models = new Map([[model.id, model]]);
    const [carried = original] = await carryAlong(context, tx, { rows: [original], models });
    return examine(JSON.parse(carried.data));
  }
  const former = await rows.selectFormer(tx, at);
  if (former === undefined) return undefined;
  const shape = await shapeAt(context, tx, { model, time: former.replaced_at });
  const data = JSON.parse(former.data) as BlockData;
  return examine(await readSent(context, tx, { id, model, data, shape, tell: undefined }));
}

/** The original with the ids of the copy's items: what does not fit is in the same items of both. */
export function comparable(
  { registry }: Dependencies,
  { model, data, original }: { model: BlockContentModel; data: BlockData; original: ExaminedBlock },
): ExaminedBlock {
  const renamed = withIdsOf(examineBlock(model, data, registry), original);
  return renamed === original.data ? original : examineBlock(model, renamed, registry);
}

/** What plans have set aside of the original is set aside of the copy, too. */
export async function keepForCopy(
  { context, tx }: Writing,
  copy: { from: string; original: ExaminedBlock | undefined; row: BlockRow; model: BlockContentModel },
): Promise<void> {
  const { from, original, row, model } = copy;
  const copied = JSON.parse(row.data) as BlockData;
  await keepForCopies(context, tx, {
    copies: [{ from, to: row.id, data: original?.data, copied }],
    ...{ workspace: row.workspace, models: new Map([[model.id, model]]) },
  });
}

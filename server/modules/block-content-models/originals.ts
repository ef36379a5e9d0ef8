import { validateBlock, type ValidatedBlock } from '../../../content-model/validate-block.ts';
import { withIdsOf } from '../../../content-model/ids-of-copy.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Writing } from '../content/service.ts';
import * as rows from './repository.ts';
import { migrateRows, stepsOf } from './schema-versions.ts';

/** The source of a new block or component: the block it copies, or the deleted block it restores. */
export interface Original {
  readonly id: string;
  /** With data of the schema version of the model. */
  readonly block: ValidatedBlock;
}

/** The original, in its last version if it was deleted. Undefined if it belongs to another workspace or type. */
export async function readOriginal(
  { context, tx }: Writing,
  kind: rows.OriginalKey['kind'],
  at: { readonly id: string | undefined; readonly workspace: string; readonly model: BlockContentModel },
): Promise<Original | undefined> {
  const { id, workspace, model } = at;
  if (id === undefined) return undefined;
  const key = { kind, id, workspace, model: model.id };
  const original = (await rows.selectOriginal(tx, key)) ?? (await readDeleted({ context, tx }, key, model));
  if (original === undefined) return undefined;
  const models = new Map([[model.id, model]]);
  const [{ data } = original] = await migrateRows(context, tx, { rows: [original], models });
  return { id, block: validateBlock(model, JSON.parse(data), context.registry) };
}

async function readDeleted(
  { context, tx }: Pick<Writing, 'context' | 'tx'>,
  key: rows.OriginalKey,
  model: BlockContentModel,
) {
  const deleted = await rows.selectDeletedOriginal(tx, key);
  if (deleted === undefined) return undefined;
  // The history stores no schema version.
  const steps = await stepsOf(context, tx, model);
  const shape = steps.findLast(({ at }) => at <= deleted.replaced_at)?.shape ?? 0;
  return { id: key.id, block_content_model: model.id, data: deleted.data, shape };
}

/** Returns the original with the item ids of the copy, so that an invalid value is in the same item of both. */
export function alignOriginal(
  { registry }: Dependencies,
  { model, data, original }: { model: BlockContentModel; data: BlockData; original: Original },
): ValidatedBlock {
  const { block } = original;
  const renamed = withIdsOf(validateBlock(model, data, registry), block);
  return renamed === block.data ? block : validateBlock(model, renamed, registry);
}

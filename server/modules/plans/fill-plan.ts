import { deliversOtherwise } from '../../../content-model/operations/same-rules.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { PlanFailure } from '../../../shared/wire/plans.ts';
import type { BackgroundTask } from '../../platform/background.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import { mapInSlices, yieldToOthers } from '../../platform/limits/time-slices.ts';
import { migrateRowsOf, findModel, schemaVersionOf } from '../block-content-models/service.ts';
import { addReferences, dropReferences, referencesOf } from '../content/service.ts';
import * as content from './content-repository.ts';
import { addMade, Failures } from './failures.ts';
import { fillLivePages, type Filling } from './fill-live-pages.ts';
import { lockPlan, selectUnfinished, updatePlan } from './repository.ts';
import { countGrowth, rewriteRows } from './rewrite-rows.ts';

/** Rows rewritten per transaction. */
const rowsAtOnce = 200;

type Stored = Awaited<ReturnType<typeof content.lockBehind>>[number];

/**
 * Rewrites the blocks that a plan has not reached yet, one batch per transaction: after an interruption, the next call continues.
 * Returns whether no block is left.
 */
export async function fillPlan(
  dependencies: Dependencies,
  id: string,
  {
    batches = Infinity,
    stopping,
  }: { readonly batches?: number; readonly stopping?: AbortSignal | undefined } = {},
): Promise<boolean> {
  for (let done = 0; done < batches; done += 1) {
    if (stopping?.aborted === true) return false;
    await yieldToOthers();
    if (await retryOnLockTimeout(dependencies.db, (tx) => fillBatch(dependencies, tx, id))) return true;
  }
  return false;
}

/** Rewrites the remaining content of large plans, including plans applied before the process started. */
export const finishPlans: BackgroundTask = {
  name: 'finish plans',
  every: 1000,
  async run(dependencies, stopping) {
    for (const id of await selectUnfinished(dependencies.db)) await fillPlan(dependencies, id, { stopping });
  },
};

async function fillBatch(dependencies: Dependencies, tx: Db, id: string): Promise<boolean> {
  const plan = await lockPlan(tx, id);
  if (plan?.state !== 'running' && plan?.state !== 'undoing') return true;
  const model = await findModel(dependencies, tx, plan.block_content_model);
  if (model === undefined) return true;
  const listed = JSON.parse(plan.failures) as PlanFailure[];
  const failures = new Failures(listed, plan.failure_count);
  const filling: Filling = { dependencies, tx, plan, model, failures, growth: new Map() };
  const isMore =
    (await fillContent(filling, 'blocks')) ||
    (await fillContent(filling, 'components')) ||
    (await fillLivePages(filling));
  if (failures.count > plan.failure_count)
    await updatePlan(tx, id, { failures: JSON.stringify(failures.listed), failure_count: failures.count });
  if (!isMore) await updatePlan(tx, id, { state: plan.state === 'running' ? 'done' : 'undone' });
  await countGrowth(dependencies, tx, filling.growth);
  return !isMore;
}

async function fillContent(filling: Filling, table: content.ContentTable): Promise<boolean> {
  const { dependencies, tx, plan, model, growth } = filling;
  const shape = schemaVersionOf(model);
  const found = await content.selectBehind(tx, table, { model: model.id, shape, limit: rowsAtOnce });
  if (found.length === 0) return false;
  const at = { table, ids: found.map(({ id }) => id), shape };
  const [before = {}, after = {}] = [plan.fields_before, plan.fields_after].map(
    (text) => JSON.parse(text) as Fields,
  );
  const isEditOfAll =
    plan.state === 'undoing' ? deliversOtherwise(after, before) : deliversOtherwise(before, after);
  const change = async (stored: readonly Stored[]) => {
    const migrated = await migrateRowsOf(dependencies, tx, { rows: stored, model });
    const rewritten = migrated.map((one) => ({
      ...one,
      isChanged: one.made.some((step) => step.isChanged),
    }));
    for (const { row, made } of rewritten) {
      const { id, page, workspace } = row;
      const kind = page === null ? 'component' : 'block';
      addMade(filling, { kind, id, page, workspace }, made);
    }
    const changed = rewritten.filter(({ isChanged }) => isChanged);
    await rewriteReferences(filling, changed);
    return rewritten.map((one) => ({ ...one, isEdit: isEditOfAll || one.isChanged }));
  };
  await rewriteRows(tx, at, { growth, isLive: plan.live === 'at_once', change });
  return true;
}

/** A removed field keeps its value, but no longer refers to anything. */
async function rewriteReferences(
  { dependencies, tx, model }: Filling,
  changed: readonly { readonly row: Stored; readonly data: BlockData }[],
): Promise<void> {
  const models = new Map([[model.id, model]]);
  const read = ({ row: { id, page, workspace }, data }: (typeof changed)[number]) => {
    const references = referencesOf(dependencies, { block_content_model: model.id, data }, models);
    return { workspace, source: id, page, references };
  };
  const sources = await mapInSlices(changed, read, tx);
  for (const [workspace, own] of Map.groupBy(sources, (one) => one.workspace)) {
    const ids = own.map(({ source }) => source);
    await dropReferences({ tx }, workspace, ids);
  }
  await addReferences({ tx }, sources);
}

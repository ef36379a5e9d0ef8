import {
  isOneOf,
  retiredByPlan,
  withoutRetired,
  type IsRetired,
} from '../../../content-model/operations/retired-fields.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import { findModel, runOf } from '../block-content-models/service.ts';
import * as content from './content-repository.ts';
import { selectOutlived, updatePlan } from './repository.ts';
import { countGrowth, rewriteRows, type Growth } from './rewrite-rows.ts';

/** Above every schema version; the largest integer of PostgreSQL. */
const anyVersion = 2_147_483_647;

/** Rows read per transaction. */
const rowsAtOnce = 200;

/** Removes the values of retired fields from blocks and components once their plan can no longer be undone. */
export const removeRetired: BackgroundTask = {
  name: 'remove values of retired fields',
  every: 60 * 60 * 1000,
  async run(dependencies, stopping) {
    const until = new Date(dependencies.clock.now() - limits.planLifetime).toISOString();
    for (const plan of await selectOutlived(dependencies.db, until)) {
      if (!(await removeValues(dependencies, plan, stopping))) return;
      const change = { values_removed_at: timestamp(dependencies.clock) };
      await updatePlan(dependencies.db, plan.id, change);
    }
  },
};

/** Returns false if the server is stopping. */
async function removeValues(
  dependencies: Dependencies,
  plan: PlanRow,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const model = await findModel(dependencies, dependencies.db, plan.block_content_model);
  if (model === undefined) return true;
  const run = runOf(plan, dependencies.registry);
  const gone = retiredByPlan(run, plan.state === 'undone' ? run.before : run.fields);
  // A field may have been added again without a plan.
  const retired = gone.filter(
    ({ id, within }) => within.length > 0 || !Object.hasOwn(model.content_model, id),
  );
  const isRetired = isOneOf(retired, (key) => key.includes(`@${plan.id}.`));
  for (const table of ['blocks', 'components'] as const)
    for (let after_id: string | undefined = ''; after_id !== undefined;) {
      if (stopping?.aborted === true) return false;
      const from: string = after_id;
      after_id = await retryOnLockTimeout(dependencies.db, (tx) =>
        removeFrom(dependencies, tx, { table, model, isRetired, from }),
      );
    }
  return true;
}

/** Removes the values from some rows. Returns the id of the last one; undefined if there are no more. */
async function removeFrom(
  dependencies: Dependencies,
  tx: Db,
  {
    table,
    model,
    isRetired,
    from,
  }: { table: content.ContentTable; model: BlockContentModel; isRetired: IsRetired; from: string },
): Promise<string | undefined> {
  const found = await content.selectContent(tx, table, { model: model.id, after: from, limit: rowsAtOnce });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const growth: Growth = new Map();
  const at = { table, ids, shape: anyVersion };
  await rewriteRows(tx, at, {
    growth,
    change: (rows) =>
      rows.flatMap((before) => {
        const was = JSON.parse(before.data) as BlockData;
        const now = withoutRetired(was, isRetired, model.content_model);
        return now === was ? [] : [{ row: { ...before, data: JSON.stringify(now) }, before, isEdit: false }];
      }),
  });
  await countGrowth(dependencies, tx, growth);
  return ids.at(-1);
}

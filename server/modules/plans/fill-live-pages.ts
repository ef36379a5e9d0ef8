import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow, PlanRow } from '../../platform/database/schema.ts';
import { migrateSnapshot, schemaVersionOf } from '../block-content-models/service.ts';
import { readLive, replaceLive } from '../pages/service.ts';
import * as content from './content-repository.ts';
import { addTo, type Growth } from './count-growth.ts';
import { undoneIn, type Failures } from './failures.ts';
import { updatePlan } from './repository.ts';

/** State shared by parts of a batch. */
export interface Filling {
  readonly dependencies: Dependencies;
  readonly tx: Db;
  readonly plan: PlanRow;
  readonly model: BlockContentModel;
  readonly failures: Failures;
  readonly growth: Growth;
}

/** Live pages examined per transaction. */
const pagesAtOnce = 20;

/**
 * Changes live pages, if that was chosen: creates a new version of the published content, never of the draft. Undoing
 * the plan creates another version.
 */
export async function fillLivePages(filling: Filling): Promise<boolean> {
  const { dependencies, tx, plan, model } = filling;
  if (plan.live !== 'at_once') return false;
  const found = await content.selectLive(tx, plan.live_cursor, pagesAtOnce);
  const last = found.at(-1)?.id;
  if (last === undefined) return false;
  const ids = found.map(({ id }) => id);
  const showing = await content.selectShowing(tx, ids, model.id);
  const pages = showing.length === 0 ? [] : await content.lockPages(tx, dependencies.dialect, showing);
  for (const page of pages) await changePage(filling, page);
  await updatePlan(tx, plan.id, { live_cursor: last });
  return true;
}

async function changePage(filling: Filling, page: PageRow): Promise<void> {
  const { dependencies, tx, plan, model, failures, growth } = filling;
  const snapshot = await readLive(tx, page);
  const former = snapshot?.models[model.id];
  if (snapshot === undefined || former === undefined) return;
  const shape = former.shape ?? 0;
  if (shape >= schemaVersionOf(model)) return;
  const shown = snapshot.blocks.filter((block) => block.block_content_model === model.id);
  const migrated = await migrateSnapshot(dependencies, tx, { blocks: shown, model, shape });
  const data = new Map(shown.map((block, at) => [block, migrated[at]?.data ?? block.data]));
  for (const [at, { made }] of migrated.entries()) {
    const place = { id: shown[at]?.id ?? '', page: page.id, workspace: page.workspace };
    failures.add({ kind: 'live_page', ...place }, undoneIn(made, plan));
  }
  const changed = {
    ...snapshot,
    models: {
      ...snapshot.models,
      [model.id]: { ...former, content_model: model.content_model, shape: schemaVersionOf(model) },
    },
    blocks: snapshot.blocks.map((block) => ({ ...block, data: data.get(block) ?? block.data })),
  };
  const by = plan.state === 'running' ? plan.applied_by : plan.undone_by;
  const { bytes } = await replaceLive({ dependencies, tx, by }, page, changed);
  addTo(growth, page.workspace, { history_bytes: bytes });
}

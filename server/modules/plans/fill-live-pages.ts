import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow, PlanRow } from '../../platform/database/schema.ts';
import { mapInSlices } from '../../platform/limits/time-slices.ts';
import { migrateSnapshot, schemaVersionOf } from '../block-content-models/service.ts';
import { fieldDataIn } from '../content/service.ts';
import { readLive, replaceLive } from '../pages/service.ts';
import * as content from './content-repository.ts';
import { addTo, type Growth } from './rewrite-rows.ts';
import { addMade, type Failures } from './failures.ts';
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

/** Live pages checked per transaction. */
const pagesAtOnce = 20;

/**
 * Changes live pages, if that was chosen: creates a new version of the published content, never of the draft. Undoing
 * the plan creates another version.
 */
export async function fillLivePages(filling: Filling): Promise<boolean> {
  const { tx, plan, model } = filling;
  if (plan.live !== 'at_once') return false;
  const at = { model: model.id, after: plan.live_cursor, limit: pagesAtOnce };
  const found = await content.selectShowing(tx, at);
  if (found === undefined) return false;
  const ids = found.pages.map(({ id }) => id);
  const pages = ids.length === 0 ? [] : await content.lockPages(tx, ids);
  for (const page of pages) await changePage(filling, page);
  await updatePlan(tx, plan.id, { live_cursor: found.last });
  return true;
}

async function changePage(filling: Filling, page: PageRow): Promise<void> {
  const { dependencies, tx, plan, model, growth } = filling;
  const snapshot = await readLive(tx, page);
  const former = snapshot?.models[model.id];
  const shape = schemaVersionOf(model);
  if (snapshot === undefined || former === undefined || (former.shape ?? 0) >= shape) return;
  const data = new Map<string, BlockData>();
  for (const { block, made, data: migrated } of await migrateSnapshot(dependencies, tx, snapshot, model)) {
    const place = { id: block.id, page: page.id, workspace: page.workspace };
    addMade(filling, { kind: 'live_page', ...place }, made);
    data.set(block.id, migrated);
  }
  const { content_model } = model;
  const changed = {
    ...snapshot,
    models: { ...snapshot.models, [model.id]: { ...former, content_model, shape } },
    blocks: snapshot.blocks.map((block) => ({ ...block, data: data.get(block.id) ?? block.data })),
  };
  const by = plan.state === 'running' ? plan.applied_by : plan.undone_by;
  const { bytes } = await replaceLive({ dependencies, tx, by }, page, changed);
  addTo(growth, page.workspace, { history_bytes: bytes });
  const { id, data_bytes, edits, published_edits } = page;
  if (edits === published_edits && (await differsFromDraft(filling, data)))
    await content.updateRewrittenPage(tx, { id, data_bytes, edits: edits + 1, published_edits });
}

/** Whether the draft differs from live blocks: those published while a field was retired have no value when it returns. */
async function differsFromDraft(
  { dependencies, tx, model }: Filling,
  live: ReadonlyMap<string, BlockData>,
): Promise<boolean> {
  const drafts = await content.selectContentByIds(tx, 'blocks', [...live.keys()]);
  const shown = (data: BlockData) => fieldDataIn(dependencies, model, data);
  const differs = ({ id, data }: (typeof drafts)[number]) =>
    !sameValue(shown(JSON.parse(data) as BlockData), shown(live.get(id) ?? {}));
  return (await mapInSlices(drafts, differs, tx)).includes(true);
}

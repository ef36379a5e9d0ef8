import { limits } from '../../../shared/limits.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { carrySnapshot, insertPlanRows, shapeOf } from '../block-content-models/service.ts';
import { readLive, replaceLive, showVersion } from '../pages/service.ts';
import * as content from './content-repository.ts';
import { failuresOfLive } from './failures.ts';
import { addTo, type Filling } from './filling.ts';
import { updatePlan } from './repository.ts';

/** How many live pages are looked at in a transaction. */
const pagesAtOnce = 20;

/** Changes what is live, if that was chosen: a new version of what visitors see, never of the draft. Undoing shows the old one. */
export async function fillLivePages(filling: Filling): Promise<boolean> {
  const { tx, plan } = filling;
  if (plan.live !== 'at_once') return false;
  const last = await (plan.state === 'running' ? changePages(filling) : showFormer(filling));
  if (last === undefined) return false;
  await updatePlan(tx, plan.id, { live_cursor: last });
  return true;
}

async function changePages(filling: Filling): Promise<string | undefined> {
  const { dependencies, tx, plan, model } = filling;
  const found = await content.selectLive(tx, plan.live_cursor, pagesAtOnce);
  const last = found.at(-1)?.id;
  if (last === undefined) return undefined;
  const ids = found.map(({ id }) => id);
  const showing = await content.selectShowing(tx, ids, model.id);
  const pages = showing.length === 0 ? [] : await content.lockPages(tx, dependencies.dialect, showing);
  for (const page of pages) await changePage(filling, page);
  return last;
}

async function changePage(filling: Filling, page: PageRow): Promise<void> {
  const { dependencies, tx, plan, model, failures, added } = filling;
  const snapshot = await readLive(tx, page);
  const former = snapshot?.models[model.id];
  if (snapshot === undefined || former === undefined) return;
  const shape = former.shape ?? 0;
  if (shape >= shapeOf(model)) return;
  const shown = snapshot.blocks.filter((block) => block.block_content_model === model.id);
  const carried = await carrySnapshot(dependencies, tx, { blocks: shown, model, shape, isLive: true });
  const data = new Map(shown.map((block, at) => [block, carried[at]?.data ?? block.data]));
  for (const { row, left, lost } of carried) {
    const place = { kind: 'live_page', id: row.id, page: page.id, workspace: page.workspace } as const;
    const made = left.map((one) => ({ ...one, plan: one.plan === plan.id ? undefined : one.plan }));
    failures.add(place, failuresOfLive({ left: made, lost }));
  }
  const changed = {
    ...snapshot,
    models: {
      ...snapshot.models,
      [model.id]: { ...former, content_model: model.content_model, shape: shapeOf(model) },
    },
    blocks: snapshot.blocks.map((block) => ({ ...block, data: data.get(block) ?? block.data })),
  };
  const made = await replaceLive({ dependencies, tx, by: plan.applied_by }, page, changed);
  addTo(added, page.workspace, { history_bytes: made.bytes });
  const until = Date.parse(plan.applied_at ?? '') + limits.planLifetime;
  await insertPlanRows(tx, [
    {
      plan: plan.id,
      source: page.id,
      workspace: page.workspace,
      kind: 'page',
      before: String(page.live_version),
      rest: null,
      revision: made.version,
      kept_until: new Date(until).toISOString(),
    },
  ]);
}

/** A page that was published since shows what was published, until it is published again. */
async function showFormer({ dependencies, tx, plan }: Filling): Promise<string | undefined> {
  const found = await content.selectChangedPages(tx, plan.id, plan.live_cursor, pagesAtOnce);
  const kept = new Map(found.map((row) => [row.source, row]));
  if (found.length === 0) return undefined;
  const pages = await content.lockPages(tx, dependencies.dialect, [...kept.keys()]);
  for (const page of pages) {
    const row = kept.get(page.id);
    if (row?.revision === page.live_version)
      await showVersion({ dependencies, tx }, page, Number(row.before));
  }
  return found.at(-1)?.source;
}

import type { CheckBlock } from '../../../content-model/operations/check-plan.ts';
import type { Plan } from '../../../content-model/operations/prepare-plan.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Plan as PlanAnswer, PlanLive } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import { mapInSlices, yieldToOthers } from '../../platform/limits/time-slices.ts';
import { migrateRows, migrateSnapshot } from '../block-content-models/service.ts';
import { readLive } from '../pages/service.ts';
import { selectContent, selectShowing } from './content-repository.ts';
import { Failures, failuresOfLive, RepeatedValues } from './failures.ts';

interface DryRun {
  readonly counts: PlanAnswer['counts'];
  readonly failures: Failures;
}

/** A plan of a block type, and the check of the blocks that it changes. */
export interface Planned {
  readonly model: BlockContentModel;
  readonly plan: Plan;
  readonly checkBlock: CheckBlock;
}

/** Rows and live pages read at a time. */
const atOnce = { rows: 200, pages: 50 };

/** Runs a plan over everything it touches, without writing. Live pages that do not change at once are left out. */
export async function dryRunPlan(
  dependencies: Dependencies,
  { model, plan, checkBlock }: Planned,
  live: PlanLive = 'at_once',
): Promise<DryRun> {
  const failures = new Failures();
  const shared = new RepeatedValues();
  const pages = new Set<string>();
  const workspaces = new Set<string>();
  const dryRunTable = async (table: 'blocks' | 'components') => {
    let count = 0;
    for await (const rows of contentOf(dependencies, table, model)) {
      const run = (row: (typeof rows)[number]) => {
        const was = JSON.parse(row.data) as BlockData;
        return { row, ...checkBlock(was, plan.forward(was, row.id)) };
      };
      for (const { row, ...checked } of await mapInSlices(rows, run)) {
        const { id, page, workspace } = row;
        const place = { kind: page === null ? 'component' : 'block', id, page, workspace } as const;
        failures.add(place, checked.failures);
        shared.add(place, checked.unique);
        if (page !== null) pages.add(page);
        workspaces.add(workspace);
      }
      count += rows.length;
    }
    return count;
  };
  const blocks = await dryRunTable('blocks');
  const components = await dryRunTable('components');
  failures.addAll(shared.failures);
  const live_pages =
    live === 'at_once' ? await dryRunLive(dependencies, { model, plan }, { failures, workspaces }) : 0;
  return {
    counts: { blocks, pages: pages.size, live_pages, components, workspaces: workspaces.size },
    failures,
  };
}

async function* contentOf(
  dependencies: Dependencies,
  table: 'blocks' | 'components',
  model: BlockContentModel,
) {
  const { db } = dependencies;
  const models = new Map([[model.id, model]]);
  let after = '';
  for (;;) {
    const rows = await selectContent(db, table, { model: model.id, after, limit: atOnce.rows });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await migrateRows(dependencies, db, { rows, models });
    after = last.id;
    await yieldToOthers();
  }
}

async function dryRunLive(
  dependencies: Dependencies,
  { model, plan }: Omit<Planned, 'checkBlock'>,
  { failures, workspaces }: { readonly failures: Failures; readonly workspaces: Set<string> },
): Promise<number> {
  const { db } = dependencies;
  let count = 0;
  let after = '';
  for (;;) {
    const found = await selectShowing(db, { model: model.id, after, limit: atOnce.pages });
    if (found === undefined) return count;
    for (const page of found.pages) {
      const snapshot = await readLive(db, page);
      const migrated = snapshot ? await migrateSnapshot(dependencies, db, snapshot, model) : [];
      if (migrated.length === 0) continue;
      count += 1;
      workspaces.add(page.workspace);
      for (const { block, data } of migrated) {
        const place = { kind: 'live_page', id: block.id, page: page.id, workspace: page.workspace } as const;
        failures.add(place, failuresOfLive(plan.forward(data, block.id).failures, plan.operations));
      }
      await yieldToOthers();
    }
    after = found.last;
    await yieldToOthers();
  }
}

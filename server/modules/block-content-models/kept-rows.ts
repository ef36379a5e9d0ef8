import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlanRowRow } from '../../platform/database/schema.ts';
import { checkContent, type Writing } from '../content/service.ts';
import { shapeOf } from './model-cache.ts';
import { pairedIds, withIds } from './paired-ids.ts';
import * as rows from './repository.ts';
import type { Sent } from './read-sent.ts';
import { carryRows, modelAt, type Carried, type Shaped } from './shapes.ts';

/** A stored block or component; components have no page. */
export interface KeptSource extends Shaped {
  readonly workspace: string;
  readonly page?: string | null;
}

/** What is needed to undo the plans on the way for a row. A row that stays as it is needs nothing. */
export function keptRows({ row, made }: Carried<KeptSource>): PlanRowRow[] {
  const { id: source, workspace, page = null, revision } = row;
  const kind = page === null ? ('component' as const) : ('block' as const);
  return made
    .filter(({ before, rest }) => rest !== undefined || before !== row.data)
    .map(({ plan, at, before, rest }) => ({
      ...{ plan, source, workspace, kind, before, revision },
      rest: rest === undefined ? null : JSON.stringify(rest),
      kept_until: new Date(Date.parse(at) + limits.planLifetime).toISOString(),
    }));
}

/** Keeps what a running plan sets aside of rows that it has not reached yet, before a write gives them the new shape. */
export async function keepBehind(
  dependencies: Dependencies,
  tx: Db,
  { sources, model }: { sources: readonly KeptSource[]; model: BlockContentModel },
): Promise<void> {
  const behind = sources.filter(({ shape }) => shape < shapeOf(model));
  const carried = await carryRows(dependencies, tx, { rows: behind, model });
  await rows.insertPlanRows(tx, carried.flatMap(keptRows));
}

/**
 * Keeps what plans set aside of a new block or component whose client knew an older shape: undoing a plan gives it back.
 * That, too, must have been right in its fields.
 */
export async function keepSent(
  { context, tx }: Writing,
  row: KeptSource,
  { model, data, shape }: Pick<Sent, 'model' | 'data' | 'shape'>,
): Promise<void> {
  if (shape === undefined || shape >= shapeOf(model)) return;
  const carry = async (sent: BlockData) => {
    // It has no revision yet: nothing but what was set aside comes back.
    const former = { ...row, data: JSON.stringify(sent), revision: 0, shape };
    const carried = await carryRows(context, tx, { rows: [former], model });
    return carried.flatMap(keptRows);
  };
  if ((await carry(data)).every(({ rest }) => rest === null)) return;
  const former = await modelAt(context, tx, { model, shape });
  const checked = await checkContent({ context, tx }, { workspace: row.workspace, model: former, data });
  await rows.insertPlanRows(tx, await carry(checked.data));
}

/** Blocks that return from a former version are undone as that version, whatever plans have kept of the blocks since. */
export async function keepRestored(tx: Db, carried: readonly Carried<KeptSource>[]): Promise<void> {
  const plans = new Set(carried.flatMap(({ made }) => made.map(({ plan }) => plan)));
  if (plans.size === 0) return;
  const sources = carried.filter(({ made }) => made.length > 0).map(({ row }) => row.id);
  await rows.deletePlanRows(tx, [...plans], sources);
  await rows.insertPlanRows(tx, carried.flatMap(keptRows));
}

/** A copy of a block, with the data of both. */
interface CopiedBlock {
  readonly from: string;
  readonly to: string;
  readonly data: BlockData | undefined;
  readonly copied: BlockData;
}

/** What plans have set aside of blocks is set aside of their copies, too: undoing a plan treats both alike. */
export async function keepForCopies(
  dependencies: Dependencies,
  tx: Db,
  {
    copies,
    workspace,
    models,
  }: { copies: readonly CopiedBlock[]; workspace: string; models: ReadonlyMap<string, BlockContentModel> },
): Promise<void> {
  const sources = copies.map(({ from }) => from);
  for (const model of models.values()) {
    if (shapeOf(model) === 0) continue;
    const place = { model: model.id, shape: shapeOf(model), workspace };
    const behind = await rows.selectSourcesBehind(tx, place, sources);
    await keepBehind(dependencies, tx, { sources: behind, model });
    const kept = Map.groupBy(await rows.selectSetAside(tx, place, sources), ({ source }) => source);
    const ofCopies = copies.flatMap(({ from, to, data, copied }) => {
      const ids = pairedIds(data, copied);
      // No block has revision 0: what is kept of the original does not replace its copy.
      return (kept.get(from) ?? []).map(({ rest, ...row }) => ({
        ...{ ...row, source: to, before: '{}', revision: 0 },
        rest: rest === null ? null : JSON.stringify(withIds(JSON.parse(rest), ids)),
      }));
    });
    await rows.insertPlanRows(tx, ofCopies);
  }
}

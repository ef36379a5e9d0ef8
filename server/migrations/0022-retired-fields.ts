import { sql, type Kysely } from 'kysely';
import type { BlockData } from '../../content-model/block-data.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { mergeUnsupported } from '../../content-model/merge-unsupported.ts';
import { preparePlan, type Decisions, type Plan } from '../../content-model/operations/prepare-plan.ts';
import type { Fields } from '../../content-model/operations/step.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { replaceRenames, type PlanTables } from './replace-renames.ts';

interface Tables {
  plans: {
    id: string;
    operations: string;
    decisions: string;
    fields_before: string;
    fields_after: string;
    state: string;
    shape: number | null;
  };
  plan_rows: { plan: string; source: string; kind: string; before: string };
  blocks: { id: string; page: string; data: string };
  components: { id: string; workspace: string; data: string };
  pages: { id: string; data_bytes: number };
  workspace_usage: { workspace: string; component_bytes: number; history_bytes: number };
  content_history: {
    id: string;
    workspace: string | null;
    source: string;
    source_kind: string;
    revision: number;
    data: string;
  };
}

/** Maximum blocks in memory. */
const rowsAtOnce = 500;

/**
 * Puts the values that plans removed from blocks back into the blocks, as values of retired fields, and drops the table that kept
 * them. The blocks already contain the values of undone plans.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await replaceRenames(db.withTables<Pick<PlanTables, 'plans'>>());
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'operations', 'decisions', 'fields_before', 'fields_after', 'shape'])
    .where('state', 'in', ['running', 'done', 'undoing'])
    .where('shape', 'is not', null)
    .orderBy('shape')
    .execute();
  const prepared = new Map(plans.map((plan) => [plan.id, prepare(plan)]));
  for (let last = ''; ;) {
    const sources = await db
      .selectFrom('plan_rows')
      .select(['source', 'kind'])
      .distinct()
      .where('kind', '<>', 'page')
      .where('source', '>', last)
      .orderBy('source')
      .limit(rowsAtOnce)
      .execute();
    for (const { source, kind } of sources) await restore(db, prepared, { source, kind });
    last = sources.at(-1)?.source ?? '';
    if (sources.length < rowsAtOnce) break;
  }
  await sql`drop table plan_rows`.execute(db);
  await db.schema.alterTable('plans').addColumn('values_removed_at', 'text').execute();
}

interface Prepared {
  readonly before: Fields;
  readonly after: Fields;
  readonly run: Plan;
}

function prepare(plan: Omit<Tables['plans'], 'state' | 'shape'>): Prepared {
  const before = JSON.parse(plan.fields_before) as Fields;
  const operations = JSON.parse(plan.operations) as PlanOperation[];
  const decisions = JSON.parse(plan.decisions) as Decisions;
  const run = preparePlan(before, { id: plan.id, isStored: true, operations, decisions }, fieldRegistry);
  return { before, after: JSON.parse(plan.fields_after) as Fields, run };
}

/** Adds removed values to a block or a component or, if it was deleted, to its last state in the history. */
async function restore(
  db: Kysely<Tables>,
  prepared: ReadonlyMap<string, Prepared>,
  { source, kind }: { readonly source: string; readonly kind: string },
): Promise<void> {
  const rows = await db
    .selectFrom('plan_rows')
    .select(['plan', 'before'])
    .where('source', '=', source)
    .execute();
  const passed = [...prepared].flatMap(([id, plan]) => {
    const row = rows.find((one) => one.plan === id);
    return row === undefined ? [] : [{ plan, before: JSON.parse(row.before) as BlockData }];
  });
  const dataOf = (text: string) => JSON.stringify(withRemoved(JSON.parse(text) as BlockData, passed, source));
  if (kind === 'block') {
    const row = await db
      .selectFrom('blocks')
      .select(['id', 'page', 'data'])
      .where('id', '=', source)
      .executeTakeFirst();
    if (row !== undefined) {
      const data = dataOf(row.data);
      await db.updateTable('blocks').set({ data }).where('id', '=', row.id).execute();
      await db
        .updateTable('pages')
        .set((eb) => ({ data_bytes: eb('data_bytes', '+', grown(row.data, data)) }))
        .where('id', '=', row.page)
        .execute();
      return;
    }
  } else {
    const row = await db
      .selectFrom('components')
      .select(['id', 'workspace', 'data'])
      .where('id', '=', source)
      .executeTakeFirst();
    if (row !== undefined) {
      const data = dataOf(row.data);
      await db.updateTable('components').set({ data }).where('id', '=', row.id).execute();
      await count(db, row.workspace, 'component_bytes', grown(row.data, data));
      return;
    }
  }
  const former = await db
    .selectFrom('content_history')
    .select(['id', 'workspace', 'data'])
    .where('source', '=', source)
    .where('source_kind', '=', kind)
    .orderBy('revision', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (former === undefined) return;
  const data = dataOf(former.data);
  await db.updateTable('content_history').set({ data }).where('id', '=', former.id).execute();
  if (former.workspace !== null) await count(db, former.workspace, 'history_bytes', grown(former.data, data));
}

async function count(
  db: Kysely<Tables>,
  workspace: string,
  column: 'component_bytes' | 'history_bytes',
  bytes: number,
): Promise<void> {
  await db
    .updateTable('workspace_usage')
    .set((eb) => ({ [column]: eb(column, '+', bytes) }))
    .where('workspace', '=', workspace)
    .execute();
}

function grown(before: string, after: string): number {
  return Buffer.byteLength(after) - Buffer.byteLength(before);
}

/** The data with the values of retired fields that the plans make of the data from before each of them. */
function withRemoved(
  data: BlockData,
  passed: readonly { readonly plan: Prepared; readonly before: BlockData }[],
  seed: string,
): BlockData {
  const last = passed.at(-1);
  if (last === undefined) return data;
  const made = passed.reduce<BlockData>(
    (former, { plan, before }) => plan.run.forward(withOthersOf(former, before, plan.before), seed).data,
    {},
  );
  return withOthersOf(made, data, last.plan.after);
}

/** The data with the values of other data for fields that are not among these. */
function withOthersOf(other: BlockData, data: BlockData, fields: Fields): BlockData {
  const model = { content_model: fields };
  return mergeUnsupported(
    validateBlock(model, data, fieldRegistry),
    validateBlock(model, other, fieldRegistry),
  );
}

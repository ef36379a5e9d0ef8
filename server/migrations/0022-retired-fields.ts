import { sql, type Kysely } from 'kysely';
import type { BlockData } from '../../content-model/block-data.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { mergeUnsupported } from '../../content-model/merge-unsupported.ts';
import { preparePlan, type Decisions } from '../../content-model/operations/prepare-plan.ts';
import type { Fields } from '../../content-model/operations/step.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';

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
  blocks: { id: string; data: string };
  components: { id: string; data: string };
  content_history: { id: string; source: string; source_kind: string; revision: number; data: string };
}

/** Maximum blocks in memory. */
const rowsAtOnce = 500;

/**
 * Puts what plans removed from blocks back into the blocks, as values of retired fields, and drops the table that kept it.
 * What undone plans kept is in the blocks already.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'operations', 'decisions', 'fields_before', 'fields_after', 'shape'])
    .where('state', 'in', ['running', 'done', 'undoing'])
    .where('shape', 'is not', null)
    .orderBy('shape')
    .execute();
  const prepared = new Map(plans.map((plan) => [plan.id, { plan, run: runOf(plan) }]));
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

type Prepared = ReadonlyMap<
  string,
  { readonly plan: Pick<Tables['plans'], 'fields_after'>; readonly run: ReturnType<typeof runOf> }
>;

function runOf({
  id,
  operations,
  decisions,
  fields_before,
}: Pick<Tables['plans'], 'id' | 'operations' | 'decisions' | 'fields_before'>) {
  const fields = JSON.parse(fields_before) as Fields;
  const steps = {
    operations: JSON.parse(operations) as PlanOperation[],
    decisions: JSON.parse(decisions) as Decisions,
  };
  return preparePlan(fields, { ...steps, id, isStored: true }, fieldRegistry);
}

/** Adds what plans removed to a block or a component or, if it was deleted, to the last state of it that is kept. */
async function restore(
  db: Kysely<Tables>,
  prepared: Prepared,
  { source, kind }: { readonly source: string; readonly kind: string },
): Promise<void> {
  const rows = await db
    .selectFrom('plan_rows')
    .select(['plan', 'before'])
    .where('source', '=', source)
    .execute();
  const passed = [...prepared].flatMap(([id, known]) => {
    const row = rows.find(({ plan }) => plan === id);
    return row === undefined ? [] : [{ ...known, before: JSON.parse(row.before) as BlockData }];
  });
  const made = passed.reduce<BlockData | undefined>(
    (kept, { run, before, plan }) => run.forward(withRemoved(before, kept, plan), source).data,
    undefined,
  );
  const last = passed.at(-1);
  if (made === undefined || last === undefined) return;
  const table = kind === 'block' ? 'blocks' : 'components';
  const row = await db.selectFrom(table).select('data').where('id', '=', source).executeTakeFirst();
  const dataOf = (text: string) =>
    JSON.stringify(withRemoved(JSON.parse(text) as BlockData, made, last.plan));
  if (row !== undefined) {
    await db
      .updateTable(table)
      .set({ data: dataOf(row.data) })
      .where('id', '=', source)
      .execute();
    return;
  }
  const former = await db
    .selectFrom('content_history')
    .select(['id', 'data'])
    .where('source', '=', source)
    .where('source_kind', '=', kind)
    .orderBy('revision', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (former === undefined) return;
  await db
    .updateTable('content_history')
    .set({ data: dataOf(former.data) })
    .where('id', '=', former.id)
    .execute();
}

/** The data with the values of fields that only `kept` has, also in its items. */
function withRemoved(
  data: BlockData,
  kept: BlockData | undefined,
  { fields_after }: Pick<Tables['plans'], 'fields_after'>,
): BlockData {
  if (kept === undefined) return data;
  const model = { content_model: JSON.parse(fields_after) as Fields };
  return mergeUnsupported(
    validateBlock(model, data, fieldRegistry),
    validateBlock(model, kept, fieldRegistry),
  );
}

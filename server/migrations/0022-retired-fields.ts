import { sql, type Kysely } from 'kysely';
import { blockData, ownValue, type BlockData } from '../../content-model/block-data.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { mergeUnsupported } from '../../content-model/merge-unsupported.ts';
import { itemFields } from '../../content-model/operations/list-value.ts';
import { partsWithin } from '../../content-model/operations/parts-within.ts';
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
  plan_rows: { plan: string; source: string; kind: string; rest: string | null };
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
 * Puts what plans removed from blocks back into the blocks, as values of retired fields, and drops the table that kept it.
 * What undone plans kept is in the blocks already.
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
  readonly after: Fields;
  readonly run: Plan;
  /** Its operations, each with the fields before it. */
  readonly steps: readonly {
    readonly fields: Fields;
    readonly within: readonly string[];
    readonly run: Plan;
  }[];
}

/** What an operation removed from a block: `rest` in the table, by items for the fields of a list. */
type Rest = { readonly was: BlockData; readonly now: BlockData } | readonly unknown[] | ItemRests | null;
interface ItemRests {
  readonly [item: string]: Rest;
}

function prepare(plan: Omit<Tables['plans'], 'state' | 'shape'>): Prepared {
  const before = JSON.parse(plan.fields_before) as Fields;
  const operations = JSON.parse(plan.operations) as PlanOperation[];
  const decisions = JSON.parse(plan.decisions) as Decisions;
  const stored = { id: plan.id, isStored: true };
  const run = preparePlan(before, { ...stored, operations, decisions }, fieldRegistry);
  const steps = operations.map((operation, at) => {
    const fields = run.states[at - 1] ?? before;
    const decided = decisions[String(at)];
    const own = { operations: [operation], decisions: decided === undefined ? {} : { 0: decided } };
    const { within = [] } = operation;
    return { fields, within, run: preparePlan(fields, { ...stored, ...own }, fieldRegistry) };
  });
  return { after: JSON.parse(plan.fields_after) as Fields, run, steps };
}

/** Adds what plans removed to a block or a component or, if it was deleted, to the last state of it that is kept. */
async function restore(
  db: Kysely<Tables>,
  prepared: ReadonlyMap<string, Prepared>,
  { source, kind }: { readonly source: string; readonly kind: string },
): Promise<void> {
  const rows = await db
    .selectFrom('plan_rows')
    .select(['plan', 'rest'])
    .where('source', '=', source)
    .execute();
  const passed = [...prepared].flatMap(([id, plan]) => {
    const row = rows.find((one) => one.plan === id);
    return row === undefined ? [] : [{ plan, rests: JSON.parse(row.rest ?? '[]') as readonly Rest[] }];
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

/** The data with what plans removed from it: as the plans make it of the data from before them. */
function withRemoved(
  data: BlockData,
  passed: readonly { readonly plan: Prepared; readonly rests: readonly Rest[] }[],
  seed: string,
): BlockData {
  const last = passed.at(-1);
  if (last === undefined) return data;
  const before = passed.reduceRight<BlockData>(
    (after, { plan, rests }) =>
      plan.steps.reduceRight((now, { fields, within, run }, at) => {
        const undone = run.undo(now, seed).data;
        return putBack(undone, { fields, within, rest: rests[at] ?? null });
      }, after),
    data,
  );
  const made = passed.reduce<BlockData>((now, { plan }) => plan.run.forward(now, seed).data, before);
  const model = { content_model: last.plan.after };
  return mergeUnsupported(
    validateBlock(model, data, fieldRegistry),
    validateBlock(model, made, fieldRegistry),
  );
}

function putBack(
  data: BlockData,
  { fields, within, rest }: { fields: Fields; within: readonly string[]; rest: Rest },
): BlockData {
  if (rest === null) return data;
  const [name, ...inner] = within;
  if (name === undefined) {
    const { was, now } = rest as { was: BlockData; now: BlockData };
    const others = Object.entries(data).filter(([key]) => !Object.hasOwn(now, key));
    return { ...blockData(others), ...was };
  }
  const definition = fields[name];
  const value = ownValue(data, name);
  if (definition === undefined || value === undefined) return data;
  // The plugin had stored the value in another form, which stands beside the items.
  if (Array.isArray(rest)) return { ...data, [name]: rest[1] as unknown };
  const items = rest as ItemRests;
  const restored = partsWithin(definition, fieldRegistry)?.mapParts(value, (part, id) =>
    putBack(part, { fields: itemFields(definition) ?? {}, within: inner, rest: items[id] ?? null }),
  );
  return restored === undefined ? data : { ...data, [name]: restored };
}

import type { Kysely } from 'kysely';
import { migrateSamples, converts, type Stored, type Upgrade } from '../library/upgrade.ts';

interface Tables {
  block_content_models: {
    id: string;
    name: string;
    content_model: string;
    about: string;
    revision: number;
    shape: number;
  };
  blocks: { id: string; block_content_model: string; page: string; workspace: string; data: string };
  components: { block_content_model: string; workspace: string };
  pages: { id: string; live_version: number | null };
  page_versions: { page: string; version: number; blocks: string };
  content_history: Record<string, unknown>;
  plans: Record<string, unknown>;
}

/** Maximum blocks in memory. */
const rowsAtOnce = 500;

/** A change to a type of the library. */
interface TypeUpgrade {
  /** The block type. */
  readonly id: string;
  /** The fixed id of the plan, so that each type gets only one. */
  readonly plan: string;
  upgrade(stored: Stored): Upgrade | undefined;
  /**
   * Whether to skip the type if a value of a block cannot be converted, because visitors would no longer see that
   * value.
   */
  readonly mustConvert?: boolean;
}

/**
 * Upgrades types of pages to the next library version in a migration. Each type gets a plan as if an administrator had
 * just applied it; the server rewrites the rows in the background. A database without content needs no plan.
 */
export async function upgradeTypes(db: Kysely<Tables>, types: readonly TypeUpgrade[]): Promise<void> {
  const isUsed = await hasContent(db);
  for (const { id, plan, upgrade, mustConvert = false } of types) {
    const stored = await db
      .selectFrom('block_content_models')
      .select(['id', 'name', 'content_model', 'about', 'revision', 'shape'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (stored === undefined) continue;
    const upgraded = upgrade(JSON.parse(stored.content_model) as Stored);
    if (upgraded === undefined || (mustConvert && !(await convertsAll(db, id, upgraded)))) continue;
    const content_model = JSON.stringify(upgraded.plan.fields);
    const about = migrateSamples(stored.about, upgraded);
    const change = db.updateTable('block_content_models').where('id', '=', stored.id);
    if (!isUsed) {
      await change.set({ content_model, about }).execute();
      continue;
    }
    const [now, shape] = [new Date().toISOString(), stored.shape + 1];
    await keepFormer(db, stored, { plan, now });
    await change.set({ content_model, about, shape, revision: stored.revision + 1 }).execute();
    await db
      .insertInto('plans')
      .values({
        id: plan,
        block_content_model: stored.id,
        model_revision: stored.revision,
        operations: JSON.stringify(upgraded.operations),
        decisions: JSON.stringify(upgraded.decisions),
        fields_before: stored.content_model,
        fields_after: content_model,
        state: 'running',
        // Sites get the new fields only after the page is republished.
        live: 'when_published',
        shape,
        counts: JSON.stringify(await countContent(db, stored.id)),
        failures: '[]',
        failure_count: 0,
        live_cursor: '',
        created_at: now,
        applied_at: now,
      })
      .execute();
  }
}

/** Whether every value of the type's blocks converts. */
async function convertsAll(db: Kysely<Tables>, model: string, upgrade: Upgrade): Promise<boolean> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('blocks')
      .select(['id', 'data'])
      .where('block_content_model', '=', model)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (!rows.every(({ id, data }) => converts(upgrade, data, id))) return false;
    if (rows.length < rowsAtOnce) return true;
    last = rows.at(-1)?.id ?? '';
  }
}

async function hasContent(db: Kysely<Tables>): Promise<boolean> {
  const page = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
  const component = await db.selectFrom('components').select('workspace').limit(1).executeTakeFirst();
  return page !== undefined || component !== undefined;
}

/** Records the former state of a block type in the history. */
async function keepFormer(
  db: Kysely<Tables>,
  { id, name, content_model, about, revision }: Tables['block_content_models'],
  { plan, now }: { readonly plan: string; readonly now: string },
): Promise<void> {
  await db
    .insertInto('content_history')
    .values({
      id: plan,
      source: id,
      source_kind: 'block_content_model',
      revision,
      data: JSON.stringify({
        name,
        content_model: JSON.parse(content_model) as unknown,
        ...(JSON.parse(about) as object),
      }),
      replaced_at: now,
    })
    .execute();
}

/** Counts the affected content. */
async function countContent(db: Kysely<Tables>, model: string) {
  const blocks = await db
    .selectFrom('blocks')
    .select((eb) => [
      eb.fn.countAll<number>().as('blocks'),
      eb.fn.count<number>('page').distinct().as('pages'),
      eb.fn.count<number>('workspace').distinct().as('workspaces'),
    ])
    .where('block_content_model', '=', model)
    .executeTakeFirstOrThrow();
  const { live_pages } = await db
    .selectFrom('pages')
    .innerJoin('page_versions as live', (join) =>
      join.onRef('live.page', '=', 'pages.id').onRef('live.version', '=', 'pages.live_version'),
    )
    .select((eb) => eb.fn.countAll<number>().as('live_pages'))
    .where('live.blocks', 'like', `%"${model}"%`)
    .executeTakeFirstOrThrow();
  return {
    blocks: blocks.blocks,
    pages: blocks.pages,
    live_pages,
    // The changed types belong to pages.
    components: 0,
    workspaces: blocks.workspaces,
  };
}

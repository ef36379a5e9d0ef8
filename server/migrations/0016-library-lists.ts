import type { Kysely } from 'kysely';
import { changedTypes } from '../library/version-1.ts';
import { upgradeOf } from '../library/version-2.ts';

interface Tables {
  block_content_models: {
    id: string;
    name: string;
    content_model: string;
    about: string;
    revision: number;
    shape: number;
  };
  blocks: { block_content_model: string; page: string; workspace: string };
  components: { block_content_model: string; workspace: string };
  pages: { id: string; live_version: number | null };
  page_versions: { page: string; version: number; blocks: string };
  content_history: Record<string, unknown>;
  plans: Record<string, unknown>;
}

/**
 * Version 2 of the library: lists instead of numbered fields and lines, and formatted text. Each type gets the plan that an
 * administrator could have made, as if it had just been applied; the server rewrites the rows in the background. The ids of
 * plans are fixed, so that no type gets two. A database without content needs new fields, and no plan.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const isUsed = await hasContent(db);
  for (const type of Object.keys(changedTypes) as (keyof typeof changedTypes)[]) {
    const stored = await db
      .selectFrom('block_content_models')
      .select(['id', 'name', 'content_model', 'about', 'revision', 'shape'])
      .where('id', '=', changedTypes[type].id)
      .executeTakeFirst();
    if (stored === undefined) continue;
    const before = JSON.parse(stored.content_model) as Parameters<typeof upgradeOf>[1];
    const upgrade = upgradeOf(type, before);
    if (upgrade === undefined) continue;
    const content_model = JSON.stringify(upgrade.fields);
    const change = db.updateTable('block_content_models').where('id', '=', stored.id);
    if (!isUsed) {
      await change.set({ content_model }).execute();
      continue;
    }
    const [now, shape] = [new Date().toISOString(), stored.shape + 1];
    await keepFormer(db, stored, now);
    await change.set({ content_model, shape, revision: stored.revision + 1 }).execute();
    await db
      .insertInto('plans')
      .values({
        id: planOf(stored.id),
        block_content_model: stored.id,
        model_revision: stored.revision,
        operations: JSON.stringify(upgrade.operations),
        decisions: JSON.stringify(upgrade.decisions),
        fields_before: stored.content_model,
        fields_after: content_model,
        state: 'running',
        // What sites read changes when somebody publishes, as ever.
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

/** The id of the plan for a type of the library. */
function planOf(model: string): string {
  return model.replace('-7a00-', '-7a02-');
}

async function hasContent(db: Kysely<Tables>): Promise<boolean> {
  const page = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
  const component = await db.selectFrom('components').select('workspace').limit(1).executeTakeFirst();
  return page !== undefined || component !== undefined;
}

/** The history has every state that a block type had. */
async function keepFormer(
  db: Kysely<Tables>,
  { id, name, content_model, about, revision }: Tables['block_content_models'],
  now: string,
): Promise<void> {
  await db
    .insertInto('content_history')
    .values({
      id: planOf(id),
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

/** How much the plan touches. */
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
    // The types that change belong to pages.
    components: 0,
    workspaces: blocks.workspaces,
  };
}

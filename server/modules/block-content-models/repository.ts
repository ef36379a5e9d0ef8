import { sql } from 'kysely';
import type { ModelUsage } from '../../../shared/wire/content.ts';
import type { Db } from '../../platform/database/database.ts';
import type { BlockContentModelRow } from '../../platform/database/schema.ts';

export function selectModels(db: Db, type: BlockContentModelRow['content_model_type'] | undefined) {
  const all = db.selectFrom('block_content_models').selectAll().orderBy('id');
  return (type === undefined ? all : all.where('content_model_type', '=', type)).execute();
}

export function selectModel(db: Db, id: string) {
  return db.selectFrom('block_content_models').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectModelsByIds(db: Db, ids: readonly string[]) {
  return db.selectFrom('block_content_models').selectAll().where('id', 'in', ids).execute();
}

export async function selectSlugs(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('block_content_models').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function isNameTaken(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('block_content_models')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

export function lockModel(tx: Db, id: string) {
  const model = tx.selectFrom('block_content_models').selectAll().where('id', '=', id);
  return model.forNoKeyUpdate().executeTakeFirst();
}

export function insertModel(db: Db, row: BlockContentModelRow) {
  return db.insertInto('block_content_models').values(row).execute();
}

export function updateModelRow(db: Db, row: BlockContentModelRow) {
  const { id, content_model_type, ...changes } = row;
  return db
    .updateTable('block_content_models')
    .set(changes)
    .where('id', '=', id)
    .where('content_model_type', '=', content_model_type)
    .execute();
}

/** Counts an edit of the live pages with blocks of this type, because publishing them again changes them. */
export function countEdits(tx: Db, id: string) {
  const shown = tx.selectFrom('blocks').select('page').where('block_content_model', '=', id);
  const pages = tx.selectFrom('pages').select('id').where('live_version', 'is not', null);
  return tx
    .updateTable('pages')
    .set((eb) => ({ edits: eb('edits', '+', 1) }))
    .where('id', 'in', pages.where('id', 'in', shown).orderBy('id').forNoKeyUpdate())
    .execute();
}

export function deleteModelRow(db: Db, id: string) {
  return db.deleteFrom('block_content_models').where('id', '=', id).execute();
}

/** The plans that gave a model a new schema version, including those undone since. */
export function selectSchemaPlans(db: Db, model: string) {
  return db
    .selectFrom('plans')
    .select(['id', 'operations', 'decisions', 'fields_before', 'shape', 'undo_shape'])
    .select(['applied_at', 'undone_at', 'applied_by', 'undone_by'])
    .where('block_content_model', '=', model)
    .where('shape', 'is not', null)
    .execute();
}

/** Identifies a block or component that another one of the same workspace and type copies. */
export interface OriginalKey {
  readonly kind: 'block' | 'component';
  readonly id: string;
  readonly workspace: string;
  readonly model: string;
}

export function selectOriginal(db: Db, { kind, id, workspace, model }: OriginalKey) {
  return db
    .selectFrom(kind === 'block' ? 'blocks' : 'components')
    .select(['id', 'block_content_model', 'data', 'shape'])
    .where('id', '=', id)
    .where('workspace', '=', workspace)
    .where('block_content_model', '=', model)
    .executeTakeFirst();
}

/** The last state of a deleted original. */
export function selectDeletedOriginal(db: Db, { kind, id, workspace, model }: OriginalKey) {
  return (
    db
      .selectFrom('content_history')
      .select(['data', 'replaced_at'])
      .where('workspace', '=', workspace)
      .where('source', '=', id)
      .where('source_kind', '=', kind)
      .where('block_content_model', '=', model)
      .orderBy('revision', 'desc')
      // A revision occurs twice if a plan was running: the last one has the schema version that the model had.
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The live versions of pages with unpublished changes. On all other live pages, the draft equals the live version. */
function changedPages(db: Db) {
  return db
    .selectFrom('pages')
    .innerJoin('page_versions as live', (join) =>
      join.onRef('live.page', '=', 'pages.id').onRef('live.version', '=', 'pages.live_version'),
    )
    .where((where) =>
      where.or([
        where('pages.published_edits', 'is', null),
        where('pages.edits', '<>', where.ref('pages.published_edits')),
      ]),
    );
}

/** Whether a live page shows a model that no draft uses. Texts in a version cannot match, because their quotes are escaped. */
export async function isShownLive(db: Db, id: string): Promise<boolean> {
  const shown = changedPages(db)
    .select('pages.id')
    .where('live.blocks', 'like', `%"block_content_model":"${id}"%`);
  return (await shown.limit(1).executeTakeFirst()) !== undefined;
}

/** The usage of each model, in one statement. Live pages are those whose draft uses it. */
export async function selectUsage(db: Db): Promise<ModelUsage[]> {
  const { rows } = await sql<ModelUsage>`
    select model.id, coalesce(used.blocks, 0) as blocks, coalesce(used.pages, 0) as pages,
      coalesce(used.live_pages, 0) as live_pages,
      (select count(*) from components where components.block_content_model = model.id) as components,
      (
        select count(*) from (
          select workspace from blocks where blocks.block_content_model = model.id
          union
          select workspace from components where components.block_content_model = model.id
        ) as places
      ) as workspaces
    from block_content_models as model
    left join (
      select blocks.block_content_model as model, count(*) as blocks, count(distinct blocks.page) as pages,
        count(distinct case when pages.live_version is not null then pages.id end) as live_pages
      from blocks inner join pages on pages.id = blocks.page
      group by blocks.block_content_model
    ) as used on used.model = model.id
    order by model.id`.execute(db);
  return rows;
}

/** All workspaces of an owner, or a single workspace. */
export type WorkspaceScope = { readonly owner: string } | { readonly workspace: string };

function columnOf(scope: WorkspaceScope) {
  return 'owner' in scope
    ? (['workspaces.owner', scope.owner] as const)
    : (['workspaces.id', scope.workspace] as const);
}

/** The ids and types of workspaces, which decide the models offered to them. */
export function selectWorkspacesIn(db: Db, scope: WorkspaceScope) {
  const [column, value] = columnOf(scope);
  return db.selectFrom('workspaces').select(['id', 'type']).where(column, '=', value).execute();
}

/**
 * Those of these models that blocks or components of these workspaces use. In a single workspace, also those that live
 * pages show, although their drafts may not.
 */
export async function selectUsedModels(
  db: Db,
  models: readonly string[],
  scope: WorkspaceScope,
): Promise<ReadonlySet<string>> {
  if (models.length === 0) return new Set();
  const [column, value] = columnOf(scope);
  const usesIn = (table: 'blocks' | 'components') =>
    db
      .selectFrom(table)
      .innerJoin('workspaces', 'workspaces.id', `${table}.workspace`)
      .select('block_content_model as model')
      .where('block_content_model', 'in', models)
      .where(column, '=', value);
  const used = usesIn('blocks').union(usesIn('components'));
  const all = 'workspace' in scope ? used.union(shownLive(db, models, scope.workspace)) : used;
  return new Set((await all.execute()).map(({ model }) => model));
}

function shownLive(db: Db, models: readonly string[], workspace: string) {
  return db
    .selectFrom('block_content_models as model')
    .select('model.id as model')
    .where('model.id', 'in', models)
    .where(({ exists, ref }) =>
      exists(
        changedPages(db)
          .select('pages.id')
          .where('pages.workspace', '=', workspace)
          .where(
            'live.blocks',
            'like',
            sql<string>`'%"block_content_model":"' || ${ref('model.id')} || '"%'`,
          ),
      ),
    );
}

/** The former states of a model in a range of revisions, and who replaced them. */
export function selectStates(db: Db, id: string, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('content_history as state')
    .leftJoin('users', 'users.id', 'state.replaced_by')
    .select(['state.revision', 'state.data', 'state.replaced_at', 'state.replaced_by'])
    .select(['users.name as editor_name', 'users.email as editor_email'])
    .where('state.workspace', 'is', null)
    .where('state.source', '=', id)
    .where('state.revision', '>=', from)
    .where('state.revision', '<=', to)
    .execute();
}

import type { Db } from '../../platform/database/database.ts';

export type ContentTable = 'blocks' | 'components';

/** Some rows of a block type after this one, by id. */
export async function selectContent(
  db: Db,
  table: ContentTable,
  at: { model: string; after: string; limit: number },
) {
  const found = await db
    .selectFrom(table)
    .selectAll()
    .where('block_content_model', '=', at.model)
    .where('id', '>', at.after)
    .orderBy('id')
    .limit(at.limit)
    .execute();
  return found.map((row) => ({ ...row, page: 'page' in row ? row.page : null }));
}

export function selectContentByIds(db: Db, table: ContentTable, ids: readonly string[]) {
  return db
    .selectFrom(table)
    .select(['id', 'block_content_model', 'data', 'revision', 'shape'])
    .where('id', 'in', ids)
    .execute();
}

/** The titles of these pages or workspaces, by id. */
export async function selectTitles(
  db: Db,
  table: 'pages' | 'workspaces',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Some rows of a block type that do not have this schema version yet, by id. */
export function selectBehind(
  db: Db,
  table: ContentTable,
  at: { model: string; shape: number; limit: number },
) {
  return db
    .selectFrom(table)
    .select(`${table}.id`)
    .where('block_content_model', '=', at.model)
    .where('shape', '<', at.shape)
    .orderBy(`${table}.shape`)
    .orderBy(`${table}.id`)
    .limit(at.limit)
    .execute();
}

/** The pages of these blocks, locked until the transaction ends, in order of id. */
export function lockPagesOf(tx: Db, blocks: readonly string[]) {
  const pages = tx.selectFrom('blocks').select('page').where('id', 'in', blocks);
  return tx.selectFrom('pages').selectAll().where('id', 'in', pages).orderBy('id').forNoKeyUpdate().execute();
}

/** Pages, locked until the transaction ends, in order of id. */
export function lockPages(tx: Db, ids: readonly string[]) {
  return tx.selectFrom('pages').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** The rows among these that do not have the schema version yet, locked until the transaction ends. */
export async function lockBehind(
  tx: Db,
  { table, ids, shape }: { table: ContentTable; ids: readonly string[]; shape: number },
) {
  const found = await tx
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', ids)
    .where('shape', '<', shape)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return found.map((row) => ({ ...row, page: 'page' in row ? row.page : null }));
}

export function rewriteContentRow(
  tx: Db,
  table: ContentTable,
  { id, workspace, data, shape }: { id: string; workspace: string; data: string; shape: number },
) {
  const row = tx.updateTable(table).where('id', '=', id).where('workspace', '=', workspace);
  return row.set({ data, shape }).execute();
}

/** Counts an edit; also as published if it goes live at once. */
export function updateRewrittenPage(
  tx: Db,
  change: { id: string; data_bytes: number; edits: number; published_edits: number | null },
) {
  const { id, ...columns } = change;
  return tx.updateTable('pages').set(columns).where('id', '=', id).execute();
}

/**
 * Searches some live pages after this one, by id, for blocks of this type. Versions name the types of their blocks by id.
 * Returns those found and the last id searched; undefined if there are no more pages.
 */
export async function selectShowing(db: Db, at: { model: string; after: string; limit: number }) {
  const searched = await db
    .selectFrom('pages')
    .select('id')
    .where('live_version', 'is not', null)
    .where('id', '>', at.after)
    .orderBy('id')
    .limit(at.limit)
    .execute();
  const ids = searched.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  const pages = await db
    .selectFrom('pages')
    .innerJoin('page_versions as live', (join) =>
      join.onRef('live.page', '=', 'pages.id').onRef('live.version', '=', 'pages.live_version'),
    )
    .select(['pages.id', 'pages.workspace', 'pages.live_version'])
    .where('pages.id', 'in', ids)
    .where('live.blocks', 'like', `%"${at.model}"%`)
    .orderBy('pages.id')
    .execute();
  return { pages, last };
}

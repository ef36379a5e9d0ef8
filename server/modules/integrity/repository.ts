import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/errors.ts';

/** The columns that hold JSON, by table. */
export const jsonColumns = {
  workspaces: 'tags',
  block_content_models: 'content_model',
  blocks: 'data',
  components: 'data',
  content_history: 'data',
  accesses: 'allowed_origins',
} as const;

/** A table with an id and a column of JSON. */
export type JsonTable = keyof typeof jsonColumns;

/** A JSON text and the record that it belongs to. */
export interface JsonRow {
  readonly id: string;
  readonly json: string;
}

/** Rows read at once: a block may hold a quarter of a megabyte. */
const batch = 200;

/** What SQLite's own check of the whole file found. */
export async function readFileDamage(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(100)`.execute(db);
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Rows whose parent is missing. PostgreSQL lets no such row exist. */
export async function readOrphans(
  db: Db,
  dialect: Dialect,
): Promise<readonly { readonly table: string; readonly parent: string; readonly rowid: number | null }[]> {
  if (dialect === 'postgres') return [];
  return (
    await sql<{
      table: string;
      parent: string;
      rowid: number | null;
    }>`PRAGMA foreign_key_check`.execute(db)
  ).rows;
}

export async function selectJson(db: Db, table: JsonTable, after: string): Promise<JsonRow[]> {
  const { rows } = await sql<JsonRow>`
    select id, ${sql.ref(jsonColumns[table])} as json from ${sql.table(table)}
    where id > ${after} order by id limit ${batch}`.execute(db);
  return rows;
}

/** A published version of a page. */
export interface VersionRow {
  readonly page: string;
  readonly version: number;
  readonly json: string;
}

export function selectVersions(db: Db, after: Pick<VersionRow, 'page' | 'version'>): Promise<VersionRow[]> {
  return db
    .selectFrom('page_versions')
    .select(['page', 'version', 'blocks as json'])
    .where((eb) =>
      eb.or([eb('page', '>', after.page), eb('page', '=', after.page).and('version', '>', after.version)]),
    )
    .orderBy('page')
    .orderBy('version')
    .limit(20)
    .execute();
}

/** Live pages without the version that visitors should see. */
export async function selectPagesWithoutVersion(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('page_versions as live', (join) =>
      join.onRef('live.page', '=', 'pages.id').onRef('live.version', '=', 'pages.live_version'),
    )
    .select('pages.id')
    .where('pages.live_version', 'is not', null)
    .where('live.page', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Content of a block or a component, its model, and what the database says it refers to. */
export interface ContentRow extends JsonRow {
  readonly block_content_model: string;
}

export function selectContent(db: Db, table: 'blocks' | 'components', after: string): Promise<ContentRow[]> {
  return db
    .selectFrom(table)
    .select(['id', 'data as json', 'block_content_model'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** The references of these sources. */
export function selectReferencesOf(db: Db, sources: readonly string[]) {
  return db
    .selectFrom('content_references')
    .select(['source', 'target_kind', 'target'])
    .where('source', 'in', sources)
    .execute();
}

/** The sources of references that are no block, component, page or workspace. */
export async function selectLostSources(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_references as reference')
    .leftJoin('blocks', 'blocks.id', 'reference.source')
    .leftJoin('components', 'components.id', 'reference.source')
    .leftJoin('pages', 'pages.id', 'reference.source')
    .leftJoin('workspaces', 'workspaces.id', 'reference.source')
    .select('reference.source')
    .distinct()
    .where('blocks.id', 'is', null)
    .where('components.id', 'is', null)
    .where('pages.id', 'is', null)
    .where('workspaces.id', 'is', null)
    .execute();
  return rows.map(({ source }) => source);
}

/** References whose picture or page is gone: allowed, because a removal can be forced. */
export function selectLostTargets(db: Db) {
  return db
    .selectFrom('content_references as reference')
    .leftJoin('media', 'media.id', 'reference.target')
    .leftJoin('pages', 'pages.id', 'reference.target')
    .select(['reference.source', 'reference.target_kind', 'reference.target'])
    .where('media.id', 'is', null)
    .where('pages.id', 'is', null)
    .execute();
}

export function selectPictures(db: Db, after: string) {
  return db
    .selectFrom('media')
    .select(['id', 'file', 'bytes'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1000)
    .execute();
}

export async function isKnownFile(db: Db, file: string): Promise<boolean> {
  const media = db.selectFrom('media').select('file').where('file', '=', file);
  const noted = db.selectFrom('unsettled_files').select('file').where('file', '=', file);
  return (await media.unionAll(noted).executeTakeFirst()) !== undefined;
}

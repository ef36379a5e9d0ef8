import { sql } from 'kysely';
import { imagesOfSize } from '../../../shared/image-sizes.ts';
import type { Db } from '../../platform/database/database.ts';
import { dialectOf } from '../../platform/database/dialect.ts';
import { inSteps, type Row, type Table } from '../../platform/database/tables.ts';

export type ContentTable = 'blocks' | 'components';

/** The results of SQLite's own check of the whole file. */
export async function readFileDamage(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(100)`.execute(db);
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Rows whose parent is missing. PostgreSQL prevents such rows. */
export async function readOrphans(
  db: Db,
): Promise<readonly { readonly table: string; readonly parent: string; readonly rowid: number | null }[]> {
  if (dialectOf(db) === 'postgres') return [];
  return (
    await sql<{
      table: string;
      parent: string;
      rowid: number | null;
    }>`PRAGMA foreign_key_check`.execute(db)
  ).rows;
}

/** Reads every row of a table, in steps of bounded size. */
export async function scanTable(
  db: Db,
  table: Table,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const scan = (from: Db) => inSteps(from, table, work);
  if (dialectOf(db) === 'sqlite') return scan(db);
  await db.transaction().setAccessMode('read only').execute(scan);
}

/** Live pages whose live version is missing. */
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

/** The revision of a block or a component; undefined if it is gone. */
export async function selectRevision(db: Db, table: ContentTable, id: string): Promise<number | undefined> {
  const row = await db.selectFrom(table).select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision;
}

export function selectReferencesOf(db: Db, sources: readonly string[]) {
  return db
    .selectFrom('content_references')
    .select(['source', 'target_kind', 'target'])
    .where('source', 'in', sources)
    .execute();
}

/** The sources of references that do not exist: no block, component, page, workspace or design of their workspace. */
export async function selectLostSources(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_references as reference')
    .leftJoin('blocks', 'blocks.id', 'reference.source')
    .leftJoin('components', 'components.id', 'reference.source')
    .leftJoin('pages', 'pages.id', 'reference.source')
    .leftJoin('workspaces', 'workspaces.id', 'reference.source')
    .select(['reference.source', 'reference.workspace'])
    .distinct()
    .where('blocks.id', 'is', null)
    .where('components.id', 'is', null)
    .where('pages.id', 'is', null)
    .where('workspaces.id', 'is', null)
    .execute();
  // `<workspace>:<image>` is the source of references from a design.
  return rows.flatMap(({ source, workspace }) => (source.startsWith(`${workspace}:`) ? [] : [source]));
}

/** References to deleted images or pages, which are allowed, because a removal can be forced. */
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

export function selectImages(db: Db, after: string) {
  return db
    .selectFrom('media')
    .select(['id', 'file', 'bytes'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1000)
    .execute();
}

export async function isFileOfImage(db: Db, file: string): Promise<boolean> {
  return (
    (await db.selectFrom('media').select('file').where('file', '=', file).executeTakeFirst()) !== undefined
  );
}

/** Whether an image has this file, also as a smaller size, or it is being uploaded or removed. */
export async function isKnownFile(db: Db, file: string): Promise<boolean> {
  const media = db
    .selectFrom('media')
    .select('file')
    .where('file', 'in', [file, ...imagesOfSize(file)]);
  const noted = db.selectFrom('unsettled_files').select('file').where('file', '=', file);
  return (await media.unionAll(noted).executeTakeFirst()) !== undefined;
}

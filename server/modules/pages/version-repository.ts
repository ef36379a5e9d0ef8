import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inserts } from '../../platform/database/records.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import { readWindow, type Window } from '../../platform/database/window.ts';

export const insertVersion = inserts('page_versions');

/** The newest version of a page, without its content. */
export function selectLastVersion(db: Db, page: string) {
  return db
    .selectFrom('page_versions')
    .select(['version', 'title', 'url_path'])
    .select((eb) => eb.fn<number>('octet_length', ['blocks']).as('bytes'))
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Versions with their publishers, newest first, without their content. */
export function listVersions(db: Db, page: string, window: Window) {
  return readWindow(versions(db).where('page', '=', page).orderBy('version', 'desc'), window);
}

export function selectVersion(db: Db, page: string, version: number) {
  return versions(db)
    .select('page_versions.blocks')
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The bytes of a published version, if this user owns the workspace. */
export const selectVersionBytes = prepareFirst(
  (db: Db, { owner, page, version }: { owner: string; page: string; version: number }) =>
    db
      .selectFrom('page_versions')
      .innerJoin('workspaces', 'workspaces.id', 'page_versions.workspace')
      .select(['page_versions.workspace', 'page_versions.title', 'url_path'])
      .select(sql<number>`octet_length(blocks)`.as('bytes'))
      .where('page', '=', page)
      .where('version', '=', version)
      .where('workspaces.owner', '=', owner),
);

function versions(db: Db) {
  return db
    .selectFrom('page_versions')
    .leftJoin('users as publisher', 'publisher.id', 'page_versions.published_by')
    .select([
      'version',
      'title',
      'url_path',
      'published_at',
      'published_by',
      'publisher.name as publisher_name',
      'publisher.email as publisher_email',
    ]);
}

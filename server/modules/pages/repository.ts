import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inserts, updates, workspacesOf } from '../../platform/database/records.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { sortedLists } from '../../platform/database/sorted-list.ts';
import { containsText } from '../../platform/database/text-order.ts';
import type { Part, Window } from '../../platform/database/window.ts';

/** A page with the extra columns of its answer. */
export interface PageRecord extends PageRow {
  creator_name: string | null;
  creator_email: string | null;
  editor_name: string | null;
  editor_email: string | null;
  /** 1 while another page or a component links to it. */
  linked: number;
}

export interface PageFilter {
  readonly workspace: string;
  readonly column: 'title_folded' | 'url_path' | 'last_update' | 'id';
  readonly direction: 'asc' | 'desc';
  readonly text: string;
}

const lists = sortedLists((_order: Pick<PageFilter, 'column' | 'direction'>) => ({
  table: 'pages' as const,
  isIndexed: true,
  rows: (db, { workspace }: { workspace: string }) =>
    db.selectFrom('pages').where('pages.workspace', '=', workspace),
  records: (db, { workspace }: { workspace: string }) => records(db).where('pages.workspace', '=', workspace),
}));

/** The pages of a workspace; with a folded text, those whose title or path contains it. */
export function listPages(
  db: Db,
  { workspace, column, direction, text }: PageFilter,
  window: Window,
): Promise<Part<PageRecord>> {
  const inTitle = containsText(sql.ref<string>('pages.title_folded'), text);
  const inPath = containsText(sql.ref<string>('pages.url_path'), text);
  const matches = text === '' ? undefined : sql<boolean>`${inTitle} or ${inPath}`;
  return lists({ column, direction })(db, { values: { workspace }, window, matches });
}

/** The page, if this user owns its workspace. */
export function selectPage(db: Db, owner: string, id: string): Promise<PageRecord | undefined> {
  return records(db)
    .where('pages.id', '=', id)
    .where('pages.workspace', 'in', workspacesOf(db, owner))
    .executeTakeFirst();
}

/** The bytes of a page's block data, if this user owns its workspace. */
export const selectPageBytes = prepareFirst((db: Db, { owner, id }: { owner: string; id: string }) =>
  db
    .selectFrom('pages')
    .innerJoin('workspaces', 'workspaces.id', 'pages.workspace')
    .select('data_bytes as bytes')
    .where('pages.id', '=', id)
    .where('workspaces.owner', '=', owner),
);

/** The subset of these paths that pages of the workspace use. */
export async function selectTakenPaths(
  db: Db,
  workspace: string,
  prefix: string,
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('pages')
    .select('url_path')
    .where('workspace', '=', workspace)
    .where(containsText(sql.ref<string>('url_path'), prefix))
    .execute();
  return new Set(found.map((row) => row.url_path));
}

export const insertPage = inserts('pages');

export const updatePageRow = updates('pages');

/** Records a page's old path. It belongs to the last page that left it. */
export function insertFormerPath(
  db: Db,
  row: { workspace: string; url_path: string; page: string; created_at: string },
) {
  return db
    .insertInto('former_paths')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['workspace', 'url_path']).doUpdateSet({ page: row.page, created_at: row.created_at }),
    )
    .execute();
}

export function deleteFormerPath(db: Db, workspace: string, page: string, url_path: string) {
  return db
    .deleteFrom('former_paths')
    .where('workspace', '=', workspace)
    .where('url_path', '=', url_path)
    .where('page', '=', page)
    .execute();
}

function records(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('users as creator', 'creator.id', 'pages.created_by')
    .leftJoin('users as editor', 'editor.id', 'pages.last_update_by')
    .selectAll('pages')
    .select([
      'creator.name as creator_name',
      'creator.email as creator_email',
      'editor.name as editor_name',
      'editor.email as editor_email',
    ])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('content_references as reference')
              .select('reference.target')
              .whereRef('reference.workspace', '=', 'pages.workspace')
              .where('reference.target_kind', '=', 'page')
              .whereRef('reference.target', '=', 'pages.id')
              .where((link) =>
                link.or([
                  link('reference.source_page', 'is', null),
                  link('reference.source_page', '!=', link.ref('pages.id')),
                ]),
              ),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('linked'),
    );
}

import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inserts, updates, workspacesOf } from '../../platform/database/records.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { prepare, prepareFirst } from '../../platform/database/prepared.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { type Candidate, comesAfter, inOrder, type TableOrder } from '../../platform/database/table-order.ts';
import { containsText } from '../../platform/database/text-order.ts';
import type { Window } from '../../platform/database/window.ts';

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
}

/** One part of a list of pages. Pages before it are skipped in an index. */
export function selectPages(
  db: Db,
  dialect: Dialect,
  filter: PageFilter,
  window: Window,
): Promise<PageRecord[]> {
  const { workspace } = filter;
  if (filter.column === 'id' && filter.direction === 'asc') return oldestPages(db, { workspace, ...window });
  return recordsAt(db, dialect, { ...filter, ...window }).execute();
}

/** The default list of the editor. */
const oldestPages = prepare(
  (db: Db, wanted: { workspace: string; limit: number; offset: number }, dialect) => {
    const { workspace, limit, offset } = wanted;
    return recordsAt(db, dialect, { workspace, limit, offset, column: 'id', direction: 'asc' });
  },
);

function recordsAt(db: Db, dialect: Dialect, wanted: PageFilter & Window) {
  return inOrder(records(db).where('pages.id', 'in', idsAt(db, dialect, wanted)), dialect, orderOf(wanted));
}

export async function selectPageIds(
  db: Db,
  dialect: Dialect,
  filter: PageFilter,
  window: Window,
): Promise<string[]> {
  const found = await idsAt(db, dialect, { ...filter, ...window }).execute();
  return found.map(({ id }) => id);
}

function idsAt(db: Db, dialect: Dialect, wanted: PageFilter & Window) {
  const pages = db.selectFrom('pages').select('pages.id').where('pages.workspace', '=', wanted.workspace);
  return inOrder(pages, dialect, orderOf(wanted)).limit(wanted.limit).offset(wanted.offset);
}

/** These pages, in the order of the filter. */
export function selectPagesById(db: Db, dialect: Dialect, filter: PageFilter, ids: readonly string[]) {
  return inOrder(records(db).where('pages.id', 'in', ids), dialect, orderOf(filter)).execute();
}

/** The next pages in the order of the filter, and whether title or path contain the folded text. */
export function selectCandidates(
  db: Db,
  dialect: Dialect,
  filter: PageFilter,
  { text, after, limit }: { text: string; after: Candidate | undefined; limit: number },
): Promise<Candidate[]> {
  const { workspace, column } = filter;
  const inTitle = containsText(sql.ref<string>('pages.title_folded'), text);
  const inPath = containsText(sql.ref<string>('pages.url_path'), text);
  const next = db
    .selectFrom('pages')
    .select(['pages.id', sql<string>`${sql.ref(`pages.${column}`)}`.as('key')])
    .select(sql<0 | 1>`case when ${inTitle} or ${inPath} then 1 else 0 end`.as('matches'))
    .where('pages.workspace', '=', workspace);
  const rest = after === undefined ? next : next.where(comesAfter(orderOf(filter), dialect, after));
  return inOrder(rest, dialect, orderOf(filter)).limit(limit).execute();
}

export const countPages = prepareFirst((db: Db, { workspace }: { workspace: string }) =>
  db
    .selectFrom('pages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace', '=', workspace),
);

function orderOf({ column, direction }: Pick<PageFilter, 'column' | 'direction'>): TableOrder {
  return { table: 'pages', column, direction };
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

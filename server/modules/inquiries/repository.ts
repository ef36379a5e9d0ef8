import type { Db } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { kept } from '../../platform/database/row-lock.ts';
import type { InquiryRow } from '../../platform/database/schema.ts';
import type { Window } from '../../platform/window.ts';

export function insertInquiry(db: Db, row: InquiryRow) {
  return db.insertInto('inquiries').values(row).execute();
}

/** The page, if it is in this workspace; locked against removal until the transaction ends. */
export function keepPage(tx: Db, dialect: Dialect, { workspace, page }: { workspace: string; page: string }) {
  const query = tx.selectFrom('pages').select('id').where('id', '=', page).where('workspace', '=', workspace);
  return kept(query, dialect).executeTakeFirst();
}

/** Newest first. */
export function selectInquiries(db: Db, workspace: string, window: Window) {
  return withPage(db)
    .where('inquiries.workspace', '=', workspace)
    .orderBy('inquiries.created_at', 'desc')
    .orderBy('inquiries.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function countInquiries(db: Db, workspace: string) {
  return db
    .selectFrom('inquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace', '=', workspace)
    .executeTakeFirstOrThrow();
}

/** The inquiry, if this user owns its workspace and it is the given one, if any. */
export function selectInquiry(
  db: Db,
  { owner, id, workspace }: { owner: string; id: string; workspace: string | undefined },
) {
  return withPage(db)
    .innerJoin('workspaces', 'workspaces.id', 'inquiries.workspace')
    .where('inquiries.id', '=', id)
    .where('workspaces.owner', '=', owner)
    .$if(workspace !== undefined, (query) => query.where('inquiries.workspace', '=', workspace ?? ''))
    .executeTakeFirst();
}

export function updateInquiry(db: Db, workspace: string, id: string, changes: Partial<InquiryRow>) {
  return db
    .updateTable('inquiries')
    .set(changes)
    .where('id', '=', id)
    .where('workspace', '=', workspace)
    .execute();
}

export function deleteInquiryRow(db: Db, workspace: string, id: string) {
  return db.deleteFrom('inquiries').where('id', '=', id).where('workspace', '=', workspace).execute();
}

/** A page that is being removed is in another workspace. */
function withPage(db: Db) {
  return db
    .selectFrom('inquiries')
    .leftJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'inquiries.page').onRef('pages.workspace', '=', 'inquiries.workspace'),
    )
    .selectAll('inquiries')
    .select(['pages.url_path as page_url_path', 'pages.title as page_title']);
}

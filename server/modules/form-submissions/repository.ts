import type { Db } from '../../platform/database/database.ts';
import { deletes, inserts, updates } from '../../platform/database/records.ts';
import { countRows, readWindow, type Window } from '../../platform/database/window.ts';

export const insertFormSubmission = inserts('inquiries');

/** The page, if it is in this workspace; locked against removal until the transaction ends. */
export function lockPage(tx: Db, { workspace, page }: { workspace: string; page: string }) {
  const query = tx.selectFrom('pages').select('id').where('id', '=', page).where('workspace', '=', workspace);
  return query.forKeyShare().executeTakeFirst();
}

export interface FormSubmissionFilter {
  readonly workspace: string;
  readonly spam: boolean;
}

/** Newest first. */
export function listFormSubmissions(db: Db, { workspace, spam }: FormSubmissionFilter, window: Window) {
  const found = withPage(db)
    .where('inquiries.workspace', '=', workspace)
    .where('inquiries.spam_at', spam ? 'is not' : 'is', null)
    .orderBy('inquiries.created_at', 'desc')
    .orderBy('inquiries.id', 'desc');
  return readWindow(found, window);
}

export function countSpam(db: Db, workspace: string) {
  return countRows(
    db.selectFrom('inquiries').where('workspace', '=', workspace).where('spam_at', 'is not', null),
  );
}

/** The submission, if this user owns its workspace and it is the given one, if any. */
export function selectFormSubmission(
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

export const updateFormSubmission = updates('inquiries');

/** Returns whether it existed. */
export const deleteFormSubmissionRow = deletes('inquiries');

/** Deletes the oldest spam of a workspace and returns it. */
export function deleteOldestSpam(tx: Db, workspace: string, limit: number) {
  const oldest = tx
    .selectFrom('inquiries')
    .select('id')
    .where('workspace', '=', workspace)
    .where('spam_at', 'is not', null)
    .orderBy('created_at')
    .limit(limit);
  return tx
    .deleteFrom('inquiries')
    .where('id', 'in', oldest)
    .where('spam_at', 'is not', null)
    .returning(['name', 'email', 'message'])
    .execute();
}

/** Deletes a message that is still spam; returns whether it existed. */
export async function deleteSpam(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('inquiries')
    .where('id', '=', id)
    .where('spam_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Spam of all workspaces that was marked before this time. */
export function selectOldSpam(db: Db, before: string, limit: number) {
  return db.selectFrom('inquiries').selectAll().where('spam_at', '<', before).limit(limit).execute();
}

/** The address of the owner of a workspace, and the language of its site. */
export function selectOwner(db: Db, workspace: string) {
  return db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .select(['users.email', 'workspaces.site_language as language'])
    .where('workspaces.id', '=', workspace)
    .executeTakeFirst();
}

/** Leaves out a page that is being removed. */
function withPage(db: Db) {
  return db
    .selectFrom('inquiries')
    .leftJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'inquiries.page').onRef('pages.workspace', '=', 'inquiries.workspace'),
    )
    .selectAll('inquiries')
    .select(['pages.url_path as page_url_path', 'pages.title as page_title']);
}

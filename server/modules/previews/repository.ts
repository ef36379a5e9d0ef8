import type { Db } from '../../platform/database/database.ts';
import { inserts, workspacesOf } from '../../platform/database/records.ts';
import { countRows, readWindow, type Window } from '../../platform/database/window.ts';

export const insertLink = inserts('preview_links');

interface OfPage {
  readonly workspace: string;
  readonly page: string;
}

/** The links to a page with their creators, the newest first. */
export function listLinks(db: Db, { workspace, page }: OfPage, window: Window) {
  const links = db
    .selectFrom('preview_links as link')
    .leftJoin('users as creator', 'creator.id', 'link.created_by')
    .select(['link.id', 'link.page', 'link.created_at', 'link.created_by'])
    .select(['link.expires_at', 'link.last_opened_at'])
    .select(['creator.name as creator_name', 'creator.email as creator_email'])
    .where('link.workspace', '=', workspace)
    .where('link.page', '=', page);
  return readWindow(links.orderBy('link.id', 'desc'), window);
}

/** The number of links to a page that expire after a given time. */
export function countLinks(db: Db, { workspace, page }: OfPage, after: string) {
  const links = db.selectFrom('preview_links').where('workspace', '=', workspace).where('page', '=', page);
  return countRows(links.where('expires_at', '>', after));
}

/** Deletes a link, if this user owns its workspace; returns whether it existed. */
export async function deleteLink(db: Db, owner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .where('workspace', 'in', workspacesOf(db, owner))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The page of a valid link, unless the owner of its workspace is blocked or its site was taken down. */
export function selectShownPage(db: Db, { token_hash, now }: { token_hash: string; now: string }) {
  return db
    .selectFrom('preview_links as link')
    .innerJoin('pages', 'pages.id', 'link.page')
    .innerJoin('workspaces', 'workspaces.id', 'link.workspace')
    .innerJoin('users as owner', 'owner.id', 'workspaces.owner')
    .select(['pages.id', 'pages.workspace', 'pages.title', 'pages.url_path', 'pages.data_bytes'])
    .select(['link.id as link', 'link.expires_at', 'link.last_opened_at'])
    .where('link.token_hash', '=', token_hash)
    .where('link.expires_at', '>', now)
    .where('owner.blocked_at', 'is', null)
    .where('workspaces.site_taken_down_at', 'is', null)
    .executeTakeFirst();
}

export function updateLinkOpened(db: Db, link: { id: string; workspace: string; at: string }) {
  return db
    .updateTable('preview_links')
    .set({ last_opened_at: link.at })
    .where('id', '=', link.id)
    .where('workspace', '=', link.workspace)
    .execute();
}

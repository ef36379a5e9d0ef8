import type { Db } from '../../platform/database/database.ts';
import { inserts, isChanging, type Changes } from '../../platform/database/records.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { containsText } from '../../platform/database/text-order.ts';
import { countRows, readWindow, type Window } from '../../platform/database/window.ts';

/** A workspace with its counts and its social image. */
export interface CountedWorkspaceRow extends WorkspaceRow {
  page_count: number;
  unread_inquiry_count: number;
  seo_media: string | null;
  seo_file: string | null;
}

export const insertWorkspace = inserts('workspaces');

/** Locks the account, so that its workspaces are created one after another; false if it is gone. */
export async function lockOwner(tx: Db, id: string): Promise<boolean> {
  const query = tx.selectFrom('users').select('id').where('id', '=', id).where('removed_at', 'is', null);
  return (await query.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export const selectWorkspace = prepareFirst((db: Db, { owner, id }: { owner: string; id: string }) =>
  db.selectFrom('workspaces').selectAll().where('id', '=', id).where('owner', '=', owner),
);

/** Serialises changes to one workspace by locking it until the transaction ends. */
export function lockOwnWorkspace(tx: Db, owner: string, id: string): Promise<WorkspaceRow | undefined> {
  const query = tx.selectFrom('workspaces').selectAll().where('id', '=', id).where('owner', '=', owner);
  return query.forNoKeyUpdate().executeTakeFirst();
}

export function selectCountedWorkspace(
  db: Db,
  owner: string,
  id: string,
): Promise<CountedWorkspaceRow | undefined> {
  return counted(db, owner).where('workspaces.id', '=', id).executeTakeFirst();
}

export function listWorkspaces(db: Db, owner: string, window: Window) {
  return readWindow(counted(db, owner).orderBy('workspaces.id'), window);
}

export function countWorkspaces(db: Db, owner: string) {
  return countRows(db.selectFrom('workspaces').where('owner', '=', owner));
}

/** Filters by a folded text in name or owner, and optionally by ids. */
export interface NameFilter {
  readonly search: string;
  readonly ids: readonly string[] | undefined;
}

/** All workspaces but those being removed, the oldest first. */
export function listNames(db: Db, { search, ids }: NameFilter, window: Window) {
  const named = db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .select(['workspaces.id', 'workspaces.type', 'workspaces.title'])
    .select(['users.id as owner', 'users.name as owner_name', 'users.email as owner_email'])
    .where('users.removed_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('workspaces.id', 'in', ids ?? []))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          containsText(eb.ref('workspaces.title_folded'), search),
          containsText(eb.ref('users.search_folded'), search),
        ]),
      ),
    )
    .orderBy('workspaces.id');
  return readWindow(named, window);
}

export function selectTags(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .select(['id', 'tags'])
    .where('owner', '=', owner)
    .orderBy('id')
    .execute();
}

/** The slugs of sites that begin with this one. */
export async function selectSlugs(db: Db, base: string): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('workspaces')
    .select('site_slug')
    .where('site_slug', 'like', `${base}%`)
    .execute();
  return new Set(found.map(({ site_slug }) => site_slug));
}

export async function isSlugTaken(db: Db, id: string, slug: string): Promise<boolean> {
  const query = db.selectFrom('workspaces').select('id').where('id', '!=', id).where('site_slug', '=', slug);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function updateWorkspace(db: Db, id: string, changes: Changes<WorkspaceRow>): Promise<void> {
  // Every write of a workspace evicts the cached pages of its site.
  if (!isChanging(changes)) return;
  await db.updateTable('workspaces').set(changes).where('id', '=', id).execute();
}

/** The workspace, if this user owns it; locked until the transaction ends, which blocks additions to it. */
export function lockWorkspaceForRemoval(tx: Db, owner: string, id: string) {
  const query = tx.selectFrom('workspaces').select('id').where('id', '=', id).where('owner', '=', owner);
  return query.forUpdate().executeTakeFirst();
}

function counted(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .leftJoin('content_references as image', (join) =>
      join.onRef('image.source', '=', 'workspaces.id').on('image.target_kind', '=', 'media'),
    )
    .leftJoin('media', (join) =>
      join.onRef('media.id', '=', 'image.target').onRef('media.workspace', '=', 'workspaces.id'),
    )
    .selectAll('workspaces')
    .select(['media.id as seo_media', 'media.file as seo_file'])
    .select((eb) =>
      eb
        .selectFrom('pages')
        .whereRef('pages.workspace', '=', 'workspaces.id')
        .select((pages) => pages.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('page_count'),
    )
    .select((eb) =>
      eb
        .selectFrom('inquiries')
        .whereRef('inquiries.workspace', '=', 'workspaces.id')
        .where('inquiries.read_at', 'is', null)
        .where('inquiries.spam_at', 'is', null)
        .select((submissions) => submissions.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('unread_inquiry_count'),
    )
    .where('workspaces.owner', '=', owner);
}

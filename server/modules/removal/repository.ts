import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deletes, inserts } from '../../platform/database/records.ts';
import { deleteSome, firstRows, type Budget } from '../../platform/database/delete-some.ts';
import type { Schema, UserRow } from '../../platform/database/schema.ts';

/** The rows of a table that belong to a record. */
export interface Part {
  readonly table: keyof Schema;
  /** The column with the id of the record. */
  readonly column: string;
  /** The column with most of their bytes. */
  readonly bytes?: string;
}

/** Deletes rows of a record within the budget; returns whether all are deleted. */
export function deletePart(tx: Db, budget: Budget, { column, ...part }: Part, id: string) {
  return deleteSome(tx, { ...part, budget, where: sql<boolean>`${sql.ref(column)} = ${id}` });
}

/** Detaches form submissions from their page within the budget; returns whether all are detached. */
export async function detachFormSubmissions(tx: Db, budget: Budget, page: string): Promise<boolean> {
  const ofPage = { table: 'inquiries', where: sql<boolean>`page = ${page}` } as const;
  const { numUpdatedRows } = await tx
    .updateTable('inquiries')
    .set({ page: null })
    .where(firstRows(tx, ofPage, budget.rows))
    .executeTakeFirstOrThrow();
  budget.rows -= Number(numUpdatedRows);
  return budget.rows > 0;
}

export function selectImages(tx: Db, workspace: string, limit: number) {
  return tx
    .selectFrom('media')
    .select(['id', 'file', 'width'])
    .where('workspace', '=', workspace)
    .limit(limit)
    .execute();
}

export function deleteImages(tx: Db, workspace: string, ids: readonly string[]) {
  return tx.deleteFrom('media').where('workspace', '=', workspace).where('id', 'in', ids).execute();
}

/** The records of an account or a workspace. */
export interface Children {
  readonly table: 'workspaces' | 'pages' | 'accesses';
  readonly column: 'owner' | 'workspace';
  readonly id: string;
}

/** Locks the first of these records, which blocks additions to it. */
export async function lockFirst(tx: Db, { table, column, id }: Children): Promise<string | undefined> {
  const isChild = sql<boolean>`${sql.ref(column)} = ${id}`;
  const query = tx.selectFrom(table).select(`${table}.id`).where(isChild).limit(1);
  return (await query.forUpdate().executeTakeFirst())?.id;
}

export function deleteRecord(tx: Db, table: 'users' | 'workspaces', id: string) {
  return tx.deleteFrom(table).where(`${table}.id`, '=', id).execute();
}

/** A page or an API token. */
export interface WorkspaceRecord {
  readonly id: string;
  readonly workspace: string;
}

export const deletePage = deletes('pages');
export const deleteApiKey = deletes('accesses');

/** The first removed account after this one. */
export async function selectRemovedUser(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('removed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Locks a removed account; false if it is gone. */
export async function lockRemovedUser(tx: Db, id: string): Promise<boolean> {
  const query = tx.selectFrom('users').select('id').where('id', '=', id).where('removed_at', 'is not', null);
  return (await query.forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * The row of a removed account, which cannot be found or signed in to. It owns the records that remain, so every query
 * by owner finds nothing, and API keys are rejected.
 */
export function removedUser(id: string, now: string): UserRow {
  return {
    id,
    email: id,
    name: '',
    search_folded: '',
    password_hash: null,
    role: 'user',
    activated_at: null,
    blocked_at: now,
    last_login: null,
    date_joined: now,
    terms_accepted_at: null,
    removed_at: now,
  };
}

export const insertRemovedUser = inserts('users');

/** Marks an account as removed, so that it cannot be found or signed in to. */
export async function changeToRemovedUser(tx: Db, { id, ...columns }: UserRow): Promise<void> {
  for (const table of ['sessions', 'account_keys', 'social_identities'] as const)
    await tx.deleteFrom(table).where('user', '=', id).execute();
  await tx.updateTable('users').set(columns).where('id', '=', id).execute();
  await tx.updateTable('workspaces').set(freedSite).where('owner', '=', id).execute();
}

export function moveWorkspace(tx: Db, id: string, owner: string) {
  return tx
    .updateTable('workspaces')
    .set({ owner, ...freedSite })
    .where('id', '=', id)
    .execute();
}

/** Frees the slug and the domain for other workspaces at once. Chosen slugs never look like an id. */
const freedSite = { site_slug: sql.ref<string>('id'), site_domain: null, site_domain_proof: null } as const;

/** Moves a page into a new workspace of its own. */
export async function movePage(
  tx: Db,
  page: WorkspaceRecord,
  workspace: { readonly id: string; readonly owner: string; readonly created_at: string },
): Promise<void> {
  await tx
    .insertInto('workspaces')
    .values({
      ...workspace,
      type: 'BLOG',
      title: '',
      title_folded: '',
      description: '',
      tags: '[]',
      seo_title_template: '',
      seo_description: '',
      site_slug: workspace.id,
      site_taken_down_reason: '',
      site_language: 'en',
    })
    .execute();
  await tx
    .updateTable('pages')
    .set({ workspace: workspace.id, url_path: page.id, live_version: null })
    .where('id', '=', page.id)
    .where('workspace', '=', page.workspace)
    .execute();
}

import type { Db } from '../../platform/database/database.ts';
import { inserts, updates } from '../../platform/database/records.ts';
import type { ApiKeyRow } from '../../platform/database/schema.ts';
import { readWindow, type Window } from '../../platform/database/window.ts';

export const insertApiKey = inserts('accesses');

/** The API token, if this user owns its workspace. */
export function selectApiKey(db: Db, owner: string, id: string): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('accesses')
    .innerJoin('workspaces', 'workspaces.id', 'accesses.workspace')
    .selectAll('accesses')
    .where('accesses.id', '=', id)
    .where('workspaces.owner', '=', owner)
    .executeTakeFirst();
}

export function listApiKeys(db: Db, workspace: string, window: Window) {
  const keys = db.selectFrom('accesses').selectAll().where('workspace', '=', workspace);
  return readWindow(keys.orderBy('id'), window);
}

/** The API token of a key, unless the owner of its workspace is blocked. */
export function selectApiKeyByHash(db: Db, keyHash: string): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('accesses')
    .innerJoin('workspaces', 'workspaces.id', 'accesses.workspace')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .selectAll('accesses')
    .where('accesses.key_hash', '=', keyHash)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}

export const updateApiKeyRow = updates('accesses');

/** Deletes the token and the answers stored for its retries. */
export async function deleteApiKeyRow(db: Db, workspace: string, id: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', id).execute();
  await db.deleteFrom('accesses').where('id', '=', id).where('workspace', '=', workspace).execute();
}

/** API tokens of the installation by id, after this one. */
export function selectApiKeysAfter(db: Db, id: string, limit: number): Promise<ApiKeyRow[]> {
  return db.selectFrom('accesses').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();
}

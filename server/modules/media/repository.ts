import type { Db } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { lockedForRemoval } from '../../platform/database/row-lock.ts';
import type { MediaRow } from '../../platform/database/schema.ts';
import type { Window } from '../../platform/window.ts';

/** A picture, with 1 while a block, a component or a live page shows it. */
export interface MediaRecord extends MediaRow {
  used: number;
}

/** Whose pictures: one workspace's, one owner's, or everybody's. */
export type MediaScope =
  { readonly workspace: string } | { readonly owner: string } | { readonly everybody: true };

/** Newest first. */
export function selectMediaList(db: Db, scope: MediaScope, window: Window): Promise<MediaRecord[]> {
  return records(db, scope).orderBy('media.id', 'desc').limit(window.limit).offset(window.offset).execute();
}

export function countMedia(db: Db, scope: MediaScope) {
  return within(db, scope)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
}

export function selectMedia(db: Db, scope: MediaScope, id: string): Promise<MediaRecord | undefined> {
  return records(db, scope).where('media.id', '=', id).executeTakeFirst();
}

/** Every picture's file, in the order of their names. */
export function selectFiles(db: Db) {
  return db.selectFrom('media').select(['file', 'bytes']).orderBy('file').execute();
}

/** Locks the picture until the transaction ends: nothing can start showing it meanwhile. */
export function lockMedia(
  tx: Db,
  dialect: Dialect,
  scope: MediaScope,
  id: string,
): Promise<MediaRow | undefined> {
  const query = within(tx, scope).selectAll('media').where('media.id', '=', id);
  return lockedForRemoval(query, dialect).executeTakeFirst();
}

export function insertMedia(db: Db, row: MediaRow) {
  return db.insertInto('media').values(row).execute();
}

export function updateMediaRow(db: Db, workspace: string, id: string, changes: Partial<MediaRow>) {
  return db
    .updateTable('media')
    .set(changes)
    .where('id', '=', id)
    .where('workspace', '=', workspace)
    .execute();
}

export function deleteMediaRow(db: Db, workspace: string, id: string) {
  return db.deleteFrom('media').where('id', '=', id).where('workspace', '=', workspace).execute();
}

function records(db: Db, scope: MediaScope) {
  return within(db, scope)
    .selectAll('media')
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('content_references as reference')
              .select('reference.target')
              .whereRef('reference.workspace', '=', 'media.workspace')
              .where('reference.target_kind', '=', 'media')
              .whereRef('reference.target', '=', 'media.id'),
          ),
        )
        .then(1)
        .else(0)
        .end()
        .as('used'),
    );
}

function within(db: Db, scope: MediaScope) {
  const media = db.selectFrom('media');
  if ('workspace' in scope) return media.where('media.workspace', '=', scope.workspace);
  if ('everybody' in scope) {
    const removed = db
      .selectFrom('workspaces')
      .innerJoin('users', 'users.id', 'workspaces.owner')
      .select('workspaces.id')
      .where('users.removed_at', 'is not', null);
    return media.where('media.workspace', 'not in', removed);
  }
  const owned = db.selectFrom('workspaces').select('id').where('owner', '=', scope.owner);
  return media.where('media.workspace', 'in', owned);
}

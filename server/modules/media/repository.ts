import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deletes, inserts, updates, workspacesOf } from '../../platform/database/records.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { kept, lockedForRemoval } from '../../platform/database/row-lock.ts';
import type { MediaRow, Schema } from '../../platform/database/schema.ts';
import { type Candidate, comesAfter, inOrder, type TableOrder } from '../../platform/database/table-order.ts';
import { containsText } from '../../platform/database/text-order.ts';
import type { Window } from '../../platform/database/window.ts';

/** An image, with `used` 1 while a block, a component or a live page shows it. */
export interface MediaRecord extends MediaRow {
  used: number;
}

/** The scope of images: one workspace's, one owner's, or all. */
export type MediaScope =
  { readonly workspace: string } | { readonly owner: string } | { readonly everybody: true };

export interface MediaList {
  readonly scope: MediaScope;
  readonly column: 'id' | 'name_folded' | 'bytes';
  readonly direction: 'asc' | 'desc';
}

/** One part of a list of images. Images before it are skipped in an index. */
export function selectMediaList(
  db: Db,
  dialect: Dialect,
  list: MediaList,
  window: Window,
): Promise<MediaRecord[]> {
  const found = records(db, list.scope).where('media.id', 'in', idsAt(db, dialect, list, window));
  return inOrder(found, dialect, orderOf(list)).execute();
}

export async function selectMediaIds(
  db: Db,
  dialect: Dialect,
  list: MediaList,
  window: Window,
): Promise<string[]> {
  const found = await idsAt(db, dialect, list, window).execute();
  return found.map(({ id }) => id);
}

export function selectMediaByIds(db: Db, dialect: Dialect, list: MediaList, ids: readonly string[]) {
  return inOrder(records(db, list.scope).where('media.id', 'in', ids), dialect, orderOf(list)).execute();
}

export interface MediaMatch {
  /** Folded; in the name or the description. */
  readonly text: string;
  readonly inUse: boolean | undefined;
  readonly described: boolean | undefined;
}

/** The next images of the list, and whether they match. */
export function selectCandidates(
  db: Db,
  dialect: Dialect,
  list: MediaList,
  { match, after, limit }: { match: MediaMatch; after: Candidate | undefined; limit: number },
): Promise<Candidate[]> {
  const next = within(db, list.scope).select((eb) => [
    'media.id',
    eb.ref(`media.${list.column}`).as('key'),
    eb.case().when(isMatch(eb, match)).then<0 | 1>(1).else<0 | 1>(0).end().as('matches'),
  ]);
  const rest = after === undefined ? next : next.where(comesAfter(orderOf(list), dialect, after));
  return inOrder(rest, dialect, orderOf(list)).limit(limit).execute();
}

export function countMedia(db: Db, scope: MediaScope) {
  return within(db, scope)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
}

export function selectMedia(db: Db, scope: MediaScope, id: string): Promise<MediaRecord | undefined> {
  return records(db, scope).where('media.id', '=', id).executeTakeFirst();
}

/** The files of all images, sorted by name. */
export function selectFiles(db: Db) {
  return db.selectFrom('media').select(['file', 'bytes']).orderBy('file').execute();
}

/** The image with one of these files. Knowing the name of a file grants access. */
export function selectImageOfFile(
  db: Db,
  files: readonly string[],
): Promise<Pick<MediaRow, 'id' | 'file' | 'width'> | undefined> {
  return db.selectFrom('media').select(['id', 'file', 'width']).where('file', 'in', files).executeTakeFirst();
}

/** Whether the image still exists; locks it against removal until the transaction ends. */
export async function lockImage(tx: Db, dialect: Dialect, id: string): Promise<boolean> {
  const row = tx.selectFrom('media').select('id').where('id', '=', id);
  return (await kept(row, dialect).executeTakeFirst()) !== undefined;
}

/** Locks the image until the transaction ends, which blocks new uses. */
export function lockMedia(
  tx: Db,
  dialect: Dialect,
  scope: MediaScope,
  id: string,
): Promise<MediaRow | undefined> {
  const query = within(tx, scope).selectAll('media').where('media.id', '=', id);
  return lockedForRemoval(query, dialect).executeTakeFirst();
}

export const insertMedia = inserts('media');
export const updateMediaRow = updates('media');

/** Keeps the description of an image for sources that have no published version to keep it. */
export function leaveDescription(tx: Db, { workspace, id, alt }: Pick<MediaRow, 'workspace' | 'id' | 'alt'>) {
  return tx
    .updateTable('content_references')
    .set({ alt })
    .where('workspace', '=', workspace)
    .where('target_kind', '=', 'media')
    .where('target', '=', id)
    .where('source_page', 'is', null)
    .execute();
}

export const deleteMediaRow = deletes('media');

function records(db: Db, scope: MediaScope) {
  return within(db, scope)
    .selectAll('media')
    .select((eb) => eb.case().when(isUsed(eb)).then(1).else(0).end().as('used'));
}

function isMatch(eb: ExpressionBuilder<Schema, 'media'>, { text, inUse, described }: MediaMatch) {
  const conditions: Expression<SqlBool>[] = [];
  if (text !== '')
    conditions.push(
      eb.or([
        containsText(eb.ref('media.name_folded'), text),
        containsText(eb.ref('media.alt_folded'), text),
      ]),
    );
  if (described !== undefined) conditions.push(eb('media.alt', described ? '!=' : '=', ''));
  if (inUse !== undefined) conditions.push(inUse ? isUsed(eb) : eb.not(isUsed(eb)));
  return eb.and(conditions);
}

/** Whether a block, a component, a live page or the settings of the workspace show the image. */
function isUsed(eb: ExpressionBuilder<Schema, 'media'>) {
  return eb.exists(
    eb
      .selectFrom('content_references as reference')
      .select('reference.target')
      .whereRef('reference.workspace', '=', 'media.workspace')
      .where('reference.target_kind', '=', 'media')
      .whereRef('reference.target', '=', 'media.id'),
  );
}

function idsAt(db: Db, dialect: Dialect, list: MediaList, { limit, offset }: Window) {
  const ids = within(db, list.scope).select('media.id');
  return inOrder(ids, dialect, orderOf(list)).limit(limit).offset(offset);
}

function orderOf({ column, direction }: MediaList): TableOrder {
  return { table: 'media', column, direction, isNumber: column === 'bytes' };
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
  const owned = workspacesOf(db, scope.owner);
  return media.where('media.workspace', 'in', owned);
}

import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deletes, inserts, updates, workspacesOf } from '../../platform/database/records.ts';
import type { MediaRow, Schema } from '../../platform/database/schema.ts';
import { sortedLists } from '../../platform/database/sorted-list.ts';
import { containsText } from '../../platform/database/text-order.ts';
import type { Part, Window } from '../../platform/database/window.ts';

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
  /** Undefined for all images. */
  readonly match: MediaMatch | undefined;
}

export interface MediaMatch {
  /** Folded; in the name or the description. */
  readonly text: string;
  readonly inUse: boolean | undefined;
  readonly described: boolean | undefined;
}

interface ListKind extends Pick<MediaList, 'column' | 'direction'> {
  readonly scope: 'workspace' | 'owner' | 'everybody';
}

const lists = sortedLists(({ scope, column }: ListKind) => {
  const scopeOf = (of: string) => ({ [scope]: of }) as unknown as MediaScope;
  return {
    table: 'media' as const,
    isNumber: column === 'bytes',
    rows: (db, { of }: { of: string }) => within(db, scopeOf(of)),
    records: (db, { of }: { of: string }) => records(db, scopeOf(of)),
  };
});

/** The images of the scope; with a search, those that match. */
export function listMedia(
  db: Db,
  { scope, column, direction, match }: MediaList,
  window: Window,
): Promise<Part<MediaRecord>> {
  const matches = match && isMatch(expressionBuilder<Schema, 'media'>(), match);
  const [kind, of] = kindOf(scope);
  return lists({ scope: kind, column, direction })(db, { values: { of }, window, matches });
}

function kindOf(scope: MediaScope): readonly [kind: ListKind['scope'], of: string] {
  if ('workspace' in scope) return ['workspace', scope.workspace];
  return 'owner' in scope ? ['owner', scope.owner] : ['everybody', ''];
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
export async function lockImage(tx: Db, id: string): Promise<boolean> {
  const row = tx.selectFrom('media').select('id').where('id', '=', id);
  return (await row.forKeyShare().executeTakeFirst()) !== undefined;
}

/** Locks the image until the transaction ends, which blocks new uses. */
export function lockMedia(tx: Db, scope: MediaScope, id: string): Promise<MediaRow | undefined> {
  const query = within(tx, scope).selectAll('media').where('media.id', '=', id);
  return query.forUpdate().executeTakeFirst();
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

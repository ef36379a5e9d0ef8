import { sql, type NotNull } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deletes, inserts, updates, workspacesOf } from '../../platform/database/records.ts';
import { prepare, prepareFirst } from '../../platform/database/prepared.ts';
import { countRows, readWindow, type Window } from '../../platform/database/window.ts';
import type { BlockRow, ComponentRow } from '../../platform/database/schema.ts';

/** A block with the extra columns of its answer. */
export interface BlockRecord extends BlockRow {
  model_revision: number;
  editor_name: string | null;
  editor_email: string | null;
}

export const selectBlocks = prepare((db: Db, page: { id: string }) =>
  blockRecords(db).where('blocks.page', '=', page.id).orderBy('blocks.order').orderBy('blocks.id'),
);

export const selectBlock = prepareFirst((db: Db, { page, id }: { page: string; id: string }) =>
  blockRecords(db).where('blocks.page', '=', page).where('blocks.id', '=', id),
);

/** The workspace and page of a block, if this user owns them. */
export function selectPlaceOfBlock(db: Db, owner: string, id: string) {
  return db
    .selectFrom('blocks')
    .innerJoin('workspaces', 'workspaces.id', 'blocks.workspace')
    .select(['blocks.workspace', 'blocks.page as id'])
    .where('blocks.id', '=', id)
    .where('workspaces.owner', '=', owner)
    .executeTakeFirst();
}

export function countBlocks(db: Db, page: string) {
  return countRows(db.selectFrom('blocks').where('page', '=', page));
}

export const insertBlocks = inserts('blocks');

type Rewritten = Pick<BlockRow, 'id' | 'data' | 'revision' | 'last_update' | 'last_update_by' | 'shape'>;

export const rewriteBlockRow = prepare((db: Db, row: Rewritten) =>
  db
    .updateTable('blocks')
    .set({
      data: row.data,
      revision: row.revision,
      last_update: row.last_update,
      last_update_by: row.last_update_by,
      shape: row.shape,
    })
    .where('id', '=', row.id),
);

export function updateBlockRow(db: Db, id: string, changes: Partial<BlockRow>) {
  return db.updateTable('blocks').set(changes).where('id', '=', id).execute();
}

export function deleteBlockRow(db: Db, id: string) {
  return db.deleteFrom('blocks').where('id', '=', id).execute();
}

export function deleteBlocksOf(db: Db, page: string) {
  return db.deleteFrom('blocks').where('page', '=', page).execute();
}

/** Moves every block whose order is in the range, both ends included, by one place. */
export function shiftBlocks(db: Db, page: string, range: { from: number; to: number; by: 1 | -1 }) {
  return db
    .updateTable('blocks')
    .set((eb) => ({ order: eb('order', '+', range.by) }))
    .where('page', '=', page)
    .where('order', '>=', range.from)
    .where('order', '<=', range.to)
    .execute();
}

export async function selectBlockIds(db: Db, page: string): Promise<string[]> {
  const found = await db
    .selectFrom('blocks')
    .select('id')
    .where('page', '=', page)
    .orderBy('order')
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Sets the order of these blocks in one statement, whose duration grows with the number of pairs. */
export function placeBlocks(
  db: Db,
  page: string,
  blocks: readonly { readonly id: string; readonly order: number }[],
) {
  const places = sql.join(
    blocks.map(({ id, order }) => sql`when ${id} then ${sql.lit(order)}`),
    sql` `,
  );
  return db
    .updateTable('blocks')
    .set({ order: sql<number>`case id ${places} end` })
    .where('page', '=', page)
    .where(
      'id',
      'in',
      blocks.map(({ id }) => id),
    )
    .execute();
}

/** The last revision of each former block of the page. */
export function selectLastRevisions(db: Db, workspace: string, page: string) {
  return db
    .selectFrom('content_history')
    .select((eb) => ['source', eb.fn.max('revision').as('revision')])
    .where('workspace', '=', workspace)
    .where('source_page', '=', page)
    .where('source_kind', '=', 'block')
    .groupBy('source')
    .execute();
}

function blockRecords(db: Db) {
  return db
    .selectFrom('blocks')
    .innerJoin('block_content_models as model', 'model.id', 'blocks.block_content_model')
    .leftJoin('users as editor', 'editor.id', 'blocks.last_update_by')
    .selectAll('blocks')
    .select([
      'model.revision as model_revision',
      'editor.name as editor_name',
      'editor.email as editor_email',
    ]);
}

/** A component with the extra columns of its answer. */
export interface ComponentRecord extends ComponentRow {
  model_revision: number;
  editor_name: string | null;
  editor_email: string | null;
}

export function listComponents(db: Db, workspace: string, window: Window) {
  const found = componentRecords(db).where('components.workspace', '=', workspace);
  return readWindow(found.orderBy('components.id'), window);
}

/** The component, if this user owns its workspace. */
export function selectComponent(db: Db, owner: string, id: string): Promise<ComponentRecord | undefined> {
  return componentRecords(db)
    .where('components.id', '=', id)
    .where('components.workspace', 'in', workspacesOf(db, owner))
    .executeTakeFirst();
}

/** The component with its model's revision, locked until the transaction ends, if this user owns its workspace. */
export function lockComponent(
  tx: Db,
  owner: string,
  id: string,
): Promise<(ComponentRow & { model_revision: number }) | undefined> {
  return tx
    .selectFrom('components')
    .selectAll('components')
    .select((eb) =>
      eb
        .selectFrom('block_content_models as model')
        .select('model.revision')
        .whereRef('model.id', '=', 'components.block_content_model')
        .as('model_revision'),
    )
    .$narrowType<{ model_revision: NotNull }>()
    .where('id', '=', id)
    .where('workspace', 'in', workspacesOf(tx, owner))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export const insertComponent = inserts('components');

export const updateComponentRow = updates('components');

export const deleteComponentRow = deletes('components');

function componentRecords(db: Db) {
  return db
    .selectFrom('components')
    .innerJoin('block_content_models as model', 'model.id', 'components.block_content_model')
    .leftJoin('users as editor', 'editor.id', 'components.last_update_by')
    .selectAll('components')
    .select([
      'model.revision as model_revision',
      'editor.name as editor_name',
      'editor.email as editor_email',
    ]);
}

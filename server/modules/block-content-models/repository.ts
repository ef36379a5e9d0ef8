import type { Db } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { locked } from '../../platform/database/row-lock.ts';
import type { BlockContentModelRow } from '../../platform/database/schema.ts';

export function selectModels(db: Db, type: BlockContentModelRow['content_model_type'] | undefined) {
  const all = db.selectFrom('block_content_models').selectAll().orderBy('id');
  return (type === undefined ? all : all.where('content_model_type', '=', type)).execute();
}

export function selectModel(db: Db, id: string) {
  return db.selectFrom('block_content_models').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectModelsByIds(db: Db, ids: readonly string[]) {
  return db.selectFrom('block_content_models').selectAll().where('id', 'in', ids).execute();
}

export async function selectSlugs(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('block_content_models').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function isNameTaken(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('block_content_models')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

export function lockModel(tx: Db, dialect: Dialect, id: string) {
  return locked(
    tx.selectFrom('block_content_models').selectAll().where('id', '=', id),
    dialect,
  ).executeTakeFirst();
}

export function insertModel(db: Db, row: BlockContentModelRow) {
  return db.insertInto('block_content_models').values(row).execute();
}

export function updateModel(db: Db, row: BlockContentModelRow) {
  const { id, ...changes } = row;
  return db.updateTable('block_content_models').set(changes).where('id', '=', id).execute();
}

export function deleteModelRow(db: Db, id: string) {
  return db.deleteFrom('block_content_models').where('id', '=', id).execute();
}

/** The plans that changed the shape of a model, and those that were undone. */
export function selectShapingPlans(db: Db, model: string) {
  return db
    .selectFrom('plans')
    .select([
      'id',
      'operations',
      'decisions',
      'fields_before',
      'shape',
      'undo_shape',
      'applied_at',
      'undone_at',
    ])
    .where('block_content_model', '=', model)
    .where('shape', 'is not', null)
    .execute();
}

/** What these plans kept of these rows. */
export function selectKept(db: Db, plans: readonly string[], sources: readonly string[]) {
  return db
    .selectFrom('plan_rows')
    .select(['plan', 'source', 'before', 'rest', 'revision'])
    .where('plan', 'in', plans)
    .where('source', 'in', sources)
    .execute();
}

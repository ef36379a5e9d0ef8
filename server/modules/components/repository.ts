import type { NotNull } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Dialect } from '../../platform/database/errors.ts';
import { locked } from '../../platform/database/row-lock.ts';
import type { ComponentRow } from '../../platform/database/schema.ts';
import type { Window } from '../../platform/database/window.ts';

/** A component with the extra columns of its answer. */
export interface ComponentRecord extends ComponentRow {
  model_revision: number;
  editor_name: string | null;
  editor_email: string | null;
}

export function selectComponents(db: Db, workspace: string, window: Window): Promise<ComponentRecord[]> {
  return records(db)
    .where('components.workspace', '=', workspace)
    .orderBy('components.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function countComponents(db: Db, workspace: string) {
  return db
    .selectFrom('components')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace', '=', workspace)
    .executeTakeFirstOrThrow();
}

/** The component, if this user owns its workspace. */
export function selectComponent(db: Db, owner: string, id: string): Promise<ComponentRecord | undefined> {
  return records(db)
    .where('components.id', '=', id)
    .where('components.workspace', 'in', ownedBy(db, owner))
    .executeTakeFirst();
}

/** The component with its model's revision, locked until the transaction ends, if this user owns its workspace. */
export function lockComponent(
  tx: Db,
  dialect: Dialect,
  owner: string,
  id: string,
): Promise<(ComponentRow & { model_revision: number }) | undefined> {
  const query = tx
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
    .where('workspace', 'in', ownedBy(tx, owner));
  return locked(query, dialect).executeTakeFirst();
}

export function insertComponent(db: Db, row: ComponentRow) {
  return db.insertInto('components').values(row).execute();
}

type ComponentKey = Pick<ComponentRow, 'id' | 'workspace'>;

export function updateComponentRow(db: Db, { id, workspace }: ComponentKey, changes: Partial<ComponentRow>) {
  return db
    .updateTable('components')
    .set(changes)
    .where('id', '=', id)
    .where('workspace', '=', workspace)
    .execute();
}

export function deleteComponentRow(db: Db, { id, workspace }: ComponentKey) {
  return db.deleteFrom('components').where('id', '=', id).where('workspace', '=', workspace).execute();
}

function ownedBy(db: Db, owner: string) {
  return db.selectFrom('workspaces').select('id').where('owner', '=', owner);
}

function records(db: Db) {
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

import type { Db } from './database.ts';
import type { PageRow, Schema } from './schema.ts';

/** The ids of a user's workspaces. */
export function workspacesOf(db: Db, owner: string) {
  return db.selectFrom('workspaces').select('id').where('owner', '=', owner);
}

// Kysely infers columns for one named table only. The functions below take rows of their own table, so the name is asserted.

/** Makes a function that inserts one or more rows. */
export function inserts<Table extends keyof Schema>(table: Table) {
  return async (db: Db, rows: Schema[Table] | readonly Schema[Table][]): Promise<void> => {
    await db
      .insertInto(table as 'pages')
      .values(rows as PageRow)
      .execute();
  };
}

/** Tables whose records belong to a workspace, which every write names. */
type OfWorkspace = 'pages' | 'components' | 'media' | 'accesses' | 'inquiries';

interface Key {
  readonly id: string;
  readonly workspace: string;
}

/** The columns to change; undefined ones stay. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined };

/** Whether any column changes. An update of none is invalid SQL. */
export function isChanging(changes: object): boolean {
  return Object.values(changes).some((value) => value !== undefined);
}

/** Makes a function that changes a record. */
export function updates<Table extends OfWorkspace>(table: Table) {
  return async (db: Db, { id, workspace }: Key, changes: Changes<Schema[Table]>): Promise<void> => {
    if (!isChanging(changes)) return;
    await db
      .updateTable(table as 'pages')
      .set(changes as Changes<PageRow>)
      .where('id', '=', id)
      .where('workspace', '=', workspace)
      .execute();
  };
}

/** Makes a function that deletes a record and returns whether it existed. */
export function deletes(table: OfWorkspace) {
  return async (db: Db, { id, workspace }: Key): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom(table as 'pages')
      .where('id', '=', id)
      .where('workspace', '=', workspace)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  };
}

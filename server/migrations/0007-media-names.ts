import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { foldText } from '../../shared/fold-text.ts';

/** Browsers used to upload images under a hash, which was stored as their name. */
const hashName = /^[0-9a-f]{16}\.jpg$/;

/** Maximum rows per statement. */
const rowsAtOnce = 1000;

type MediaNames = Readonly<Record<'media', Readonly<Record<'id' | 'name' | 'alt', string>>>>;

/**
 * Adds folded names and descriptions to search images, and indexes to sort them by name and size. Images uploaded under
 * a hash have no name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name_folded', 'alt_folded'])
    await db.schema
      .alterTable('media')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await foldNames(db.withTables<MediaNames>());
  const byBytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`collate "C"` : sql``;
  await sql`create index media_name on media (name_folded ${byBytes}, id)`.execute(db);
  await sql`create index media_workspace_name on media (workspace, name_folded ${byBytes}, id)`.execute(db);
  await sql`create index media_bytes on media (bytes, id)`.execute(db);
  await sql`create index media_workspace_bytes on media (workspace, bytes, id)`.execute(db);
}

async function foldNames(db: Kysely<MediaNames>): Promise<void> {
  const next = (last: string) =>
    db
      .selectFrom('media')
      .select(['id', 'name', 'alt'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.id ?? '')) {
    const values = rows.map(({ id, name, alt }) => {
      const known = hashName.test(name) ? '' : name;
      return sql`(${id}, ${known}, ${foldText(known)}, ${foldText(alt)})`;
    });
    // Both databases name the columns of a list of values like this.
    await sql`update media set name = changed.column2, name_folded = changed.column3, alt_folded = changed.column4
      from (values ${sql.join(values)}) as changed where media.id = changed.column1`.execute(db);
  }
}

import { type Kysely, sql } from 'kysely';
import { foldText } from '../../shared/fold-text.ts';

/** Maximum rows per statement. */
const rowsAtOnce = 1000;

type Titles = Readonly<Record<'workspaces', Readonly<Record<'id' | 'title', string>>>>;

/** Lets administrators search all workspaces by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('workspaces')
    .addColumn('title_folded', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await foldTitles(db.withTables<Titles>());
}

async function foldTitles(db: Kysely<Titles>): Promise<void> {
  const next = (last: string) =>
    db
      .selectFrom('workspaces')
      .select(['id', 'title'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.id ?? '')) {
    const values = rows.map(({ id, title }) => sql`(${id}, ${foldText(title)})`);
    // Both databases name the columns of a list of values like this.
    await sql`update workspaces set title_folded = changed.column2
      from (values ${sql.join(values)}) as changed where workspaces.id = changed.column1`.execute(db);
  }
}

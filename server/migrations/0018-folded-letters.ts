import { type Kysely, sql } from 'kysely';
import { foldText } from '../../shared/fold-text.ts';

/** The most rows that one statement changes. */
const rowsAtOnce = 1000;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Letters such as ł, ø and œ used to stay in the texts that search and order use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = db.withTables<Texts>();
  await refold(texts, 'pages', { title_folded: ['title'] });
  await refold(texts, 'workspaces', { title_folded: ['title'] });
  await refold(texts, 'media', { name_folded: ['name'], alt_folded: ['alt'] });
  await refold(texts, 'users', { search_folded: ['name', 'email'] });
}

/** Folds the texts of every row again into the columns, and writes the rows that change. */
async function refold(
  db: Kysely<Texts>,
  table: string,
  columns: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const folded = Object.keys(columns);
  const next = (last: string) =>
    db
      .selectFrom(table)
      .select(['id', ...folded, ...Object.values(columns).flat()])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.['id'] ?? '')) {
    const changed = rows.flatMap((row) => {
      // Search must not find an account that is being removed: its text is empty.
      const texts = Object.entries(columns).map(([name, from]) =>
        row[name] === '' ? '' : foldText(from.map((source) => row[source]).join(' ')),
      );
      return folded.every((name, at) => row[name] === texts[at]) ? [] : [[row['id'], ...texts]];
    });
    if (changed.length === 0) continue;
    const values = changed.map((texts) => sql`(${sql.join(texts)})`);
    // Both databases call the columns of a list of values column1, column2, …
    const sets = folded.map((name, at) => sql`${sql.ref(name)} = changed.${sql.ref(`column${at + 2}`)}`);
    await sql`update ${sql.table(table)} set ${sql.join(sets)} from (values ${sql.join(values)}) as changed
      where ${sql.ref(`${table}.id`)} = changed.column1`.execute(db);
  }
}

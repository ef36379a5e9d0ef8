import { type Kysely, sql } from 'kysely';
import { foldText } from '../../shared/fold-text.ts';

/** Maximum rows per statement. */
const rowsAtOnce = 1000;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Folds letters such as ł, ø and œ in texts for searches and ordering. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = db.withTables<Texts>();
  await refold(texts, 'pages', { title_folded: ['title'] });
  await refold(texts, 'workspaces', { title_folded: ['title'] });
  await refold(texts, 'media', { name_folded: ['name'], alt_folded: ['alt'] });
  await refold(texts, 'users', { search_folded: ['name', 'email'] });
}

/** Refolds the texts of every row, and updates the rows that change. */
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
      // An account that is being removed has an empty text, so that searches do not find it.
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

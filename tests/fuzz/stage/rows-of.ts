import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../../server/platform/database/database.ts';
import type { Snapshot } from './stage.ts';

/** Whose rows to watch: the values that identify them in the tables' columns. */
export interface Watched {
  readonly user: string;
  readonly email: string;
  readonly workspaces: readonly string[];
  readonly accesses: readonly string[];
  readonly files: readonly string[];
}

/** Which values in a column mark a row as watched. */
const ownership: Readonly<Record<string, (watched: Watched) => readonly string[]>> = {
  workspace: ({ workspaces }) => workspaces,
  user: ({ user }) => [user],
  owner: ({ user, accesses }) => [user, ...accesses],
  email: ({ email }) => [email],
  file: ({ files }) => files,
};

/** Tables without an owner that no request changes, or only an administrator's: every row is watched. */
const watchedWhole = ['block_content_models', 'plans', 'settings'];

/** Tables whose rows belong to nobody. */
const unowned: Readonly<Record<string, string>> = {
  outbox: 'mails that wait, encrypted; anybody may ask for one',
  used_captchas: 'captchas that were solved',
};

/** A query for every row of an owner. Throws if the owner of a table's rows is not declared. */
export async function createRowReader(db: Db, watched: Watched): Promise<() => Promise<Snapshot>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !(name in unowned));
  const queries = tables.map(({ name, columns }) => {
    const names = columns.map((column) => column.name);
    // Everything in a workspace belongs to its owner, even if it names another user.
    const telling = names.includes('workspace') ? ['workspace'] : names;
    const conditions = telling.flatMap((column) => conditionOf(column, watched));
    if (conditions.length === 0 && !watchedWhole.includes(name))
      throw new Error(`Say whose the rows of ${name} are, in tests/fuzz/stage/rows-of.ts.`);
    const where = watchedWhole.includes(name) ? sql`true` : sql.join(conditions, sql` or `);
    return { name, query: sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${where}` };
  });
  return async () => {
    const read = queries.map(async ({ name, query }) => {
      const { rows } = await query.execute(db);
      return [name, new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))] as const;
    });
    return new Map(await Promise.all(read));
  };
}

/** The contents of files, by name: a digest, or that the file is gone. */
export function readFiles(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file, digestOf(path.join(folder, file))]));
}

function conditionOf(column: string, watched: Watched): readonly Expression<SqlBool>[] {
  const owners =
    column === 'id' ? [watched.user] : Object.hasOwn(ownership, column) ? ownership[column]?.(watched) : [];
  if (owners === undefined || owners.length === 0) return [];
  return [sql<SqlBool>`${sql.ref(column)} in (${sql.join(owners)})`];
}

function keyOf(row: Readonly<Record<string, unknown>>): string {
  return typeof row['id'] === 'string' ? row['id'] : JSON.stringify(row);
}

function digestOf(file: string): string {
  return fs.existsSync(file) ? createHash('sha256').update(fs.readFileSync(file)).digest('hex') : 'gone';
}

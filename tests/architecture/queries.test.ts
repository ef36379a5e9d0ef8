import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Repositories query the database; the drivers and migrations beneath them do too. */
const mayAsk = /[/-]repository\.ts$|^server\/(platform\/database|migrations)\/|\.test\.ts$/;
const asks = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<|`)/;

/** Raw SQL that writes. The change feed reads only the queries of the builder. */
const writesRaw = /\bsql(<[^`]*>)?`\s*(insert|update|delete)\b/i;

it('raw SQL writes nothing that caches hold', () => {
  const server = sourceFiles('server').filter(({ path }) => !/\.test\.ts$|^server\/migrations\//.test(path));
  const writing = server.filter(({ text }) => writesRaw.test(text)).map(({ path }) => path);
  expect(writing).toEqual([
    // Counts of bytes and rows.
    'server/modules/usage/recount-repository.ts',
    // Whole tables of a new database.
    'server/platform/database/copy-tables.ts',
    // Parts of rows that the same or an earlier transaction removed, and expired rows.
    'server/platform/database/delete-some.ts',
  ]);
});

it('only repositories query the database', () => {
  const server = sourceFiles('server');
  const asking = server.filter(({ text }) => asks.test(text)).map(({ path }) => path);
  expect(asking).toContain('server/modules/pages/repository.ts');
  expect(asking.filter((path) => !mayAsk.test(path))).toEqual([]);
});

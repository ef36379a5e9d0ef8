import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Repositories query the database; the drivers and migrations beneath them do too. */
const mayAsk = /[/-]repository\.ts$|^server\/(platform\/database|migrations)\/|\.test\.ts$/;
const asks = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<|`)/;

it('only repositories query the database', () => {
  const server = sourceFiles('server');
  const asking = server.filter(({ text }) => asks.test(text)).map(({ path }) => path);
  expect(asking).toContain('server/modules/pages/repository.ts');
  expect(asking.filter((path) => !mayAsk.test(path))).toEqual([]);
});

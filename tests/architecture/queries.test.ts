import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Repositories ask the database; the drivers and the migrations are the ground below them. */
const mayAsk = /[/-]repository\.ts$|^server\/(platform\/database|migrations)\/|\.test\.ts$/;
const asks = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<|`)/;

it('nothing but a repository asks the database', () => {
  const server = sourceFiles('server');
  const asking = server.filter(({ text }) => asks.test(text)).map(({ path }) => path);
  expect(asking).toContain('server/modules/pages/repository.ts');
  expect(asking.filter((path) => !mayAsk.test(path))).toEqual([]);
});

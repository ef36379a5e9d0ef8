import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/source-files.ts';

/**
 * A command for npx whose name has no scope: where it is not installed, npx runs the package of that name from the public
 * registry.
 */
const unscoped = /\bnpx(\s+-\S+)*\s+[\w<]/;

it('never recommends running npx with a name that a stranger could claim', () => {
  expect('Run `npx --yes octavo check`').toMatch(unscoped);
  const documents = ['.', 'bench', 'docs', 'field-plugins', 'stories', 'tests'].flatMap(documentsIn);
  const sources = sourceFiles('server', 'scripts', 'field-plugins', 'stories', 'src');
  const texts = [...documents, ...sources];
  expect(documents.length).toBeGreaterThan(50);
  expect(texts.filter(({ text }) => unscoped.test(text)).map((file) => file.path)).toEqual([]);
});

/** The Markdown pages of a folder; of the project's own folder only those that are directly in it. */
function documentsIn(place: string) {
  return fs
    .readdirSync(path.join(projectRoot, place), { recursive: place !== '.', encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({
      path: path.join(place, name),
      text: fs.readFileSync(path.join(projectRoot, place, name), 'utf8'),
    }));
}

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatedFiles } from '../../scripts/plugins/written-files.ts';
import { makeTemporaryProject, type Ended, type TemporaryProject } from './support/temporary-project.ts';

let project: TemporaryProject;
beforeAll(() => {
  project = makeTemporaryProject();
  const person = '-c user.name=Test -c user.email=test@octavo.test';
  succeed(project.shell(`git init --quiet && git add . && git ${person} commit --quiet --message All`));
});
afterAll(() => project?.remove());

it('keeps the lists of field plugins out of the repository', () => {
  const tracked = succeed(project.shell('git ls-files')).split('\n');
  expect(tracked).toContain('locales/en/translation.json');
  expect(generatedFiles.filter((file) => tracked.includes(file))).toEqual([]);
});

it('changes no file of the repository but the configuration when a plugin is added', () => {
  const args = ['scripts/new-field-plugin.ts', 'stamps', '--into', '../stamps', '--yes'];
  succeed(project.node(args));
  project.write('octavo.config.ts', "export default { fieldPlugins: ['../stamps'] };\n");
  expect(succeed(project.npm(['run', 'plugins']))).toContain('Wrote locales/en/fields.json.');
  expect(project.read('field-plugins/catalogue/fields.ts')).toContain('stampsField');
  expect(succeed(project.shell('git status --porcelain'))).toBe(' M octavo.config.ts\n');
});

it('writes the lists before it builds anything, in CI too', () => {
  for (const file of generatedFiles) fs.rmSync(path.join(project.folder, file));
  const said = succeed(project.shell('node scripts/build-stale.ts theme', { CI: 'true' }));
  for (const file of generatedFiles) expect(said).toContain(`Wrote ${file}.`);
});

function succeed({ code, said }: Ended): string {
  if (code !== 0) throw new Error(said);
  return said;
}

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { fieldViews } from '../../field-plugins/views.ts';
import config from '../../octavo.config.ts';
import { allTasks } from '../../server/modules/all-tasks.ts';
import { migrations } from '../../server/migrations/index.ts';
import { foldersIn, projectRoot, sourceFiles } from '../support/source-files.ts';

describe('folders and lists agree', () => {
  it('on the field types', () => {
    const folders = foldersIn('field-plugins')
      .filter((name) => !['sdk', 'catalogue'].includes(name))
      .toSorted();
    const types = fieldRegistry.plugins.map(({ type }) => type);
    expect(types.slice(0, folders.length)).toEqual(folders);
    // The rest come from the configuration.
    expect(types.length - folders.length).toBe(config.fieldPlugins.length);
    expect(fieldViews.types).toEqual(types);
    expect([...allSamples.keys()]).toEqual(types);
  });

  it('on the server modules: every routes file is mounted', () => {
    const [list] = sourceFiles('server/modules/all-routes.ts');
    const files = sourceFiles('server/modules').filter(
      ({ path: file }) => /(^|-|\/)routes\.ts$/.test(file) && !file.endsWith('all-routes.ts'),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const { path: file } of files)
      expect(list?.text).toContain(`'./${file.replace('server/modules/', '')}'`);
  });

  it('on the background tasks: each one runs', async () => {
    const files = sourceFiles('server').filter(({ text }) =>
      /^export const \w+: BackgroundTask = /m.test(text),
    );
    const tasks = await Promise.all(
      files.map(async ({ path: file }) => {
        const exported = (await import(path.join(projectRoot, file))) as Readonly<Record<string, unknown>>;
        return Object.values(exported).filter((value) => isTask(value));
      }),
    );
    expect(tasks.flat().length).toBeGreaterThan(2);
    expect(new Set(allTasks)).toEqual(new Set(tasks.flat()));
  });

  it('on the migrations', () => {
    const files = fs
      .readdirSync(path.join(projectRoot, 'server/migrations'))
      .filter((file) => /^\d.*\.ts$/.test(file) && !file.includes('.test.'))
      .map((file) => file.replace('.ts', ''))
      .toSorted();
    expect(Object.keys(migrations)).toEqual(files);
  });

  it('on the decisions, which are numbered without a gap and listed', () => {
    const folder = path.join(projectRoot, 'docs/decisions');
    const files = fs
      .readdirSync(folder)
      .filter((file) => /^\d/.test(file))
      .toSorted();
    const list = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    for (const file of files) expect(list).toContain(file);
  });

  it('on the experiments, which the page about reliability describes', () => {
    const files = fs
      .readdirSync(path.join(projectRoot, 'tests/durability'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => file.replace('.test.ts', ''));
    const text = fs.readFileSync(path.join(projectRoot, 'docs/reliability.md'), 'utf8');
    const [described = ''] = text.split('## The last long run');
    const rows = [...described.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
    expect(rows.toSorted()).toEqual(files.toSorted());
  });
});

function isTask(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'every' in value && 'run' in value;
}

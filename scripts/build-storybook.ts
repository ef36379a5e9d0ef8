import fs from 'node:fs';
import path from 'node:path';
import { hashFiles } from './hash-files.ts';
import { bringPlugins } from './plugins.ts';
import { runStorybookBuild } from './run-storybook-build.ts';
import { failure, root, success, type Outcome } from './steps.ts';

const built = path.join(root, 'storybook-static');
const stampFile = path.join(built, '.build-stamp');

/** Everything Storybook is built from. */
const inputs = [
  '.storybook',
  'stories',
  'field-plugins',
  'shared',
  'preview',
  'content-model',
  'site',
  'theme',
  'src',
  'server/library',
  'server/platform/brand',
  'server/demo',
  'locales',
  'public',
  'docs',
  'CHANGELOG.md',
  'scripts/run-storybook-build.ts',
  'octavo.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds Storybook unless the last build is up to date. */
export async function ensureStorybook(): Promise<Outcome> {
  if (!(await bringPlugins())) return failure;
  const stamp = hashFiles(
    inputs.map((input) => path.join(root, input)),
    '',
    /\.webp$|\.test\.tsx?$/,
  );
  const last = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  if (last === stamp) return success;
  const outcome = await runStorybookBuild();
  if (outcome.failed === 0) fs.writeFileSync(stampFile, stamp);
  return outcome;
}

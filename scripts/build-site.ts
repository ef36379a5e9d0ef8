import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuildState } from './build-client.ts';
import { hashFiles } from './hash-files.ts';
import { readConfig } from './plugins/config.ts';
import { linkedFolders } from './plugins/sources.ts';
import { root, runNode } from './steps.ts';

const built = path.join(root, 'dist', 'site');
const next = path.join(root, 'dist', 'site.next');
const stampFile = path.join(root, 'dist', '.site-stamp');

/** The file that names the others. */
export const siteManifest = 'manifest.json';

/** The files of a theme build, by name. */
export interface SiteManifest {
  /** The module that renders, for the server. */
  readonly script: string;
  /** The style sheets, in order; they are named after their content. */
  readonly styles: readonly string[];
  /** The files that the frame of the preview loads, in the folder `preview`. */
  readonly frame: { readonly script: string; readonly style: string };
}

/** Everything the theme is built from. The words of a site are not: its host reads them. */
const inputs = [
  'site',
  'preview',
  'shared',
  'field-plugins',
  'octavo.config.ts',
  'scripts/bundle-site.ts',
  'scripts/css-target.ts',
  'scripts/site-entry.ts',
  'package-lock.json',
].map((input) => path.join(root, input));

/** Compares the sources with those of the last build. */
export async function siteState(): Promise<BuildState> {
  if (!fs.existsSync(path.join(built, siteManifest))) return 'missing';
  const stamp = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  return stamp === (await inputsHash()) ? 'fresh' : 'stale';
}

/** Builds beside the current theme and replaces it only if everything succeeds. Returns whether it did. */
export async function buildSite(): Promise<boolean> {
  const stamp = await inputsHash();
  fs.rmSync(next, { recursive: true, force: true });
  if (!(await bundleSite(next))) return false;
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(next, built);
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/** A theme built from the current sources: the one in `dist`, or a temporary one. */
export async function currentSite(): Promise<{ folder: string; dispose(): Promise<void> }> {
  if ((await siteState()) === 'fresh') return { folder: built, dispose: async () => undefined };
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'octavo-site-'));
  const dispose = () => fs.promises.rm(folder, { recursive: true, force: true });
  if (await bundleSite(folder)) return { folder, dispose };
  await dispose();
  throw new Error('The theme could not be built.');
}

/** Bundles in a separate process, to free the bundler's memory before the server starts. */
async function bundleSite(folder: string): Promise<boolean> {
  return (await runNode('scripts/bundle-site.ts', [folder])).failed === 0;
}

async function inputsHash(): Promise<string> {
  return hashFiles([...inputs, ...linkedFolders(root, await readConfig(root))], '');
}

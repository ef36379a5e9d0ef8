import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { limits } from '../shared/limits.ts';
import { compressFolder } from './compress-folder.ts';
import { hashFiles } from './hash-files.ts';
import { readConfig } from './plugins/config.ts';
import { linkedFolders } from './plugins/sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'dist', 'client');
const next = path.join(root, 'dist', 'client.next');
const previous = `${client}.previous`;
const stampFile = path.join(root, 'dist', '.build-stamp');

/** Everything the client is built from, except `locales`, which the server serves directly. */
const inputs = [
  'shared',
  'preview',
  'content-model',
  'theme',
  'src',
  'field-plugins',
  'public',
  'index.html',
  'octavo.config.ts',
  'vite.config.ts',
  'scripts/brand-in-page.ts',
  'scripts/css-target.ts',
  'scripts/modules-of-screens.ts',
  'scripts/name-first-files.ts',
  'server/platform/http/files/first-files.ts',
  'server/platform/brand',
  'scripts/plugins/vite-plugin.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** How long the files of earlier builds stay, in milliseconds: as long as a session. */
const keptFor = limits.sessionLifetime;

/** Whether a build matches its sources. */
export type BuildState = 'fresh' | 'stale' | 'missing';

/** Compares the sources, and the settings compiled into the build, with those of the last build. */
export async function clientState(): Promise<BuildState> {
  if (!fs.existsSync(path.join(client, 'index.html'))) return 'missing';
  const stamp = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  return stamp === (await inputsHash()) ? 'fresh' : 'stale';
}

/** Builds beside the current client and replaces it only if everything succeeds. Returns whether it did. */
export async function buildClient(): Promise<boolean> {
  const stamp = await inputsHash();
  fs.rmSync(next, { recursive: true, force: true });
  if (!(await viteBuild(next, stamp))) {
    fs.rmSync(next, { recursive: true, force: true });
    return false;
  }
  await compressFolder(next);
  copyRecentAssets();
  // Renamed, not removed: a removal that is interrupted would leave half a client, which no later build could replace.
  fs.rmSync(previous, { recursive: true, force: true });
  if (fs.existsSync(client)) fs.renameSync(client, previous);
  fs.renameSync(next, client);
  fs.rmSync(previous, { recursive: true, force: true });
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Keeps recent files. Open windows keep using the build they started with. File names contain content hashes, so old files can
 * lie beside new ones until they are unlikely to be requested.
 */
function copyRecentAssets(): void {
  const manifest = path.join(client, '.vite', 'manifest.json');
  if (!fs.existsSync(manifest)) return;
  const inUse = fs.readFileSync(manifest, 'utf8');
  const now = new Date();
  for (const name of fs.readdirSync(path.join(client, 'assets'))) {
    const old = path.join(client, 'assets', name);
    const kept = path.join(next, 'assets', name);
    const replaced = inUse.includes(name.replace(/\.(br|gz)$/, '')) ? now : fs.statSync(old).mtime;
    if (fs.existsSync(kept) || now.getTime() - replaced.getTime() > keptFor) continue;
    fs.copyFileSync(old, kept);
    fs.utimesSync(kept, replaced, replaced);
  }
}

/** Includes plugins in development: they lie outside the project. */
async function inputsHash(): Promise<string> {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const linked = linkedFolders(root, await readConfig(root));
  return hashFiles([...inputs.map((input) => path.join(root, input)), ...linked], JSON.stringify(settings));
}

/** Builds in a separate process, to free the bundler's memory before the server starts. */
function viteBuild(outDir: string, hash: string): Promise<boolean> {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: root,
        stdio: 'inherit',
        // Crash reports name the build. The version would reveal the release to guests.
        env: { ...process.env, NODE_ENV: 'production', VITE_RELEASE: hash.slice(0, 12) },
      },
    );
    const stop = () => {
      child.kill('SIGTERM');
      process.exitCode = 130;
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve(code === 0);
    });
  });
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { limits } from '../shared/limits.ts';
import { compressFolder } from './compress-folder.ts';
import { hashFiles } from './hash-files.ts';
import { readConfig } from './plugins/config.ts';
import { linkedFolders } from './plugins/sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'dist', 'client');
const next = path.join(root, 'dist', 'client.next');
const stampFile = path.join(root, 'dist', '.build-stamp');

/** Everything that the built client is made of. `locales` is not: the server serves it as it is. */
const inputs = [
  'shared',
  'content-model',
  'theme',
  'src',
  'field-plugins',
  'public',
  'index.html',
  'octavo.config.ts',
  'vite.config.ts',
  'scripts/name-first-files.ts',
  'scripts/plugins/vite-plugin.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Plugins in development are no part of the project, and yet of its client. */
const linked = linkedFolders(root, await readConfig(root));

/** How long the files of earlier builds stay, in milliseconds: as long as a session. */
const keptFor = limits.sessionLifetime;

/** How something built stands to its sources. */
export type BuildState = 'fresh' | 'stale' | 'missing';

/** Compares the sources, and the settings that are built in, with what the last build was made of. */
export function clientState(): BuildState {
  if (!fs.existsSync(path.join(client, 'index.html'))) return 'missing';
  const stamp = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  return stamp === inputsHash() ? 'fresh' : 'stale';
}

/** Builds beside the current client and takes its place only when all went well. Answers whether it did. */
export async function buildClient(): Promise<boolean> {
  const stamp = inputsHash();
  fs.rmSync(next, { recursive: true, force: true });
  if (!(await viteBuild(next))) {
    fs.rmSync(next, { recursive: true, force: true });
    return false;
  }
  await compressFolder(next);
  keepLatelyUsed();
  fs.rmSync(client, { recursive: true, force: true });
  fs.renameSync(next, client);
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Windows that are open go on with the build they began with. Its files have their contents in their names, so they can
 * stand beside the new ones, from when they are replaced until nobody is likely to ask for them.
 */
function keepLatelyUsed(): void {
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

/** A client that is built from the sources as they are: the one in `dist`, or else one made for the occasion. */
export async function currentClient(): Promise<{ folder: string; dispose(): Promise<void> }> {
  if (clientState() === 'fresh') return { folder: client, dispose: async () => undefined };
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'octavo-client-'));
  const dispose = () => fs.promises.rm(folder, { recursive: true, force: true });
  if (await viteBuild(folder)) return { folder, dispose };
  await dispose();
  throw new Error('The client could not be built.');
}

function inputsHash(): string {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashFiles([...inputs.map((input) => path.join(root, input)), ...linked], JSON.stringify(settings));
}

/** In a process of its own, so that the server which is started after it does not carry the bundler's memory. */
function viteBuild(outDir: string): Promise<boolean> {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
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

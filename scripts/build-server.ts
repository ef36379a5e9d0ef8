import fs from 'node:fs';
import path from 'node:path';
import type { BuildState } from './build-client.ts';
import { hashFiles } from './hash-files.ts';
import { readConfig } from './plugins/config.ts';
import { linkedFolders } from './plugins/sources.ts';
import { root, runNode } from './steps.ts';

const built = path.join(root, 'dist', 'server');
const next = path.join(root, 'dist', 'server.next');
const stampFile = path.join(root, 'dist', '.server-stamp');

/** Everything the server's code is built from. */
const inputs = [
  'server',
  'shared',
  'content-model',
  'theme/tokens.ts',
  'field-plugins',
  'octavo.config.ts',
  'scripts/bundle-server.ts',
  'package-lock.json',
].map((input) => path.join(root, input));

/** Compares the sources with those of the last build. */
export async function serverState(): Promise<BuildState> {
  if (!fs.existsSync(path.join(built, 'octavo.js'))) return 'missing';
  const stamp = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  return stamp === (await inputsHash()) ? 'fresh' : 'stale';
}

/** Builds beside the current server and replaces it only if everything succeeds. Returns whether it did. */
export async function buildServer(): Promise<boolean> {
  const stamp = await inputsHash();
  fs.rmSync(next, { recursive: true, force: true });
  const { failed } = await runNode('scripts/bundle-server.ts', [next]);
  if (failed > 0) return false;
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(next, built);
  fs.writeFileSync(stampFile, stamp);
  return true;
}

async function inputsHash(): Promise<string> {
  return hashFiles([...inputs, ...linkedFolders(root, await readConfig(root))], '');
}

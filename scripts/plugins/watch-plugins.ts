import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readConfig, type OctavoConfig } from './config.ts';
import { linkedFolders } from './sources.ts';

/** Milliseconds to wait, long enough that files an editor saves together are read together. */
const pause = 80;

/**
 * Runs `npm run plugins` again whenever a plugin is added or removed, or its messages, its modules or `octavo.config.ts` change.
 * Calls `onConfig` when the configuration has changed. Returns a function that stops watching.
 */
export async function watchPlugins(
  root: string,
  onConfig: () => void = () => undefined,
): Promise<() => void> {
  let watchers: readonly fs.FSWatcher[] = [];
  let waiting: NodeJS.Timeout | undefined;
  let config: OctavoConfig = { fieldPlugins: [] };
  let isOver = false;

  const changed = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void runAgain(), pause);
  };
  const runAgain = async () => {
    await runPlugins(root);
    await watchAgain();
  };
  const watchAgain = async () => {
    const before = JSON.stringify(config);
    config = await readConfig(root).catch(() => config);
    if (isOver) return;
    for (const watcher of watchers) watcher.close();
    watchers = watchedPlaces(root, config).map((place) => fs.watch(place, changed).on('error', changed));
    if (before !== JSON.stringify(config)) onConfig();
  };

  config = await readConfig(root);
  await watchAgain();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}

/** Each plugin's folder and its `messages`, but only the configuration's file: its folder changes all the time. */
function watchedPlaces(root: string, config: OctavoConfig): readonly string[] {
  const tree = path.join(root, 'field-plugins');
  const folders = fs
    .readdirSync(tree, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'catalogue')
    .map((entry) => path.join(tree, entry.name));
  const plugins = [...folders, ...linkedFolders(root, config)].flatMap((folder) => [
    folder,
    path.join(folder, 'messages'),
  ]);
  return [path.join(root, 'octavo.config.ts'), tree, ...plugins].filter((place) => fs.existsSync(place));
}

/** Runs in a separate process, which reads every module again. It prints its own errors. */
function runPlugins(root: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts', 'plugins.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

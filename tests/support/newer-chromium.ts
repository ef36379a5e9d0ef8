import { spawnSync } from 'node:child_process';
import packageFile from '../../package.json' with { type: 'json' };
import { type Chromium, findChromium, pinnedChromium } from '../../tools/chromium.ts';

/**
 * The machine's own Chromium if it is newer than the pinned one. Undefined if there is only one, or both are the same age.
 */
export function newerChromium(): Chromium | undefined {
  const executablePath = findChromium();
  if (executablePath === undefined || pinnedChromium() === undefined) return undefined;
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  const release = Number(/ (\d+)\./.exec(stdout)?.[1] ?? 0);
  return release > Number.parseInt(packageFile.devDependencies['@sparticuz/chromium'], 10)
    ? { executablePath, env: {} }
    : undefined;
}

import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Says how many of the packages are in place: on one line that is rewritten at a terminal, every ten seconds elsewhere.
 * npm itself shows a spinner at a terminal only, and nothing in a log. The answer ends it.
 *
 * @param {string} nodeModules
 * @param {number} count How many the lock file names; those of other platforms never come.
 * @returns {(done: boolean) => void}
 */
export function showInstallProgress(nodeModules, count) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const line = () => `  ${seconds()}: ${countPackages(nodeModules)} of at most ${count} packages in place`;
  const atTerminal = process.stdout.isTTY;
  const timer = setInterval(
    () => process.stdout.write(atTerminal ? `\r${line()}` : `${line()}\n`),
    atTerminal ? 1000 : 10_000,
  );
  return (done) => {
    clearInterval(timer);
    if (atTerminal) process.stdout.write('\r\u001B[K');
    if (done) console.log(`Installed in ${seconds()}.`);
  };
}

/** @param {string} nodeModules */
function countPackages(nodeModules) {
  return listFolders(nodeModules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? listFolders(path.join(nodeModules, name)) : [name])).length;
}

/** @param {string} folder */
function listFolders(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

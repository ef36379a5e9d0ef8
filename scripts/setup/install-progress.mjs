import fs from 'node:fs';
import path from 'node:path';

/**
 * Prints how many packages are installed: on one line that is rewritten at a terminal, every ten seconds elsewhere. npm
 * itself shows a spinner only at a terminal, and nothing in a log. Call the returned function to end it.
 *
 * @param {string} nodeModules
 * @param {number} count How many packages the lock file lists; those for other platforms are never installed.
 * @returns {(done: boolean) => void}
 */
export function showInstallProgress(nodeModules, count) {
  const out = process.stdout;
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const line = () => `  ${seconds()}: ${countPackages(nodeModules)} of at most ${count} packages in place`;
  const atTerminal = out.isTTY;
  const timer = setInterval(
    () => out.write(atTerminal ? `\r${line()}` : `${line()}\n`),
    atTerminal ? 1000 : 10_000,
  );
  return (done) => {
    clearInterval(timer);
    if (atTerminal) out.write('\r\u001B[K');
    if (done) out.write(`Installed in ${seconds()}.\n`);
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

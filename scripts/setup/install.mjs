import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findNode } from '../../tools/node-binary.mjs';
import { npmCommand } from '../../tools/npm-command.mjs';
import { showInstallProgress } from './install-progress.mjs';
import { runCommand } from '../../tools/run-command.mjs';

/**
 * Makes `node_modules` match `package-lock.json`. Returns the Node to run on, or why it cannot.
 *
 * A stamp inside `node_modules` identifies the installed packages. It is removed before npm starts, so an install that fails or is
 * interrupted is repeated.
 *
 * @param {string} root
 * @returns {Promise<string | { readonly sentence: string, readonly exitCode: number }>}
 */
export async function ensureInstalled(root) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stampFile = path.join(root, 'node_modules', '.octavo-stamp.json');
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = readJson(stampFile);
  if (stamp?.lock === wanted && fs.existsSync(path.resolve(root, stamp.node)))
    return path.resolve(root, stamp.node);

  if (!hasEverything(root, lock) || findNode(root) === undefined) {
    fs.rmSync(stampFile, { force: true });
    const exitCode = await install(root, lock);
    if (exitCode !== 0)
      return { sentence: 'The packages could not be installed; run the same command again.', exitCode };
  }
  const node = findNode(root);
  if (node === undefined) {
    const sentence = `Octavo needs Node 22.18 or newer, and its packages bring none for this platform; this is ${process.versions.node}.`;
    return { sentence, exitCode: 1 };
  }
  fs.writeFileSync(stampFile, JSON.stringify({ lock: wanted, node: path.relative(root, node) }));
  return node;
}

/**
 * Whether npm's own record of `node_modules`, which it writes last, has every package of the lock file. If so, a user ran
 * `npm ci` or `npm install` by hand, and need not wait for a second install.
 *
 * @param {string} root
 * @param {string} lock
 */
function hasEverything(root, lock) {
  const installed = readJson(path.join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (installed === undefined) return false;
  return packagesOf(lock).every(([place, wanted]) => {
    const found = installed[place];
    if (found === undefined) return wanted.optional === true && !isForHere(wanted);
    return found.version === wanted.version;
  });
}

/**
 * Whether an optional package is meant for this system. Those for a certain C library are left to npm.
 *
 * @param {LockedPackage} wanted
 */
function isForHere({ os, cpu, libc }) {
  return (
    libc === undefined && os?.includes(process.platform) === true && cpu?.includes(process.arch) === true
  );
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 */

/**
 * Every package in the lock file except the project itself.
 *
 * @param {string} lock
 * @returns {[string, LockedPackage][]}
 */
function packagesOf(lock) {
  return Object.entries(
    /** @type {{ packages: Record<string, object> }} */ (JSON.parse(lock)).packages,
  ).filter(([place]) => place !== '');
}

/** @param {string} root @param {string} lock */
async function install(root, lock) {
  const count = packagesOf(lock).length;
  console.log(`Installing ${count} packages; this is needed once and takes a minute or two.`);
  const stopProgress = showInstallProgress(path.join(root, 'node_modules'), count);
  // We include the dev dependencies even in production: they build and check the project.
  // `npm ci` starts with an empty folder, so leftovers of an interrupted install are never taken for packages.
  // The build writes the lists of field plugins, which the script `prepare` writes after an install by hand.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'];
  const npm = npmCommand();
  const exitCode = await runCommand(npm.command, [...npm.args, ...args], { cwd: root, env: process.env });
  stopProgress(exitCode === 0);
  return exitCode;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

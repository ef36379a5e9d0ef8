import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The server needs `node:sqlite` and type stripping. */
const oldest = { major: 22, minor: 18 };

/**
 * Finds the Node to run the project on: the one that npm installed for this platform, or else the running one, if it is new
 * enough. Undefined if neither will do. We try the binary, because a package for the right processor may still be built
 * against another C library.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  const candidates = [...installedNodes(root), process.execPath];
  return candidates.find((candidate) => isNewEnough(versionOf(candidate)));
}

/** @param {string} root */
function installedNodes(root) {
  const { optionalDependencies = {} } = readJson(path.join(root, 'package.json'));
  return Object.keys(optionalDependencies)
    .filter((name) => name.startsWith('node-'))
    .map((name) => path.join(root, 'node_modules', name))
    .filter((folder) => fs.existsSync(path.join(folder, 'package.json')))
    .map((folder) => path.join(folder, readJson(path.join(folder, 'package.json')).bin.node));
}

/** @param {string} binary */
function versionOf(binary) {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').trim().replace(/^v/, '').split('.').map(Number);
}

/** @param {readonly number[]} version */
function isNewEnough([major = 0, minor = 0]) {
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

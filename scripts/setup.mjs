/**
 * Runs `npm start`, `npm test` and `npm run test:all`: `node scripts/setup.mjs <command> [arguments]`.
 *
 * It runs before anything is installed, on whatever Node the machine has. So it is plain JavaScript for Node 20 and imports
 * only Node's own modules. It installs missing packages, finds the project's own Node, and hands over to it.
 */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from '../tools/run-command.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/**
 * The scripts that each command runs on the project's Node, and the NODE_ENV it needs, whatever the environment sets. `first` must succeed
 * before `run` starts.
 *
 * @type {Readonly<Record<string, { readonly first?: readonly string[]; readonly run: readonly string[]; readonly nodeEnv: string }>>}
 */
const commands = {
  start: { first: ['scripts/build-stale.ts'], run: ['dist/server/main.js'], nodeEnv: 'production' },
  test: { run: ['scripts/test.ts'], nodeEnv: 'test' },
  'test:all': { run: ['scripts/test.ts', '--all'], nodeEnv: 'test' },
};

async function main() {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return exitWith(`Use one of: ${Object.keys(commands).join(', ')}.`);
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return exitWith(`Node 20 or newer is needed to set Octavo up; this is ${process.versions.node}.`);
  }
  const node = await ensureInstalled(root);
  if (typeof node !== 'string') return exitWith(node.sentence, node.exitCode);
  const settings = {
    cwd: root,
    env: {
      ...process.env,
      PATH: [bin, path.dirname(node), process.env.PATH ?? ''].join(path.delimiter),
      NODE_ENV: command.nodeEnv,
    },
  };
  if (command.first !== undefined) {
    process.exitCode = await runCommand(node, [...command.first], settings);
    if (process.exitCode !== 0) return;
  }
  process.exitCode = await runCommand(node, [...command.run, ...rest], settings);
}

/** @param {string} sentence @param {number} [exitCode] */
function exitWith(sentence, exitCode = 1) {
  console.error(sentence);
  process.exitCode = exitCode;
}

await main();

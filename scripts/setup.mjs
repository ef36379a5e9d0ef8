/**
 * The single entry point of every npm script: `node scripts/setup.mjs <command> [arguments]`.
 *
 * It runs before anything is installed, on whatever Node the machine has. So it is plain JavaScript for Node 20 and imports
 * only Node's own modules. It installs what is missing, finds the project's own Node, and hands over to it.
 */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from '../tools/run-command.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/**
 * What each command runs on the project's Node, and the NODE_ENV it needs, whatever the environment says. The lists of
 * field plugins, which git ignores, are written first, unless `plugins` is false: the command needs none. `first` must
 * succeed before `run` starts. With `quiet`, standard output belongs to `run` alone: it may be JSON.
 *
 * @type {Readonly<Record<string, { readonly first?: readonly string[]; readonly run: readonly string[]; readonly nodeEnv?: string; readonly plugins?: false; readonly quiet?: boolean }>>}
 */
const commands = {
  start: { first: ['scripts/build-stale.ts'], run: ['dist/server/main.js'], nodeEnv: 'production' },
  test: { run: ['scripts/test.ts'], nodeEnv: 'test' },
  'test:all': { run: ['scripts/test.ts', '--all'], nodeEnv: 'test' },
  dev: { first: ['scripts/build-stale.ts', 'theme'], run: ['scripts/dev.ts'], nodeEnv: 'development' },
  check: { run: ['scripts/check.ts'] },
  build: { run: ['scripts/build.ts'], nodeEnv: 'production' },
  'stories:accept': { run: ['tests/stories/accept-stories.ts'], nodeEnv: 'test' },
  storybook: { run: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006'] },
  plugins: { run: ['scripts/plugins.ts'], plugins: false },
  conformance: {
    run: ['field-plugins/sdk/testing/conformance/run/cli.ts'],
    nodeEnv: 'test',
    plugins: false,
    quiet: true,
  },
  'new:field-plugin': { run: ['scripts/new-field-plugin.ts'] },
  bench: { run: ['bench/main.ts'], nodeEnv: 'production' },
  fuzz: { run: ['tests/fuzz/fuzz.ts'], nodeEnv: 'test' },
  octavo: {
    first: ['scripts/build-stale.ts', 'server'],
    run: ['dist/server/octavo.js'],
    nodeEnv: 'production',
    quiet: true,
  },
  faults: { run: ['tests/durability/faults.ts'], nodeEnv: 'test' },
  format: { run: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'], plugins: false },
};

async function main() {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return refuse(`Use one of: ${Object.keys(commands).join(', ')}.`);
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return refuse(`Node 20 or newer is needed to set Octavo up; this is ${process.versions.node}.`);
  }
  const preparing = command.quiet === true ? process.stderr : process.stdout;
  const node = await ensureInstalled(root, preparing);
  if (typeof node !== 'string') return refuse(node.sentence, node.exitCode);
  const settings = {
    cwd: root,
    env: {
      ...process.env,
      PATH: [bin, path.dirname(node), process.env.PATH ?? ''].join(path.delimiter),
      ...(command.nodeEnv === undefined ? {} : { NODE_ENV: command.nodeEnv }),
    },
  };
  if (command.plugins !== false) {
    process.exitCode = await runCommand(node, ['scripts/plugins.ts'], settings, preparing);
    if (process.exitCode !== 0) return;
  }
  if (command.first !== undefined) {
    process.exitCode = await runCommand(node, [...command.first], settings, preparing);
    if (process.exitCode !== 0) return;
  }
  process.exitCode = await runCommand(node, [...command.run, ...rest], settings);
}

/** @param {string} sentence @param {number} [exitCode] */
function refuse(sentence, exitCode = 1) {
  console.error(sentence);
  process.exitCode = exitCode;
}

await main();

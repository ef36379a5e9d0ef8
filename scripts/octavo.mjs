#!/usr/bin/env node
/**
 * `npm run octavo -- <command>`, also for npx: builds the server if its sources have changed, then runs the
 * command. Standard output belongs to the command alone: it may be JSON.
 *
 * With npx, npm finds this file in the project's folder and fetches nothing; elsewhere it would query the registry for the
 * name, so no page recommends it.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../tools/run-command.mjs';

const cwd = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const settings = { cwd, env: { ...process.env, NODE_ENV: 'production' } };
const build = ['scripts/build-stale.ts', 'server'];
if (fs.existsSync(path.join(cwd, 'node_modules'))) {
  process.exitCode =
    (await runCommand(process.execPath, build, settings, process.stderr)) ||
    (await runCommand(process.execPath, ['dist/server/octavo.js', ...process.argv.slice(2)], settings));
} else {
  console.error('The packages are not installed yet. Run npm ci, then this command again.');
  process.exitCode = 1;
}

#!/usr/bin/env node
/**
 * `octavo-conformance <folder or package>`: plain JavaScript for whatever Node the machine has. It finds the Node that
 * the project includes and passes control to run/cli.ts.
 */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findNode } from '../../../../tools/node-binary.mjs';
import { runCommand } from '../../../../tools/run-command.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const node = findNode(path.resolve(here, '../../../..'));
if (node === undefined) {
  console.error('Octavo needs Node 22.18 or newer: run `npm install` in the project first.');
  process.exitCode = 2;
} else {
  const args = [path.join(here, 'run', 'cli.ts'), ...process.argv.slice(2)];
  process.exitCode = await runCommand(node, args, {
    cwd: process.cwd(),
    env: { ...process.env, NODE_ENV: 'test' },
  });
}

#!/usr/bin/env node
/**
 * `octavo-conformance <folder or package>`: plain JavaScript for whatever Node the machine has. It finds the Node that
 * the project includes and passes control to run/cli.ts, or to run/cli.js in the sdk's package.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findNode } from '../../../../tools/node-binary.mjs';
import { runCommand } from '../../../../tools/run-command.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const node = findNode(path.resolve(here, '../../../..'));
if (node === undefined) {
  console.error(
    `The rules need Node 22.18 or newer; this is ${process.versions.node}. Install a newer one, or run the rules in a copy of Octavo, which brings one along: npm run conformance -- <folder>`,
  );
  process.exitCode = 2;
} else {
  const source = path.join(here, 'run', 'cli.ts');
  // The sdk's package has JavaScript in its place.
  const cli = existsSync(source) ? source : source.replace(/ts$/, 'js');
  const args = [cli, ...process.argv.slice(2)];
  process.exitCode = await runCommand(node, args, {
    cwd: process.cwd(),
    env: { ...process.env, NODE_ENV: 'test' },
  });
}

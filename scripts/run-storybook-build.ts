import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failure, type Outcome, root, success } from './steps.ts';

/** The size limit of the built Storybook, in bytes. */
const largest = 30_000_000;
const target = 'storybook-static';

/** Builds Storybook. Fails if the build warns about anything or its output is too large. */
export async function runStorybookBuild(): Promise<Outcome> {
  const { code, output } = await build();
  const warnings = warningsIn(output);
  if (code !== 0 || warnings.length > 0) {
    console.error(linesOf(output).join('\n'));
    if (code === 0)
      console.error(`\nStorybook is built without warnings, and this is one: ${warnings[0] ?? ''}`);
    return failure;
  }
  const bytes = sizeOf(path.join(root, target));
  console.log(`Storybook has ${(bytes / 1e6).toFixed(1)} of at most ${largest / 1e6} MB.`);
  return bytes <= largest ? success : failure;
}

/** The lines with warnings. Names of written files are ignored. */
function warningsIn(output: string): string[] {
  return linesOf(output).filter((line) => /[▲■]|\(!\)|\bwarn(ing)?s?\b|deprecat/i.test(line));
}

/** The build's output without the list of files it wrote. */
function linesOf(output: string): string[] {
  return stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .filter((line) => !/storybook-static\/|^│ +[\d.,]+ kB\b/.test(line));
}

function build(): Promise<{ readonly code: number | null; readonly output: string }> {
  const args = ['build', '--disable-telemetry', '--output-dir', target];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args], {
      cwd: root,
      // The parts as users get them, with React's production build; without colours and progress bars.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

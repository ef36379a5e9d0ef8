import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** How a command ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** A command that may still be running. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ran>;
}

/** Runs `octavo` from the built server with only these settings, in the folder of the test. */
export async function octavo(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
): Promise<Ran> {
  return startOctavo(settings, args, input).ended;
}

/** The same for a caller who does something while it runs. */
export function startOctavo(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
): Running {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/octavo.js'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...settings },
  });
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  child.stdin.on('error', () => undefined); // It may end without reading.
  child.stdin.end(input);
  const ended = new Promise<Ran>((resolve) => child.once('close', (code) => resolve({ code, out, error })));
  return { child, ended };
}

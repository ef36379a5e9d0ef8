import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findOwner } from '../../tools/postgres.ts';
import { ensureProgram, findCommand } from '../../tools/system-package.ts';
import { until } from '../../tools/until.ts';
import { exitOf } from './real-server.ts';

/** A program of the system that runs as a service elsewhere. */
export interface DaemonOptions {
  readonly program: string;
  /** The Debian package that has it. */
  readonly debianPackage: string;
  /** Its files, by name; `folder` is where they are. */
  files(folder: string): Readonly<Record<string, string>>;
  args(folder: string): readonly string[];
  /** Whether it works by now. */
  isReady(): Promise<boolean>;
}

/** A running program. */
export interface Daemon {
  output(): string;
  stop(): Promise<void>;
}

/** Runs the program and stops it when its input closes, so also when the test process has ended. */
const supervisor = `
"$@" &
program=$!
trap '' INT TERM HUP
read -r _
kill -TERM $program 2>/dev/null
wait $program
`;

/** Runs a program in the foreground, in a separate folder, never as root; resolves once it is ready. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  // Debian keeps services in `/usr/sbin`, which may not be on the PATH.
  const find = () => findCommand([options.program], ['/usr/sbin']);
  const command = ensureProgram(options.debianPackage, find);
  const owner = findOwner();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `octavo-${options.program}-`));
  for (const [name, text] of Object.entries(options.files(folder)))
    fs.writeFileSync(path.join(folder, name), text);
  if (owner.uid !== undefined) spawnSync('chown', ['-R', '--', `${owner.uid}:${owner.gid}`, folder]);
  const child = spawn('/bin/sh', ['-c', supervisor, 'supervisor', command, ...options.args(folder)], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const deadline = performance.now() + 20_000;
  await until(async () => {
    if (performance.now() > deadline) throw new Error(`${options.program} did not start.\n${text}`);
    return options.isReady();
  });
  return {
    output: () => text,
    async stop() {
      child.stdin.end();
      await exitOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

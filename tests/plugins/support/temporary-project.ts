import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitOf } from '../../support/real-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A copy of this project in another place, where plugins can be added and removed. */
export interface TemporaryProject {
  readonly folder: string;
  /** The folder around it, which holds the plugins that are developed outside the project. */
  readonly around: string;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a script of the project, or anything else that Node runs, to its end. */
  node(args: readonly string[]): Ended;
  npm(args: readonly string[], cwd?: string): Ended;
  /** Runs shell lines to their end. */
  shell(lines: string, environment?: Readonly<Record<string, string>>): Ended;
  /** Starts a shell line that keeps running; it stops with the project. */
  startShell(line: string, environment?: Readonly<Record<string, string>>): Running;
  /** Starts a script that keeps running; it stops with the project. */
  start(args: readonly string[], environment?: Readonly<Record<string, string>>): Running;
  remove(): Promise<void>;
}

/** How a command ended, and everything it printed. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A running command. */
export interface Running {
  said(): string;
  stop(): Promise<void>;
}

/** Removes the environment that npm gives to scripts: this project's settings must not reach another project. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)));
}

/** Copies the project; its packages are links to this project's. */
export function makeTemporaryProject(): TemporaryProject {
  const around = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-project-')));
  const folder = path.join(around, 'octavo');
  copyProject(folder);
  linkPackages(path.join(folder, 'node_modules'));
  const running: ChildProcess[] = [];
  const at = (file: string) => path.join(folder, file);
  const environment = {
    ...withoutNpm(process.env),
    NODE_ENV: 'development',
    CI: undefined,
    VITEST: undefined,
  };
  const withNode = { ...environment, PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
  const run = (
    command: string,
    args: readonly string[],
    cwd: string,
    settings: Readonly<Record<string, string>> = {},
  ): Ended => {
    const env = { ...withNode, ...settings };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, input: '', encoding: 'utf8' });
    return { code: status, said: `${stdout}${stderr}` };
  };
  const begin = (
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Running => {
    const env = { ...withNode, ...settings };
    // A separate process group, which is stopped as a whole: a shell may leave children behind.
    const child = spawn(command, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { said: () => stripVTControlCharacters(said), stop: () => end(child) };
  };
  return {
    folder,
    around,
    write: (file, text) => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    },
    read: (file) => fs.readFileSync(at(file), 'utf8'),
    node: (args) => run(process.execPath, args, folder),
    npm: (args, cwd = folder) => run('npm', args, cwd),
    shell: (lines, settings) => run('bash', ['-c', lines], folder, settings),
    start: (args, settings) => begin(process.execPath, args, settings),
    startShell: (line, settings) => begin('bash', ['-c', line], settings),
    remove: async () => {
      await Promise.all(running.map(end));
      fs.rmSync(around, { recursive: true, force: true });
    },
  };
}

const leftOut = ['node_modules', 'dist', 'data', 'storybook-static', 'stories/pictures', 'coverage', '.git'];

/** Copies the project without installed, built or stored files, and without the pictures of its stories. */
export function copyProject(target: string): void {
  const places = leftOut.map((name) => path.join(root, name));
  fs.cpSync(root, target, { recursive: true, filter: (source) => !places.includes(source) });
}

/** The files by which the setup detects a complete installation. */
const records = ['.package-lock.json', '.octavo-stamp.json'];

/** Links every package into a folder of the project's own, so that other packages can be added. */
function linkPackages(target: string): void {
  const source = path.join(root, 'node_modules');
  fs.mkdirSync(target);
  for (const name of fs.readdirSync(source)) {
    if (records.includes(name)) fs.copyFileSync(path.join(source, name), path.join(target, name));
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) {
      fs.mkdirSync(path.join(target, name));
      for (const one of fs.readdirSync(path.join(source, name))) {
        if (`${name}/${one}` !== '@octavo/field-sdk')
          fs.symlinkSync(path.join(source, name, one), path.join(target, name, one));
      }
    } else fs.symlinkSync(path.join(source, name), path.join(target, name));
  }
  fs.mkdirSync(path.join(target, '@octavo'), { recursive: true });
  fs.symlinkSync('../../field-plugins/sdk', path.join(target, '@octavo', 'field-sdk'));
}

async function end(child: ChildProcess): Promise<void> {
  const isOver = child.exitCode !== null || child.signalCode !== null;
  if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await exitOf(child);
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The first of these commands found on the PATH or in one of the given folders. */
export function findCommand(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return names.flatMap((name) => places.map((place) => path.join(place, name))).find(isExecutable);
}

/** The path of the program that `find` looks for. Installs the Debian package that has it if the machine has none. */
export function ensureProgram(debianPackage: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  installDebianPackage(debianPackage);
  const installed = find();
  if (installed === undefined)
    throw new Error(`${debianPackage} was installed, but its program was not found.`);
  return installed;
}

/** Installs a Debian package and shows apt's output. Throws a readable sentence if that is impossible. */
export function installDebianPackage(name: string): void {
  if (findCommand(['apt-get']) === undefined) {
    throw new Error(`The tests need ${name}, which is not on this machine; install it and run them again.`);
  }
  console.log(`Installing ${name} from Debian's packages; this is needed once…`);
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', name);
}

function apt(...args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  // One at a time: apt itself would fail if two tests installed something at once.
  const alone = ['flock', '/tmp', 'apt-get'];
  const [command = '', ...before] = isRoot ? alone : ['sudo', '-n', '--preserve-env', ...alone];
  const { status } = spawnSync(command, [...before, ...args], {
    stdio: 'inherit',
    // The run level prevents services from starting when they are installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${[...before, ...args].join(' ')} failed.`);
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

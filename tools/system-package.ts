import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Finds the first of these commands that is in one of the given folders or on the PATH. */
export function findCommand(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return names.flatMap((name) => places.map((place) => path.join(place, name))).find(isExecutable);
}

/** Returns the path of the program that `find` looks for, and installs its Debian package first if it finds none. */
export function ensureProgram(debianPackage: string, find: () => string | undefined): string {
  if (find() === undefined) installDebianPackage(debianPackage);
  const program = find();
  if (program === undefined)
    throw new Error(`${debianPackage} was installed, but its program was not found.`);
  return program;
}

/** Installs a Debian package and shows apt's output. Throws if apt is missing or fails. */
export function installDebianPackage(name: string): void {
  if (findCommand(['apt-get']) === undefined) {
    throw new Error(`The tests need ${name}, which is not on this machine; install it and run them again.`);
  }
  console.log(`Installing ${name} from Debian's packages; this is needed once…`);
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', name);
}

function apt(...args: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env'];
  // apt fails if another apt is running: `flock` waits for it.
  const [program = '', ...rest] = [...sudo, 'flock', '/tmp', 'apt-get', ...args];
  const { status } = spawnSync(program, rest, {
    stdio: 'inherit',
    // In run level 1, Debian does not start a service that it installs.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0) throw new Error(`${[program, ...rest].join(' ')} failed.`);
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

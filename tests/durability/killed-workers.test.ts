import fs from 'node:fs';
import { expect, it } from 'vitest';
import { until } from '../../tools/until.ts';
import type { RealServer } from '../support/real-server.ts';
import { send, startSteadyClients } from '../support/steady-clients.ts';
import { signInToApi } from './author.ts';
import { startServer } from './installation.ts';
import { rounds, printCounts } from './rounds.ts';

const workers = 4;

/** The processes that a process has started. */
function childrenOf(pid: number): readonly number[] {
  return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The sockets that a process has open. */
function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return fs.readdirSync(folder).filter((name) => fs.readlinkSync(`${folder}/${name}`).startsWith('socket:'))
    .length;
}

/** The processes that have answered a write, according to the log. */
function writersOf(server: RealServer): ReadonlySet<number> {
  const lines = server.output().match(/^\{.*"msg":"answered"\}$/gm) ?? [];
  return new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid));
}

// Linux lists the files and children of a process.
it.runIf(process.platform === 'linux')(
  'workers that are killed leave no connection hanging and nothing open in the primary',
  async () => {
    const server = await startServer('PostgreSQL', {
      OCTAVO_WORKERS: String(workers),
      LOG_LEVEL: 'info',
    });
    const kills = rounds(2, 100);
    const killed = new Set<number>();
    const living = () => childrenOf(server.pid).filter((pid) => !killed.has(pid));
    const listening = () => server.output().split('the new worker listens').length - 1;
    await until(() => living().length === workers && server.output().includes('is running'));
    const before = socketsOf(server.pid);

    const author = await signInToApi(server.url);
    const page = await author.makePage();
    const clients = startSteadyClients(16, (agent) => send(`${server.url}/api/features/`, { agent }));
    const answered = () => clients.results.get(200) ?? 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const since = answered();
      await until(() => answered() > since + 100);
      const victim = living()[kill % workers];
      if (victim === undefined) throw new Error('A worker ended that nobody had killed.');
      killed.add(victim);
      process.kill(victim, 'SIGKILL');
      await until(() => listening() === killed.size);
    }
    await clients.stop();
    printCounts({ requests: answered(), resets: clients.results.get('ECONNRESET') ?? 0 });

    expect([...clients.results.keys()]).not.toContain('hung');
    expect(clients.results.get('ECONNREFUSED')).toBeUndefined();
    await expect.poll(() => socketsOf(server.pid)).toBe(before);

    // All of them get work: which one answers, the system decides.
    const write = () => author.send('PATCH', `pages/${page}/`, { title: 'x' });
    const idle = async () => {
      await Promise.all(Array.from({ length: 20 }, write));
      const writers = writersOf(server);
      return living().filter((pid) => !writers.has(pid));
    };
    await expect.poll(idle).toEqual([]);
  },
);

import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { until } from '../../tools/until.ts';
import {
  adminAccount,
  databaseKinds,
  editorAccount,
  exitOf,
  type ServerProcess,
  spawnServer,
} from '../support/real-server.ts';
import { listAll, signIn } from './caller.ts';
import { emptyPlace, startServer } from './installation.ts';
import { rounds, printCounts } from './rounds.ts';

describe.each(databaseKinds)('several servers that start at once on nothing, on %s', (kind) => {
  it('prepare it once, and those that may share it all answer', async () => {
    const alone = await startServer(kind);
    const wanted = await contentsOf(alone.url);
    let started = 0;
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const count = 2 + (round % 4);
      const place = { ...(await emptyPlace(kind, 'a secret that is only for tests')), ...demo };
      const servers = await Promise.all(Array.from({ length: count }, () => startIn(place)));
      const running = servers.filter(({ child }) => child.exitCode === null);
      // A data folder with SQLite belongs to one process; a database on PostgreSQL to all of them.
      expect(running).toHaveLength(kind === 'SQLite' ? 1 : count);
      for (const { child, output } of servers)
        if (child.exitCode !== null)
          expect([child.exitCode, output()]).toEqual([
            1,
            expect.stringContaining('in use by another Octavo'),
          ]);
      for (const { url } of running) expect(await contentsOf(url)).toEqual(wanted);
      await Promise.all(running.map(stop));
      started += count;
    }
    printCounts({ servers: started });
  });
});

interface Started extends ServerProcess {
  readonly url: string;
}

/** The settings of a first start. */
const demo = {
  OCTAVO_DEMO: '1',
  OCTAVO_DEMO_PASSWORD: editorAccount.password,
  OCTAVO_ADMIN_PASSWORD: adminAccount.password,
  OCTAVO_RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'warn',
};

/** Starts a server and waits until it answers or has ended. */
async function startIn(environment: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer({ ...environment, PORT: String(port) });
  onTestFinished(() => stop(server));
  await until(async () => {
    if (server.child.exitCode !== null) return true;
    return (await fetch(`${url}/api/system/ping/`).catch(() => undefined))?.ok === true;
  });
  return { ...server, url };
}

async function stop({ child }: ServerProcess): Promise<void> {
  child.kill();
  await exitOf(child);
}

/** The users, and the workspaces of the demo with their pages. */
async function contentsOf(url: string): Promise<unknown> {
  const [editor, admin] = [await signIn(url), await signIn(url, adminAccount)];
  const users = await listAll<{ email: string }>(admin, 'users/?all=1');
  const workspaces = await listAll<{ id: string; title: string }>(editor, 'workspaces/?');
  const pages = workspaces.map(async ({ id, title }) => {
    const own = await listAll<{ title: string }>(editor, `pages/?workspace=${id}`);
    return [title, own.map((page) => page.title).toSorted()] as const;
  });
  return {
    users: users.map(({ email }) => email).toSorted(),
    pages: Object.fromEntries(await Promise.all(pages)),
  };
}

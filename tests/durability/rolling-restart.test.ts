import { expect, it, onTestFinished } from 'vitest';
import { until } from '../../tools/until.ts';
import { startNginx } from '../support/nginx.ts';
import { editorAccount, type RealServer } from '../support/real-server.ts';
import { send, startSteadyClients } from '../support/steady-clients.ts';
import { signInToApi } from './author.ts';
import { startServer } from './installation.ts';
import { rounds, printCounts } from './rounds.ts';

async function isReady(server: RealServer): Promise<boolean> {
  return (await send(`${server.url}/api/system/ready/`)).result === 200;
}

it('two servers behind nginx are restarted one after the other, and no request fails', async () => {
  const first = await startServer('PostgreSQL');
  const { DATABASE_URL = '', OCTAVO_DATA_DIR = '' } = first.environment;
  const servers = [first, await startServer('PostgreSQL', { DATABASE_URL, OCTAVO_DATA_DIR })] as const;
  const nginx = await startNginx(servers[0].port, servers[1].port);
  onTestFinished(() => nginx.stop());
  const restarts = rounds(2, 10);

  const author = await signInToApi(nginx.url, editorAccount);
  const pages = await Promise.all([0, 1].map(() => author.makePage()));
  const { key } = await author.makeKey(pages[0] ?? '');
  const acknowledged = new Set<string>();
  const clients = startSteadyClients(8, async (agent, client) => {
    if (client < 4)
      return send(`${nginx.url}/api/delivery/site/`, { agent, headers: { authorization: `Api-Key ${key}` } });
    const page = pages[client % 2] ?? '';
    // A page has at most 2,000 blocks.
    const full = acknowledged.size > 3000;
    const outcome = full
      ? await author.send('GET', `pages/${page}/`, undefined, agent)
      : await author.send('POST', 'blocks/', author.block(page, `Client ${client}`), agent);
    if (outcome.result === 201) acknowledged.add((JSON.parse(outcome.body) as { id: string }).id);
    return outcome;
  });
  const answered = () => [...clients.results.values()].reduce((sum, count) => sum + count, 0);

  for (let restart = 0; restart < restarts; restart += 1) {
    const server = servers[restart % 2 === 0 ? 0 : 1];
    await server.restart();
    await until(() => isReady(server));
    const before = answered();
    await until(() => answered() > before + 50);
  }
  await clients.stop();
  printCounts({ requests: answered(), writes: acknowledged.size });

  // A stopped server rejects the connection, and nginx tries the other one.
  const errors = nginx
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('refused'));
  const failed = [...clients.results].filter(([result]) => result !== 200 && result !== 201);
  expect({ failed, errors }).toEqual({ failed: [], errors: [] });
  const stored = (await Promise.all(pages.map((page) => author.readBlocks(page)))).flat();
  expect(new Set(stored.map(({ id }) => id))).toEqual(acknowledged);
});

import {
  databaseKinds,
  preparedDemos,
  type PreparedDemo,
  type RealServer,
  startRealServer,
} from './real-server.ts';

/**
 * Vitest's global setup for the suites over real servers: fills the demo once on each database. Every server in the run
 * starts with a copy.
 */
export default async function withDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[preparedDemos] !== undefined) return undefined;
  const servers = await Promise.all(databaseKinds.map((kind) => startRealServer(kind)));
  await Promise.all(servers.map((server) => server.stop()));
  const demos = servers.map((server, index) => [databaseKinds[index], preparedBy(server)]);
  process.env[preparedDemos] = JSON.stringify(Object.fromEntries(demos));
  return async () => {
    for (const server of servers) await server.remove();
  };
}

function preparedBy({ dataDir, environment }: RealServer): PreparedDemo {
  return { dataDir, databaseUrl: environment['DATABASE_URL'] };
}

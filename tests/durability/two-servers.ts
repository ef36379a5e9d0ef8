import { onTestFinished } from 'vitest';
import { type RealServer, startRealServer } from '../support/real-server.ts';

/** Two server processes on one PostgreSQL database and one folder, for the running test. */
export async function startTwoServers(): Promise<readonly [RealServer, RealServer]> {
  const first = await startRealServer('PostgreSQL');
  onTestFinished(() => first.remove());
  const { DATABASE_URL = '', OCTAVO_DATA_DIR = '' } = first.environment;
  const second = await startRealServer('PostgreSQL', { DATABASE_URL, OCTAVO_DATA_DIR });
  onTestFinished(() => second.remove());
  return [first, second];
}

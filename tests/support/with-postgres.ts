import { startPostgres } from '../../tools/postgres.ts';

/**
 * Vitest's global setup for the suites that run on both databases. `npm test` starts one server for all of them and provides its
 * address; a suite that runs alone starts its own.
 */
export default async function withPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['OCTAVO_TEST_POSTGRES'] !== undefined) return undefined;
  const postgres = await startPostgres();
  process.env['OCTAVO_TEST_POSTGRES'] = postgres.url;
  return postgres.stop;
}

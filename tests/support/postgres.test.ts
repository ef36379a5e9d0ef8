import fs from 'node:fs';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';

it('accepts connections, and leaves no binaries or data behind', async () => {
  const { url, stop } = await startPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ place: string }>(
    `SELECT current_setting('data_directory') AS place UNION ALL SELECT setting FROM pg_config WHERE name = 'BINDIR'`,
  );
  await client.end();
  const places = rows.map(({ place }) => place).filter((place) => place.includes('octavo-postgres-'));
  expect(places.map((place) => fs.existsSync(place))).toContain(true);
  await stop();
  expect(places.filter((place) => fs.existsSync(place))).toEqual([]);
});

import fs from 'node:fs';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../../tools/postgres.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';

it('answers, and leaves nothing behind', async () => {
  const before = folders();
  const { url, stop } = await startPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ answer: number }>('SELECT 6 * 7 AS answer');
  await client.end();
  const during = folders().filter((name) => !before.includes(name));
  await stop();
  expect(rows).toEqual([{ answer: 42 }]);
  expect(during.length).toBeGreaterThan(0);
  expect(folders().filter((name) => during.includes(name))).toEqual([]);
});

function folders(): string[] {
  const places = ['/tmp', scratchFolder()];
  return places
    .flatMap((place) => fs.readdirSync(place).map((name) => `${place}/${name}`))
    .filter((name) => name.includes('octavo-postgres-'));
}

import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { sqliteFileName } from './database/database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { readSecret, secretFiles } from './security/secret-file.ts';
import { StartError } from './start-checks.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

/**
 * Throws when there is no installation in the database although its other parts are there: starting would make a new one
 * beside what is left of the old one. `isThere` is asked again when other parts were found: a first start, perhaps of
 * another process, creates the tables before anything else.
 */
export async function refuseLostDatabase(
  place: Place,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  if (await isThere()) return;
  const found = [...tracesIn(place), ...(await pictures(place))];
  if (found.length === 0 || (await isThere())) return;
  const file = path.join(place.dataDir, sqliteFileName);
  const database = place.databaseUrl === undefined ? file : 'the database of DATABASE_URL';
  const state = place.databaseUrl === undefined && !fs.existsSync(file) ? 'missing' : 'empty';
  const bucket = place.s3 === undefined ? '' : ', or set S3_BUCKET to an empty bucket';
  throw new StartError(
    `There is an installation without its database: ${database} is ${state}, but this is left: ${found.join(', ')}. ` +
      `Restore the database from a backup. To begin without it, run "npx octavo start-over", which moves what is in the data folder aside${bucket}.`,
  );
}

/** What only an installation leaves in the data folder. PostgreSQL needs no secret there. */
function tracesIn({ databaseUrl, dataDir }: Place): readonly string[] {
  const found: string[] = [];
  const { current } = secretFiles(dataDir);
  if (databaseUrl === undefined) {
    if (readSecret(current) !== undefined) found.push(current);
    const file = path.join(dataDir, sqliteFileName);
    const wal = `${file}-wal`;
    // A first start creates the database before it.
    if (!fs.existsSync(file) && fs.existsSync(wal)) found.push(wal);
  }
  const outbox = path.join(dataDir, 'outbox');
  if (fs.existsSync(outbox) && fs.readdirSync(outbox).some((name) => name.endsWith('.eml')))
    found.push(`mails in ${outbox}`);
  return found;
}

async function pictures({ dataDir, s3 }: Place): Promise<readonly string[]> {
  const store = await openFileStore({ dataDir, s3 });
  const where = s3 === undefined ? path.join(dataDir, 'media') : `the bucket ${s3.bucket}`;
  for await (const _ of store.list()) return [`pictures in ${where}`];
  return [];
}

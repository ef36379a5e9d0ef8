import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './platform/config/config.ts';
import { sqliteFileName } from './platform/database/database.ts';
import { openFileStore } from './platform/ports/files/open-file-store.ts';
import { readSecret, secretFiles } from './platform/security/secret-file.ts';
import { StartError } from './platform/errors/start-checks.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;
type Question = () => boolean | Promise<boolean>;

/**
 * Throws if the database has no installation although other parts of one exist: starting would create a new one beside
 * its remains. `isThere` is called again if other parts were found, because a first start, perhaps of another process,
 * creates the tables before anything else.
 */
export async function rejectLostDatabase(place: Place, isThere: Question): Promise<void> {
  if (await isThere()) return;
  const found = [...tracesIn(place), ...(await contentsIn(place))];
  if (found.length === 0 || (await isThere())) return;
  const file = sqliteFileOf(place);
  const state = file !== undefined && !fs.existsSync(file) ? 'is missing' : 'is empty';
  throw lostDatabase(place, { state, found });
}

/**
 * Like `rejectLostDatabase`, for a database that has its tables, and maybe a new secret. `hasBegun` returns whether
 * there are accounts.
 */
export async function rejectEmptiedDatabase(place: Place, hasBegun: Question): Promise<void> {
  if (await hasBegun()) return;
  const found = await contentsIn(place);
  if (found.length === 0 || (await hasBegun())) return;
  const first = sqliteFileOf(place) === undefined ? 'drop its tables and ' : 'delete it and ';
  throw lostDatabase(place, { state: 'has no accounts', found, first });
}

function lostDatabase(
  place: Place,
  { state, found, first = '' }: { state: string; found: readonly string[]; first?: string },
): StartError {
  const database = sqliteFileOf(place) ?? 'the database of DATABASE_URL';
  const bucket = place.s3 === undefined ? '' : ', or set S3_BUCKET to an empty bucket';
  return new StartError(
    `There is an installation without its database: ${database} ${state}, but this is left: ${found.join(', ')}. ` +
      `Restore the database from a backup. To begin without it, ${first}run "npm run octavo -- start-over", which moves what is in the data folder aside${bucket}.`,
  );
}

function sqliteFileOf({ databaseUrl, dataDir }: Place): string | undefined {
  return databaseUrl === undefined ? path.join(dataDir, sqliteFileName) : undefined;
}

/** The traces of an installation in the data folder. PostgreSQL needs no secret there. */
function tracesIn({ databaseUrl, dataDir }: Place): readonly string[] {
  const found: string[] = [];
  const { current } = secretFiles(dataDir);
  if (databaseUrl === undefined) {
    if (readSecret(current) !== undefined) found.push(current);
    const file = path.join(dataDir, sqliteFileName);
    const wal = `${file}-wal`;
    // A first start creates the database before this file.
    if (!fs.existsSync(file) && fs.existsSync(wal)) found.push(wal);
  }
  return found;
}

/** User data of an installation: mails and images. */
async function contentsIn({ dataDir, s3 }: Place): Promise<readonly string[]> {
  const found: string[] = [];
  const outbox = path.join(dataDir, 'outbox');
  if (fs.existsSync(outbox) && fs.readdirSync(outbox).some((name) => name.endsWith('.eml')))
    found.push(`mails in ${outbox}`);
  const store = await openFileStore({ dataDir, s3 });
  const where = s3 === undefined ? path.join(dataDir, 'media') : `the bucket ${s3.bucket}`;
  for await (const _ of store.list()) return [...found, `images in ${where}`];
  return found;
}

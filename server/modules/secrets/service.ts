import fs from 'node:fs';
import type { Config } from '../../platform/config.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { rekeyKeptAnswers } from '../../platform/kept-answer-repository.ts';
import {
  newSecret,
  readSecret,
  replaceFile,
  secretFiles,
  writeSecret,
} from '../../platform/security/secret-file.ts';
import { createSecrets, type Rekeying, type Secrets } from '../../platform/security/secrets.ts';
import { StartError } from '../../platform/start-checks.ts';
import { areKeysReadable, rekeyAccesses } from '../accesses/service.ts';
import { rekeyMails } from '../mails/service.ts';
import { addSetting, readSetting, writeSetting } from '../settings/service.ts';

type Place = Pick<Config, 'secret' | 'dataDir'>;

/** The setting by which a secret is recognised. It says nothing about the secret. */
const setting = 'secret_check';

/**
 * The secret of this installation: the configured one, or else the one in the data folder, which is made on the first
 * start. Throws `StartError` when it is missing or another one than before: with that, no API key would be valid.
 */
export async function openSecret(place: Place, db: Db): Promise<Secrets> {
  const expected = await readSetting(db, setting);
  const secrets = expected === undefined ? await firstSecret(place, db) : knownSecret(place, expected);
  if (expected === undefined) {
    await addSetting(db, setting, checkOf(secrets));
    // Another process may have been the first one, with another secret.
    if ((await readSetting(db, setting)) !== checkOf(secrets)) throw wrongSecret(place);
  }
  return secrets;
}

/** What a rotation changed. */
export interface Rotated {
  readonly keys: number;
  readonly mails: number;
  readonly answers: number;
}

/** How a secret is replaced. */
export interface Rotation {
  /** The new secret; made if it is undefined and the secret is a file. */
  readonly to: string | undefined;
  /** The old secret is lost: every API token gets a new key. */
  readonly lost: boolean;
}

/**
 * Replaces the secret, in one transaction over everything that depends on it. API keys and sessions stay valid, unless
 * the old secret is lost. A new secret in a file is durable before the transaction commits and takes its name afterwards,
 * so every moment leaves an installation that starts. No server may run meanwhile. Throws `StartError`.
 */
export async function rotateSecret(
  place: Place,
  { db }: Pick<Database, 'db'>,
  { to: chosen, lost }: Rotation,
): Promise<Rotated> {
  const to = chosen ?? (place.secret === undefined ? newSecret() : undefined);
  if (to === undefined)
    throw new StartError('Set OCTAVO_NEW_SECRET to the new secret, and OCTAVO_SECRET to the old one.');
  if (lost && (await isRight(place, db)))
    throw new StartError('The secret of this installation is not lost: leave out --lost.');
  const rekeying: Rekeying = { from: lost ? undefined : await openSecret(place, db), to: createSecrets(to) };
  if ((await readSetting(db, setting)) === checkOf(rekeying.to))
    throw new StartError('The new secret is already the secret of this installation.');
  const { current, next } = secretFiles(place.dataDir);
  if (place.secret === undefined) writeSecret(next, to);
  const rotated = await db.transaction().execute(async (tx) => {
    const keys = await rekeyAccesses(tx, rekeying);
    const mails = await rekeyMails(tx, rekeying);
    const answers = await rekeyKeptAnswers(tx, rekeying);
    await writeSetting(tx, setting, checkOf(rekeying.to));
    return { keys, mails, answers };
  });
  if (place.secret === undefined) replaceFile(next, current);
  return rotated;
}

async function isRight(place: Place, db: Db): Promise<boolean> {
  try {
    await openSecret(place, db);
    return true;
  } catch (error) {
    if (error instanceof StartError) return false;
    throw error;
  }
}

/** The secret of an installation that does not know its own yet: new, or from an earlier release. */
async function firstSecret(place: Place, db: Db): Promise<Secrets> {
  const { current } = secretFiles(place.dataDir);
  const kept = place.secret ?? readSecret(current);
  const secret = kept ?? newSecret();
  const secrets = createSecrets(secret);
  if (!(await areKeysReadable(db, secrets))) throw wrongSecret(place);
  if (kept === undefined) writeSecret(current, secret);
  return secrets;
}

/** The secret that fits. A rotation that was interrupted is finished or taken back. */
function knownSecret(place: Place, expected: string): Secrets {
  const { current, next } = secretFiles(place.dataDir);
  if (place.secret !== undefined) return fitting(place.secret, expected) ?? refuse(place);
  const coming = fitting(readSecret(next), expected);
  if (coming !== undefined) {
    replaceFile(next, current);
    return coming;
  }
  const secrets = fitting(readSecret(current), expected) ?? refuse(place);
  fs.rmSync(next, { force: true });
  return secrets;
}

function fitting(secret: string | undefined, expected: string): Secrets | undefined {
  const secrets = secret === undefined ? undefined : createSecrets(secret);
  return secrets !== undefined && checkOf(secrets) === expected ? secrets : undefined;
}

function checkOf(secrets: Secrets): string {
  return secrets.derived('installation check');
}

function refuse(place: Place): never {
  throw wrongSecret(place);
}

function wrongSecret({ secret, dataDir }: Place): StartError {
  const { current } = secretFiles(dataDir);
  const found =
    secret === undefined && !fs.existsSync(current)
      ? `The secret of this installation is missing: there is no ${current}, and OCTAVO_SECRET is not set.`
      : `${secret === undefined ? current : 'OCTAVO_SECRET'} is not the secret of this installation.`;
  return new StartError(
    `${found} Restore the secret that it had before; "npx octavo secret rotate" changes it, or replaces a lost one.`,
  );
}

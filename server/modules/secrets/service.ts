import fs from 'node:fs';
import type { Config } from '../../platform/config/config.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { rekeyIdempotencyRecords } from '../../platform/database/idempotency-records.ts';
import {
  newSecret,
  readSecret,
  renameDurably,
  secretFiles,
  writeSecret,
} from '../../platform/security/secret-file.ts';
import { createSecrets, type Rekeying, type Secrets } from '../../platform/security/secrets.ts';
import { StartError } from '../../platform/errors/start-checks.ts';
import { areKeysReadable, rekeyApiKeys } from '../api-keys/service.ts';
import { rekeyMails } from '../mails/service.ts';
import {
  addSetting,
  lockSetting,
  readSetting,
  readSettingInTurn,
  writeSetting,
} from '../settings/service.ts';

type Place = Pick<Config, 'secret' | 'dataDir'>;

/** The setting that identifies the secret without revealing it. */
const setting = 'secret_check';

/**
 * The secret of this installation: the configured one, or the one in the data folder, created on the first start.
 * Throws `StartError` if it is missing or has changed: then all API keys would be invalid.
 */
export async function openSecret(place: Place, db: Db): Promise<Secrets> {
  // During a rotation, the new secret counts.
  const expected = await readSettingInTurn(db, setting);
  const secrets =
    expected === undefined ? await firstSecret(place, db) : createSecrets(knownSecret(place, expected));
  if (expected === undefined) {
    await addSetting(db, setting, checkOf(secrets));
    // Another process may have been first, with another secret.
    if ((await readSetting(db, setting)) !== checkOf(secrets)) throw wrongSecret(place);
  }
  return secrets;
}

/** The secret itself, for a backup. Throws `StartError` if it is not that of this installation. */
export async function findSecret(place: Place, db: Db): Promise<string> {
  const expected = await readSetting(db, setting);
  if (expected !== undefined) return knownSecret(place, expected);
  const kept = place.secret ?? readSecret(secretFiles(place.dataDir).current);
  if (kept === undefined) throw wrongSecret(place);
  return kept;
}

/** Whether the database belongs to this secret, or to none yet. */
export async function isSecretOf(db: Db, secret: string): Promise<boolean> {
  const expected = await readSetting(db, setting);
  return expected === undefined || checkOf(createSecrets(secret)) === expected;
}

export async function isSecretInUse({ db, secrets }: Pick<Dependencies, 'db' | 'secrets'>): Promise<boolean> {
  return (await readSetting(db, setting)) === checkOf(secrets);
}

/**
 * Finishes or reverts an interrupted rotation, once `openSecret` has found the secret. Only for the holder of the data
 * folder: another process may be in the middle of a rotation.
 */
export async function settleSecret(place: Place, db: Db): Promise<void> {
  if (place.secret !== undefined) return;
  const { current, next } = secretFiles(place.dataDir);
  const coming = readSecret(next);
  if (coming === undefined) return;
  if (await isSecretOf(db, coming)) await renameDurably(next, current);
  else fs.rmSync(next);
}

export interface Rotated {
  readonly keys: number;
  readonly mails: number;
  readonly answers: number;
}

export interface Rotation {
  /** The new secret; generated if it is undefined and the secret is a file. */
  readonly to: string | undefined;
  /** Whether the old secret is lost: every API token gets a new key. */
  readonly lost: boolean;
  /** Called once starting servers have to wait for the rotation. Throws if one started earlier. */
  requireAlone?(tx: Db): Promise<void>;
}

/**
 * Replaces the secret, in one transaction over all data that depends on it. API keys and sessions stay valid, unless
 * the old secret is lost. A new secret in a file is durable before the transaction commits and renamed afterwards, so
 * the installation can start after a crash at any point. No server may run meanwhile. Throws `StartError`.
 */
export async function rotateSecret(
  place: Place,
  { db }: Pick<Database, 'db'>,
  { to: chosen, lost, requireAlone }: Rotation,
): Promise<Rotated> {
  const to = chosen ?? (place.secret === undefined ? newSecret() : undefined);
  if (to === undefined)
    throw new StartError(
      `Set OCTAVO_NEW_SECRET to the new secret${lost ? '' : ', and OCTAVO_SECRET to the old one'}.`,
    );
  if (lost && (await isRight(place, db)))
    throw new StartError('The secret of this installation is not lost: leave out --lost.');
  const rekeying: Rekeying = { from: lost ? undefined : await openSecret(place, db), to: createSecrets(to) };
  if (!lost) await settleSecret(place, db);
  if ((await readSetting(db, setting)) === checkOf(rekeying.to))
    throw new StartError('The new secret is already the secret of this installation.');
  const { current, next } = secretFiles(place.dataDir);
  if (place.secret === undefined) await writeSecret(next, to);
  const rotated = await db.transaction().execute(async (tx) => {
    await lockSetting(tx, setting);
    await requireAlone?.(tx);
    const keys = await rekeyApiKeys(tx, rekeying);
    const mails = await rekeyMails(tx, rekeying);
    const answers = await rekeyIdempotencyRecords(tx, rekeying);
    await writeSetting(tx, setting, checkOf(rekeying.to));
    return { keys, mails, answers };
  });
  if (place.secret === undefined) await renameDurably(next, current);
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

/** The secret of an installation without a recorded one: new, or from an earlier release. */
async function firstSecret(place: Place, db: Db): Promise<Secrets> {
  const { current } = secretFiles(place.dataDir);
  const kept = place.secret ?? readSecret(current);
  const secret = kept ?? newSecret();
  const secrets = createSecrets(secret);
  if (!(await areKeysReadable(db, secrets))) throw wrongSecret(place);
  if (kept === undefined) await writeSecret(current, secret);
  return secrets;
}

/** The matching secret: the configured one, or one of the two files that an interrupted rotation may have left. */
function knownSecret(place: Place, expected: string): string {
  const { current, next } = secretFiles(place.dataDir);
  const known = place.secret === undefined ? [next, current].map(readSecret) : [place.secret];
  const found = known.find((secret) => secret !== undefined && checkOf(createSecrets(secret)) === expected);
  if (found === undefined) throw wrongSecret(place);
  return found;
}

function checkOf(secrets: Secrets): string {
  return secrets.derived('installation check');
}

function wrongSecret({ secret, dataDir }: Place): StartError {
  const { current } = secretFiles(dataDir);
  const found =
    secret === undefined && !fs.existsSync(current)
      ? `The secret of this installation is missing: there is no ${current}, and OCTAVO_SECRET is not set.`
      : `${secret === undefined ? current : 'OCTAVO_SECRET'} is not the secret of this installation.`;
  return new StartError(
    `${found} Restore the secret that it had before. If it is lost, "npm run octavo -- secret rotate --lost" makes another one, and new API keys are needed.`,
  );
}

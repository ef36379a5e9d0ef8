import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { serverLimits } from '../../../shared/server-limits.ts';
import { timestamp, type Clock } from '../clock.ts';
import type { Db } from './database.ts';
import { deleteSome, newBudget } from './delete-some.ts';
import { dialectOf } from './dialect.ts';
import { inBatches } from './in-batches.ts';
import type { IdempotencyKeyRow } from './schema.ts';
import { readCipher, type Rekeying, type Secrets } from '../security/secrets.ts';
import { yieldFor } from '../limits/time-slices.ts';

interface Needs {
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** An idempotency key and its owner: the user, or the API key that was used. */
export interface RetryKey {
  readonly owner: string;
  readonly key: string;
}

export interface IdempotencyRecord {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty if the answer had none. */
  readonly body: string;
}

/** The encrypted part of a row. Earlier releases did not store the request. */
export interface StoredAnswer extends Omit<IdempotencyRecord, 'status'> {
  /** Digests of the request. The row's hash is made from this, keyed with the secret. */
  readonly request?: string;
}

/** The metadata of the stored answer of a key; undefined for a free key. */
export function findIdempotencyRecord(
  { clock }: Pick<Needs, 'clock'>,
  db: Db,
  named: RetryKey,
): Promise<{ readonly request_hash: string; readonly bytes: number } | undefined> {
  return selectRecord(db, named, clock)
    .select(['request_hash', sql<number>`octet_length(answer_cipher)`.as('bytes')])
    .executeTakeFirst();
}

/** The stored answer of a key; undefined for a free key. A large one is read in several time slices. */
export async function readIdempotencyRecord(
  { secrets, clock }: Needs,
  db: Db,
  named: RetryKey,
): Promise<IdempotencyRecord | undefined> {
  const row = await selectRecord(db, named, clock).selectAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { length } = row.answer_cipher;
  await yieldFor(length);
  const text = secrets.decrypt(row.answer_cipher, contextOf(row));
  await yieldFor(length);
  const { headers, body } = JSON.parse(text) as StoredAnswer;
  return { status: row.status, headers, body };
}

function selectRecord(db: Db, { owner, key }: RetryKey, clock: Clock) {
  return db
    .selectFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('expires_at', '>', timestamp(clock));
}

/** Throws if the row was written with another secret. */
export function readStoredAnswer(
  secrets: Secrets,
  row: RetryKey & Pick<IdempotencyKeyRow, 'answer_cipher'>,
): StoredAnswer {
  return JSON.parse(secrets.decrypt(row.answer_cipher, contextOf(row))) as StoredAnswer;
}

/** Maximum bytes of stored answers per owner. Retries come soon, and most answers are small. */
export const storedBytes = 100 * 1024 * 1024;

/** Approximate overhead of a row. */
const rowBytes = 500;

/**
 * Stores an answer in the transaction of the work it reports. Any earlier answer with the key has expired. Answers
 * older than the newest `storedBytes` of the same owner are removed.
 */
export async function saveIdempotencyRecord(
  { secrets, clock }: Needs,
  tx: Db,
  { owner, key, request, answer }: RetryKey & { request: string; answer: IdempotencyRecord },
): Promise<void> {
  const { status, ...rest } = answer;
  const content: StoredAnswer = { ...rest, request };
  const { length } = answer.body;
  await yieldFor(length, tx);
  const text = JSON.stringify(content);
  await yieldFor(length, tx);
  const answer_cipher = secrets.encrypt(text, contextOf({ owner, key }));
  await yieldFor(length, tx);
  const written = (await selectWritten(tx, owner)) + Buffer.byteLength(answer_cipher) + rowBytes;
  const row = {
    request_hash: secrets.keyedHash(request),
    status,
    answer_cipher,
    expires_at: timestamp(clock, serverLimits.idempotencyLifetime),
    written,
  };
  await tx
    .insertInto('idempotency_keys')
    .values({ owner, key, ...row })
    .onConflict((oc) => oc.columns(['owner', 'key']).doUpdateSet(row))
    .execute();
  const where = sql<boolean>`owner = ${owner} and written <= ${written - storedBytes}`;
  await deleteSome(tx, {
    table: 'idempotency_keys',
    bytes: 'answer_cipher',
    where,
    budget: newBudget(),
  });
}

/** Bytes of answers stored for the owner so far. */
async function selectWritten(tx: Db, owner: string): Promise<number> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select('written')
    .where('owner', '=', owner)
    .orderBy('written', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.written ?? 0;
}

/**
 * Encrypts every stored answer with the new secret and returns their number. If the old secret is lost, they are
 * unreadable and removed.
 */
export async function rekeyIdempotencyRecords(tx: Db, { from, to }: Rekeying): Promise<number> {
  if (from === undefined) {
    await tx.deleteFrom('idempotency_keys').execute();
    return 0;
  }
  return inBatches(
    (last: IdempotencyKeyRow | undefined) => selectAnswersAfter(tx, last),
    async (row) => {
      const text = readCipher(from, row.answer_cipher, contextOf(row));
      if (text === undefined) return;
      const { request } = JSON.parse(text) as StoredAnswer;
      await tx
        .updateTable('idempotency_keys')
        .set({
          answer_cipher: to.encrypt(text, contextOf(row)),
          ...(request === undefined ? {} : { request_hash: to.keyedHash(request) }),
        })
        .where('owner', '=', row.owner)
        .where('key', '=', row.key)
        .execute();
    },
  );
}

function selectAnswersAfter(tx: Db, last: RetryKey = { owner: '', key: '' }): Promise<IdempotencyKeyRow[]> {
  return tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((eb) =>
      eb.or([eb('owner', '>', last.owner), eb('owner', '=', last.owner).and('key', '>', last.key)]),
    )
    .orderBy('owner')
    .orderBy('key')
    .limit(500)
    .execute();
}

/**
 * Locks a key for the transaction without waiting; false if another process holds it. Over SQLite there is no other
 * process.
 */
export async function takeKey(tx: Db, { owner, key }: RetryKey): Promise<boolean> {
  if (dialectOf(tx) === 'sqlite') return true;
  const number = createHash('sha256').update(contextOf({ owner, key })).digest().readBigInt64BE();
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${String(number)}::bigint) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

function contextOf({ owner, key }: RetryKey): string {
  return `${owner} ${key}`;
}

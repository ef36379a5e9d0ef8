import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../shared/limits.ts';
import { timestamp } from './clock.ts';
import type { Dependencies } from './context.ts';
import type { Db } from './database/database.ts';
import { deleteSome, newRoom } from './database/delete-some.ts';
import type { Dialect } from './database/errors.ts';
import { inBatches } from './database/in-batches.ts';
import type { IdempotencyKeyRow } from './database/schema.ts';
import { readCipher, type Rekeying, type Secrets } from './security/secrets.ts';

/** The owner of the key: the user, or the access whose API key was used. */
export interface RetryKey {
  readonly owner: string;
  readonly key: string;
}

/** An answer stored for a retry. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty if the answer had none. */
  readonly body: string;
}

/** What is encrypted in a row. Earlier releases did not keep the request. */
export interface Kept extends Omit<KeptAnswer, 'status'> {
  /** Digests of what the request said. The row's hash is keyed with the secret and made from this. */
  readonly request?: string;
}

/** The stored answer of a key, with the hash of its request; undefined for a free key. */
export async function findKeptAnswer(
  { secrets, clock }: Dependencies,
  db: Db,
  { owner, key }: RetryKey,
): Promise<{ readonly requestHash: string; readonly answer: KeptAnswer } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('expires_at', '>', timestamp(clock))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { request: _, ...kept } = readKept(secrets, row);
  return { requestHash: row.request_hash, answer: { ...kept, status: row.status } };
}

/** What is encrypted in a row. Throws if it was written with another secret. */
export function readKept(secrets: Secrets, row: RetryKey & Pick<IdempotencyKeyRow, 'answer_cipher'>): Kept {
  return JSON.parse(secrets.decrypt(row.answer_cipher, contextOf(row))) as Kept;
}

/** Stores an answer in the transaction of the work it reports. Any earlier answer with the key has expired. */
/** The most bytes of answers that are kept for one owner. Retries come soon, and most answers are small. */
export const keptBytes = 100 * 1024 * 1024;

/** What a row takes beside the answer, about. */
const rowBytes = 500;

/**
 * Stores an answer in the transaction of the work it reports. Any earlier answer with the key has expired. Answers that
 * are older than the newest `keptBytes` of the same owner are removed.
 */
export async function keepAnswer(
  { secrets, clock, dialect }: Dependencies,
  tx: Db,
  { owner, key, request, answer }: RetryKey & { request: string; answer: KeptAnswer },
): Promise<void> {
  const { status, ...rest } = answer;
  const content: Kept = { ...rest, request };
  const answer_cipher = secrets.encrypt(JSON.stringify(content), contextOf({ owner, key }));
  const written = (await selectWritten(tx, owner)) + Buffer.byteLength(answer_cipher) + rowBytes;
  const kept = {
    request_hash: secrets.keyedHash(request),
    status,
    answer_cipher,
    expires_at: timestamp(clock, limits.idempotencyLifetime),
    written,
  };
  await tx
    .insertInto('idempotency_keys')
    .values({ owner, key, ...kept })
    .onConflict((oc) => oc.columns(['owner', 'key']).doUpdateSet(kept))
    .execute();
  const where = sql<boolean>`owner = ${owner} and written <= ${written - keptBytes}`;
  await deleteSome(tx, dialect, {
    table: 'idempotency_keys',
    bytes: 'answer_cipher',
    where,
    room: newRoom(),
  });
}

/** How many bytes of answers were kept for the owner so far. */
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
 * Encrypts every stored answer with the new secret and returns how many there are. If the old secret is lost, they are
 * removed: nobody could read them.
 */
export async function rekeyKeptAnswers(tx: Db, { from, to }: Rekeying): Promise<number> {
  if (from === undefined) {
    await tx.deleteFrom('idempotency_keys').execute();
    return 0;
  }
  return inBatches(
    (last: IdempotencyKeyRow | undefined) => selectAnswersAfter(tx, last),
    async (row) => {
      const text = readCipher(from, row.answer_cipher, contextOf(row));
      if (text === undefined) return;
      const { request } = JSON.parse(text) as Kept;
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
 * Takes a key for the transaction without waiting; false when another process holds it. Over SQLite there is no other
 * process.
 */
export async function takeKey(tx: Db, dialect: Dialect, { owner, key }: RetryKey): Promise<boolean> {
  if (dialect === 'sqlite') return true;
  const number = createHash('sha256').update(contextOf({ owner, key })).digest().readBigInt64BE();
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${String(number)}::bigint) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

function contextOf({ owner, key }: RetryKey): string {
  return `${owner} ${key}`;
}

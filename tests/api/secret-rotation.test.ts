import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { queueMail, readMail } from '../../server/modules/mails/service.ts';
import {
  findSecret,
  isSecretInUse,
  isSecretOf,
  openSecret,
  rotateSecret,
  settleSecret,
} from '../../server/modules/secrets/service.ts';
import { readSecret, secretFiles, writeSecret } from '../../server/platform/security/secret-file.ts';
import { StartError } from '../../server/platform/errors/start-checks.ts';
import { describeOn, describeOnBothDatabases, openWorld, type World } from '../support/world.ts';
import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';
import { until } from '../../tools/until.ts';

/** Resolves once work waits for a row that another transaction has locked in PostgreSQL, or has ended. */
async function untilWaitingForLock(db: Db, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => (isOver = true);
  void work.then(end, end);
  await until(async () => isOver || (await isAnyoneWaiting(db)));
}

async function isAnyoneWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) > 0 as found from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.found === true;
}

const newSecret = 'another secret of the tests';

/** The place of the world's secret once it is rotated: with PostgreSQL, the operator sets the variable. */
const placeAfter = ({ dependencies: { config } }: World) =>
  config.secret === undefined ? config : { ...config, secret: newSecret };

test('every column that is encrypted is one that a rotation encrypts again', () => {
  const schema = fs.readFileSync(path.join(projectRoot, 'server/platform/database/schema.ts'), 'utf8');
  const columns = [...schema.matchAll(/^ {2}(\w+_cipher)\b/gm)].map(([, name]) => name);
  expect(columns).toEqual(['key_cipher', 'payload_cipher', 'answer_cipher']);
});

describeOnBothDatabases('the secret of an installation', (makeWorld) => {
  test('is rotated with API keys, mails and stored answers, and the old one is rejected', async () => {
    const world = await makeWorld();
    const { db, config } = world.dependencies;
    const owner = await world.user();
    const { id } = await world.workspace(owner);
    const created = await world.createApiKey(owner, id);
    const body = { type: 'BLOG', title: 'Once' };
    const headers = { 'idempotency-key': 'retried' };
    const first = await owner.post('/api/workspaces/', body, headers);
    const mail = { template: 'reset', to: 'ana@example.test', language: 'en', link: '/x' } as const;
    await queueMail(world.dependencies, db, mail);

    const rotated = await rotateSecret(config, { db }, { to: newSecret, lost: false });
    expect(rotated).toEqual({ keys: 1, mails: 1, answers: 1 });
    const secrets = await openSecret(placeAfter(world), db);
    const after = { ...world.dependencies, secrets };
    const row = await db.selectFrom('accesses').selectAll().executeTakeFirstOrThrow();
    expect([row.key_hash, secrets.decrypt(row.key_cipher, row.id)]).toEqual([
      secrets.keyedHash(created.api_key),
      created.api_key,
    ]);
    const waiting = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(readMail(after, waiting)).toEqual(mail);

    const next = await makeWorld({ overrides: { db, secrets } });
    const again = await next.call('POST', '/api/workspaces/', { as: owner, body, headers });
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ]);
    await expect(openSecret({ ...config, secret: 'a secret of the tests only' }, db)).rejects.toThrow(
      'OCTAVO_SECRET is not the secret of this installation.',
    );
  });

  test('replaces every API key when the old one is lost, and only then', async () => {
    const world = await makeWorld();
    const { db, config } = world.dependencies;
    const owner = await world.user();
    const created = await world.createApiKey(owner, (await world.workspace(owner)).id);
    const mail = { template: 'reset', to: 'ana@example.test', language: 'en', link: '/x' } as const;
    await queueMail(world.dependencies, db, mail);
    const lost = { to: newSecret, lost: true };
    await expect(rotateSecret(config, { db }, lost)).rejects.toThrow('leave out --lost');

    const without = config.secret === undefined ? config : { ...config, secret: newSecret };
    fs.rmSync(secretFiles(world.dataDir).current, { force: true });
    await expect(openSecret(without, db)).rejects.toThrow(/is missing|is not the secret/);
    expect(await rotateSecret(without, { db }, lost)).toEqual({ keys: 1, mails: 0, answers: 0 });
    const secrets = await openSecret(without, db);
    const row = await db.selectFrom('accesses').selectAll().executeTakeFirstOrThrow();
    const key = secrets.decrypt(row.key_cipher, row.id);
    expect([row.key_hash, row.key_hint]).toEqual([secrets.keyedHash(key), key.slice(-4)]);
    expect(key).not.toBe(created.api_key);
    const mails = await db.selectFrom('outbox').select(['failed_at', 'last_error']).execute();
    expect(mails).toEqual([{ failed_at: expect.any(String) as string, last_error: 'it cannot be read' }]);
  });

  test('is not rotated while a server runs that has started meanwhile', async () => {
    const { dependencies } = await makeWorld();
    const { db, config } = dependencies;
    const requireAlone = () => Promise.reject(new StartError('A server has started.'));
    await expect(rotateSecret(config, { db }, { to: newSecret, lost: false, requireAlone })).rejects.toThrow(
      'A server has started.',
    );
    expect(await isSecretInUse({ db, secrets: await openSecret(config, db) })).toBe(true);
    expect(await isSecretOf(db, newSecret)).toBe(false);
  });

  test('is checked even before it is recorded in the database, as long as there are API keys', async () => {
    const world = await makeWorld();
    const { db, config } = world.dependencies;
    const owner = await world.user();
    await world.createApiKey(owner, (await world.workspace(owner)).id);
    await db.deleteFrom('settings').where('name', '=', 'secret_check').execute();
    await expect(openSecret({ ...config, secret: newSecret }, db)).rejects.toThrow('is not the secret');
    await openSecret(config, db);
    await db.deleteFrom('accesses').execute();
    await expect(openSecret({ ...config, secret: newSecret }, db)).rejects.toThrow('is not the secret');
  });
});

describeOn('postgres', 'a server that starts during a rotation', (makeWorld) => {
  test('waits for its end, and rejects the old secret', async () => {
    const { dependencies } = await makeWorld();
    const { db, config } = dependencies;
    let started: Promise<unknown> = Promise.resolve();
    const requireAlone = async () => {
      started = openSecret(config, db).catch((error: unknown) => error);
      await untilWaitingForLock(db, started);
    };
    await rotateSecret(config, { db }, { to: newSecret, lost: false, requireAlone });
    expect(String(await started)).toContain('OCTAVO_SECRET is not the secret of this installation.');
  });
});

test('a rotation that was interrupted is finished or taken back by the next start', async () => {
  const world = await openWorld('sqlite');
  const { db, config } = world.dependencies;
  const { current, next } = secretFiles(world.dataDir);
  const old = readSecret(current) ?? '';

  // Killed before the transaction: the new secret is written, and the database has the old one.
  await writeSecret(next, newSecret);
  await openSecret(config, db);
  expect(await findSecret(config, db)).toBe(old);
  // A command that reads the secret meanwhile leaves both files alone.
  expect(readSecret(next)).toBe(newSecret);
  await settleSecret(config, db);
  expect([readSecret(current), fs.existsSync(next)]).toEqual([old, false]);

  // Killed after the transaction: the database has the new secret.
  await rotateSecret(config, { db }, { to: newSecret, lost: false });
  fs.renameSync(current, next);
  await writeSecret(current, old);
  await openSecret(config, db);
  expect(await findSecret(config, db)).toBe(newSecret);
  await settleSecret(config, db);
  expect([readSecret(current), fs.existsSync(next)]).toEqual([newSecret, false]);
  await world.close();
});

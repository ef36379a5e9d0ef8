import { describe, expect, it, onTestFinished } from 'vitest';
import { type Db, openDatabase } from '../../server/platform/database/database.ts';
import { databaseKinds, type RealServer } from '../support/real-server.ts';
import { until } from '../../tools/until.ts';
import { createMailServer, type MailServer } from '../support/smtp-server.ts';
import { startServer } from './installation.ts';
import { rounds, printCounts } from './rounds.ts';

/** Several processes send where several are possible. */
const workers = { SQLite: '1', PostgreSQL: '3' };

describe.each(databaseKinds)('the mails of a server on %s', (kind) => {
  it('all arrive, at most twice, or are given up after two copies, however often it is killed while sending', async () => {
    // In each round, mails after the tenth are answered only when the round is over, so that it ends in the middle of them.
    let round = Promise.withResolvers<'accept'>();
    let answered = 0;
    const mails = await createMailServer({
      arrived: () => ((answered += 1) <= 10 ? 'accept' : round.promise),
    });
    onTestFinished(() => mails.stop());
    const server = await startServer(kind, { SMTP_URL: mails.url, OCTAVO_WORKERS: workers[kind] });
    await mails.start();
    const acknowledged: string[] = [];
    const kills = rounds(1, 50);
    for (let kill = 0; kill < kills; kill += 1) {
      const signingUp = [0, 1, 2, 3].map((writer) =>
        signUpUntilRejected({ server, acknowledged, name: `round${kill}-writer${writer}` }),
      );
      await until(() => answered > 10 && acknowledged.length > (kill + 1) * 10);
      await server.kill();
      await Promise.all(signingUp);
      round.resolve('accept');
      round = Promise.withResolvers();
      answered = 0;
      if (kill === kills - 1) await endLeases(server);
      await server.restart();
    }
    round.resolve('accept');
    // Mails that the killed process had taken may be sent once more.
    await expect.poll(() => countWaiting(server), { interval: 100 }).toBe(0);

    // A mail is given up after two copies without a known outcome: both may have been cut off.
    const givenUp = await countGivenUp(server);
    const lost = missing(acknowledged, mails);
    expect(lost.length, lost.join()).toBeLessThanOrEqual(givenUp);
    for (const [to, copies] of Map.groupBy(mails.arrived, (arrived) => arrived.to)) {
      expect(copies.length, to).toBeLessThanOrEqual(2);
      expect(new Set(copies.map(({ mail }) => mail.messageId)).size, to).toBe(1);
    }
    expect(acknowledged.length).toBeGreaterThan(kills * 10);
    printCounts({
      acknowledged: acknowledged.length,
      sent: mails.arrived.length,
      'cut off twice': lost.length,
    });
  });
});

interface SigningUp {
  readonly server: RealServer;
  /** The addresses that the server acknowledged. */
  readonly acknowledged: string[];
  readonly name: string;
}

/** Signs up one address after another for the newsletter, until the server has ended or has sent a dozen. */
async function signUpUntilRejected({ server, acknowledged, name }: SigningUp): Promise<void> {
  for (let count = 0; count < 12; count += 1) {
    const email = `${name}-${count}@example.test`;
    if (!(await signUp(server, email))) return;
    acknowledged.push(email);
  }
}

/** Whether the server acknowledged the address before the timeout. */
async function signUp(server: RealServer, email: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  return answer?.status === 202;
}

function missing(addresses: readonly string[], mails: MailServer): readonly string[] {
  const arrived = new Set(mails.arrived.map(({ to }) => to));
  return addresses.filter((email) => !arrived.has(email));
}

/** The number of unsent mails in the server's database. */
function countWaiting(server: RealServer): Promise<number> {
  return withDb(server, async (db) => {
    const waiting = db.selectFrom('outbox').select('id').where('failed_at', 'is', null);
    return (await waiting.execute()).length;
  });
}

/** The number of mails of which two copies were sent without an answer. */
function countGivenUp(server: RealServer): Promise<number> {
  return withDb(server, async (db) => {
    const given = db.selectFrom('outbox').select('id').where('failed_at', 'is not', null);
    return (await given.where('handed_over', '=', 2).execute()).length;
  });
}

/** Simulates fifteen seconds: the mails of a killed process are taken by the next one. */
function endLeases(server: RealServer): Promise<unknown> {
  return withDb(server, (db) =>
    db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute(),
  );
}

async function withDb<Result>(
  { environment, dataDir }: RealServer,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ databaseUrl: environment['DATABASE_URL'], dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { sendMails } from '../../server/modules/mails/send-mails.ts';
import { mailedKey, queue, send, waiting } from '../support/outbox.ts';
import {
  createMailServer,
  type MailServer,
  type MailServerRules,
  type Verdict,
} from '../support/smtp-server.ts';
import {
  describeOnBothDatabases,
  describeWithDatabase,
  type MakeWorld,
  type World,
} from '../support/world.ts';

const second = 1000;

/** Any time. */
const someTime: unknown = expect.any(String);

function containing(part: string): unknown {
  return expect.stringContaining(part);
}

/** A mail server that listens until the test ends. */
async function listening(rules?: MailServerRules): Promise<MailServer> {
  const server = await createMailServer(rules);
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

/** An application that sends mail through a server. */
function mailingWorld(makeWorld: MakeWorld, server: MailServer, query = ''): Promise<World> {
  return makeWorld({
    env: { SMTP_URL: server.url + query, OCTAVO_MAIL_FROM: 'Octavo Žitište <post@octavo.example>' },
  });
}

/** Gives one verdict after another and then repeats the last one. */
function inTurn(...verdicts: readonly Verdict[]): () => Verdict {
  let next = 0;
  return () => verdicts[Math.min(next++, verdicts.length - 1)] ?? 'accept';
}

describeWithDatabase('A mail by SMTP', (makeWorld) => {
  test('arrives with both parts, its headers and text in any alphabet, and leaves the outbox', async () => {
    const server = await listening();
    const world = await mailingWorld(makeWorld, server);
    const id = await queue(world, { language: 'sr-Cyrl' });
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    const [arrived, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(arrived?.to).toBe('ana@example.test');
    expect(arrived?.mail).toMatchObject({
      subject: 'Активирајте свој налог у апликацији Octavo',
      from: { name: 'Octavo Žitište', address: 'post@octavo.example' },
      messageId: `<${id}@octavo.example>`,
    });
    expect(arrived?.mail.text).toContain('Добар дан,');
    expect(arrived?.mail.html).toContain(`/auth/activation/${mailedKey}"`);
    // Every server accepts it: only ASCII goes over the wire.
    expect(arrived?.raw).toMatch(/^[\r\n\t -~]*$/);
  });

  test('is sent over a few connections in parallel', async () => {
    const server = await listening();
    const world = await mailingWorld(makeWorld, server);
    for (let count = 0; count < 20; count += 1) await queue(world, { to: `p${count}@example.test` });
    await send(world);
    expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(20);
    expect(server.arrived).toHaveLength(20);
    expect(server.connections()).toBeLessThanOrEqual(5);
  });

  test('moves to another connection when the server closes each one after a mail', async () => {
    const server = await listening({ arrived: () => 'accept_and_leave' });
    const world = await mailingWorld(makeWorld, server);
    for (let count = 0; count < 12; count += 1) await queue(world, { to: `p${count}@example.test` });
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    expect(server.arrived).toHaveLength(12);
  });
});

describeWithDatabase('A mail server that is down', (makeWorld) => {
  test('is left alone for a while, and gets everything once it is back', async () => {
    const server = await createMailServer();
    const world = await mailingWorld(makeWorld, server);
    for (let count = 0; count < 100; count += 1) await queue(world, { to: `p${count}@example.test` });
    // Ten minutes, checked every second.
    for (let passed = 0; passed < 600; passed += 1) {
      await send(world);
      world.pass(second);
    }
    expect(await waiting(world.dependencies)).toHaveLength(100);
    const complaints = world.logged.filter((line) => line.includes('mails cannot leave at the moment'));
    expect(complaints.length).toBeGreaterThan(15);
    expect(complaints.length).toBeLessThan(40);

    await server.start();
    onTestFinished(() => server.stop());
    world.pass(30 * second);
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(100);
    expect(server.arrived).toHaveLength(100);
  });

  test('is reported by ready, which stays in service', async () => {
    const server = await createMailServer();
    const world = await mailingWorld(makeWorld, server);
    const ready = () => world.guest.get('/api/system/ready/');
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', mail: 'down' } });
    await server.start();
    onTestFinished(() => server.stop());
    // The result is cached for a minute, so polling every second does not reach the server.
    for (let count = 0; count < 20; count += 1) await ready();
    expect(server.connections()).toBe(0);
    world.pass(61 * second);
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', mail: 'ok' } });
    expect(server.connections()).toBe(1);
  });

  test.each([
    ['greets', '', 'greetingTimeout=300', 'Greeting never received'],
    ['says more than a greeting', '220 mail.example\r\n', 'socketTimeout=300', 'Timeout'],
  ])('is given up on for a while when it never %s', async (_never, greeting, timeout, reason) => {
    const silent = net.createServer((socket) => void socket.write(greeting));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as net.AddressInfo;
    const world = await makeWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?${timeout}` } });
    await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([
      { attempts: 0, handed_over: 0, failed_at: null, last_error: containing(reason) },
    ]);
  });
});

describeWithDatabase('A mail that a server rejects', (makeWorld) => {
  test('is tried again later when it is deferred, at the address or after the text', async () => {
    const later = { code: 451, words: '4.7.1 Try again later' };
    const greylisted = new Set<string>();
    const server = await listening({
      recipient(address) {
        if (greylisted.has(address)) return undefined;
        greylisted.add(address);
        return later;
      },
      arrived: inTurn(later, 'accept'),
    });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([
      { attempts: 1, handed_over: 0, failed_at: null },
    ]);
    await send(world);
    expect(greylisted.size).toBe(1);
    expect(server.arrived).toEqual([]);

    world.pass(5 * second);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([
      { attempts: 2, handed_over: 0, failed_at: null },
    ]);
    world.pass(9 * second);
    await send(world);
    expect(server.arrived).toHaveLength(1);
    world.pass(second);
    await send(world);
    expect(server.arrived.map(({ verdict }) => verdict)).toEqual([later, 'accept']);
    expect(await waiting(world.dependencies)).toEqual([]);
  });

  test('is abandoned at once when its address is permanently rejected, and delays no other', async () => {
    const server = await listening({
      recipient: (address) =>
        address.startsWith('nobody')
          ? { code: 550, words: '5.1.1 <nobody@example.test> is unknown, see https://example.test/550' }
          : undefined,
    });
    const world = await mailingWorld(makeWorld, server);
    const rejected = await queue(world, { to: 'nobody@example.test' });
    await queue(world);
    await send(world);
    expect(server.arrived.map(({ to }) => to)).toEqual(['ana@example.test']);
    const [row, ...others] = await waiting(world.dependencies);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: rejected, attempts: 1, failed_at: someTime });
    expect(row?.last_error).toContain('550 5.1.1');
    expect(`${row?.last_error}${world.logged.join('')}`).not.toMatch(/nobody@|https:/);
    world.pass(86_400_000);
    await send(world);
    expect(server.arrived).toHaveLength(1);
    world.pass(30 * 86_400_000);
    await removeExpired.run(world.dependencies);
    expect(await waiting(world.dependencies)).toEqual([]);
  });

  test('is abandoned at once when its text is permanently rejected', async () => {
    const server = await listening({ arrived: () => ({ code: 554, words: '5.7.1 Not this' }) });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([{ handed_over: 0, failed_at: someTime }]);
    world.pass(86_400_000);
    await send(world);
    expect(server.arrived).toHaveLength(1);
  });

  test('is abandoned after three days', async () => {
    const server = await listening({ arrived: () => ({ code: 451, words: '4.0.0 Never now' }) });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await send(world);
    for (let hours = 6; hours < 72; hours += 6) {
      world.pass(6 * 3600 * second);
      await send(world);
    }
    expect(await waiting(world.dependencies)).toMatchObject([{ attempts: 12, failed_at: null }]);
    world.pass(6 * 3600 * second);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([{ failed_at: someTime }]);
  });
});

describeWithDatabase('A mail whose delivery is uncertain', (makeWorld) => {
  test.each([
    ['disconnects without an answer', 'drop'],
    ['never answers', 'hang'],
  ] as const)('is sent once more, with the same Message-ID, when the server %s', async (_how, verdict) => {
    const server = await listening({ arrived: inTurn(verdict, 'accept') });
    const world = await mailingWorld(makeWorld, server, '?socketTimeout=300');
    const id = await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toMatchObject([{ handed_over: 1, failed_at: null }]);
    world.pass(5 * second);
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    const [first, again, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(first?.mail.messageId).toBe(`<${id}@octavo.example>`);
    expect(again?.raw).toBe(first?.raw);
  });

  test('is sent at most twice', async () => {
    const server = await listening({ arrived: () => 'drop' });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    for (let count = 0; count < 5; count += 1) {
      await send(world);
      world.pass(3600 * second);
    }
    expect(server.arrived).toHaveLength(2);
    expect(await waiting(world.dependencies)).toMatchObject([{ handed_over: 2, failed_at: someTime }]);
  });

  test('waits for the lease of a sender that was killed, and is then sent once more', async () => {
    const server = await listening();
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    // A process leaves this behind when it is killed between handing the mail over and recording the answer.
    const lease = { handed_over: 1, next_attempt_at: new Date(Date.now() + 15 * second).toISOString() };
    await world.dependencies.db.updateTable('outbox').set(lease).execute();
    await send(world);
    expect(server.arrived).toEqual([]);
    world.pass(16 * second);
    await send(world);
    expect(server.arrived).toHaveLength(1);
    expect(await waiting(world.dependencies)).toEqual([]);
  });

  test('is not sent a third time after two kills', async () => {
    const server = await listening();
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await world.dependencies.db.updateTable('outbox').set({ handed_over: 2 }).execute();
    await send(world);
    expect(server.arrived).toEqual([]);
    expect(await waiting(world.dependencies)).toMatchObject([{ failed_at: someTime }]);
  });
});

describeWithDatabase('Signing in to a mail server', (makeWorld) => {
  const account = { user: 'octavo@mail.example', password: 'p/ß:w#d?' };

  test('takes the user and password from SMTP_URL', async () => {
    const server = await listening({ account });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await send(world);
    expect(server.arrived).toHaveLength(1);
  });

  test('keeps the mails when it fails, is not repeated for five minutes, and never reveals the password', async () => {
    const server = await listening({ account });
    const world = await makeWorld({ env: { SMTP_URL: server.url.replace('p%2F', 'wrong%2F') } });
    await queue(world);
    await send(world);
    const rows = await waiting(world.dependencies);
    expect(rows).toMatchObject([{ attempts: 0, failed_at: null, last_error: containing('535') }]);
    for (let count = 0; count < 29; count += 1) {
      world.pass(10 * second);
      await send(world);
    }
    expect(server.connections()).toBe(1);
    world.pass(10 * second);
    await send(world);
    expect(server.connections()).toBe(2);
    expect(JSON.stringify(rows) + world.logged.join('')).not.toMatch(/wrong|ß|octavo@mail/);
  });

  test('uses TLS when the address starts with smtps', async () => {
    const server = await listening({ account, tls: true });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await send(world);
    expect(server.arrived).toHaveLength(1);
    const strict = await mailingWorld(makeWorld, server, '?tls.rejectUnauthorized=true');
    await queue(strict);
    await send(strict);
    expect(server.arrived).toHaveLength(1);
    expect(await waiting(strict.dependencies)).toMatchObject([{ last_error: containing('certificate') }]);
  });
});

describeWithDatabase('A process that is told to stop', (makeWorld) => {
  test('waits for a mail in progress, but not for ever', async () => {
    const stopping = new AbortController();
    const server = await listening({
      arrived() {
        stopping.abort();
        return 'hang';
      },
    });
    const world = await mailingWorld(makeWorld, server);
    await queue(world);
    await sendMails.run(world.dependencies, stopping.signal);
    expect(await waiting(world.dependencies)).toMatchObject([{ handed_over: 1, failed_at: null }]);
  });
});

describeOnBothDatabases('A mail with several senders', (makeWorld) => {
  test('is sent only once', async () => {
    const server = await listening();
    const world = await mailingWorld(makeWorld, server);
    for (let count = 0; count < 20; count += 1) await queue(world, { to: `p${count}@example.test` });
    await Promise.all([send(world), send(world), send(world)]);
    expect(server.arrived.map(({ to }) => to).toSorted()).toEqual(
      [...new Set(server.arrived.map(({ to }) => to))].toSorted(),
    );
    expect(server.arrived).toHaveLength(20);
  });
});

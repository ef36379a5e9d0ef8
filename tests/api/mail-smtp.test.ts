import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendMails } from '../../server/modules/mails/send-mails.ts';
import { mailedKey, queue, send as sendDue, waiting } from '../support/outbox.ts';
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

/** Makes an application that sends mail through this server. */
async function mailThrough(makeWorld: MakeWorld, server: MailServer, query = '') {
  const world = await makeWorld({
    env: { SMTP_URL: server.url + query, OCTAVO_MAIL_FROM: 'Octavo Žitište <post@octavo.example>' },
  });
  onTestFinished(() => server.stop());
  /** The contents of the outbox. */
  const left = () => waiting(world.dependencies);
  return { server, world, left, send: () => sendDue(world) };
}

/** Makes the application with a server that listens. */
async function makeMailing(makeWorld: MakeWorld, rules?: MailServerRules, query?: string) {
  const server = await createMailServer(rules);
  await server.start();
  return mailThrough(makeWorld, server, query);
}

/** Queues mails to this many addresses, and returns them sorted. */
async function queueMany(world: World, count: number): Promise<readonly string[]> {
  const addresses = Array.from({ length: count }, (_, n) => `p${n}@example.test`);
  for (const to of addresses) await queue(world, { to });
  return addresses.toSorted();
}

function recipientsOf(server: MailServer): readonly string[] {
  return server.arrived.map(({ to }) => to).toSorted();
}

/** Gives one verdict after another and then repeats the last one. */
function inSequence(...verdicts: readonly Verdict[]): () => Verdict {
  let next = 0;
  return () => verdicts[Math.min(next++, verdicts.length - 1)] ?? 'accept';
}

describeWithDatabase('A mail by SMTP', (makeWorld) => {
  test('arrives with both parts, its headers and text in any alphabet, and leaves the outbox', async () => {
    const { server, world, left, send } = await makeMailing(makeWorld);
    const id = await queue(world, { language: 'sr-Cyrl' });
    await send();
    expect(await left()).toEqual([]);
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
    const { server, world, send } = await makeMailing(makeWorld);
    const addresses = await queueMany(world, 20);
    await send();
    expect(recipientsOf(server)).toEqual(addresses);
    expect(server.connections()).toBeLessThanOrEqual(5);
  });

  test('moves to another connection when the server closes each one after a mail', async () => {
    const { server, world, left, send } = await makeMailing(makeWorld, { arrived: () => 'accept_and_leave' });
    const addresses = await queueMany(world, 12);
    await send();
    expect(await left()).toEqual([]);
    expect(recipientsOf(server)).toEqual(addresses);
  });
});

describeWithDatabase('A mail server that is down', (makeWorld) => {
  test('is left alone for a while, and gets everything once it is back', async () => {
    const { server, world, left, send } = await mailThrough(makeWorld, await createMailServer());
    const addresses = await queueMany(world, 10);
    // Ten minutes, checked every second.
    for (let passed = 0; passed < 600; passed += 1) {
      await send();
      world.pass(second);
    }
    expect(await left()).toHaveLength(10);
    const complaints = world.logged.filter((line) => line.includes('mails cannot leave at the moment'));
    expect(complaints.length).toBeGreaterThan(15);
    expect(complaints.length).toBeLessThan(40);

    await server.start();
    world.pass(30 * second);
    await send();
    expect(await left()).toEqual([]);
    expect(recipientsOf(server)).toEqual(addresses);
  });

  test('is reported by ready, which stays in service', async () => {
    const { server, world } = await mailThrough(makeWorld, await createMailServer());
    const ready = () => world.guest.get('/api/system/ready/');
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', mail: 'down' } });
    await server.start();
    // The result is cached for a minute, so polling every second does not reach the server.
    for (let count = 0; count < 20; count += 1) await ready();
    expect(server.connections()).toBe(0);
    world.pass(61 * second);
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', mail: 'ok' } });
    expect(server.connections()).toBe(1);
  });

  test.each([
    ['greets', '', 'greetingTimeout=300', 'Greeting never received'],
    ['answers after its greeting', '220 mail.example\r\n', 'socketTimeout=300', 'Timeout'],
  ])('is given up on for a while when it never %s', async (_omission, greeting, timeout, reason) => {
    const silent = net.createServer((socket) => void socket.write(greeting));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as net.AddressInfo;
    const world = await makeWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?${timeout}` } });
    await queue(world);
    await sendDue(world);
    expect(await waiting(world.dependencies)).toMatchObject([
      { attempts: 0, handed_over: 0, failed_at: null, last_error: containing(reason) },
    ]);
  });
});

describeWithDatabase('A mail that a server rejects', (makeWorld) => {
  test('is tried again later when it is deferred, at the address or after the text', async () => {
    const later = { code: 451, words: '4.7.1 Try again later' };
    const greylisted = new Set<string>();
    const { server, world, left, send } = await makeMailing(makeWorld, {
      recipient(address) {
        if (greylisted.has(address)) return undefined;
        greylisted.add(address);
        return later;
      },
      arrived: inSequence(later, 'accept'),
    });
    await queue(world);
    await send();
    expect(await left()).toMatchObject([{ attempts: 1, handed_over: 0, failed_at: null }]);
    await send();
    expect(greylisted.size).toBe(1);
    expect(server.arrived).toEqual([]);

    world.pass(5 * second);
    await send();
    expect(await left()).toMatchObject([{ attempts: 2, handed_over: 0, failed_at: null }]);
    world.pass(9 * second);
    await send();
    expect(server.arrived).toHaveLength(1);
    world.pass(second);
    await send();
    expect(server.arrived.map(({ verdict }) => verdict)).toEqual([later, 'accept']);
    expect(await left()).toEqual([]);
  });

  test('is abandoned at once when its address is permanently rejected, and delays no other', async () => {
    const { server, world, left, send } = await makeMailing(makeWorld, {
      recipient: (address) =>
        address.startsWith('nobody')
          ? { code: 550, words: '5.1.1 <nobody@example.test> is unknown, see https://example.test/550' }
          : undefined,
    });
    const rejected = await queue(world, { to: 'nobody@example.test' });
    await queue(world);
    await send();
    expect(server.arrived.map(({ to }) => to)).toEqual(['ana@example.test']);
    const [row, ...others] = await left();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: rejected, attempts: 1, failed_at: someTime });
    expect(row?.last_error).toContain('550 5.1.1');
    expect(`${row?.last_error}${world.logged.join('')}`).not.toMatch(/nobody@|https:/);
    world.pass(86_400_000);
    await send();
    expect(server.arrived).toHaveLength(1);
  });

  test('is abandoned at once when its text is permanently rejected', async () => {
    const { world, left, send } = await makeMailing(makeWorld, {
      arrived: () => ({ code: 554, words: '5.7.1 Not this' }),
    });
    await queue(world);
    await send();
    expect(await left()).toMatchObject([{ handed_over: 0, failed_at: someTime }]);
  });

  test('is abandoned after three days', async () => {
    const { world, left, send } = await makeMailing(makeWorld, {
      arrived: () => ({ code: 451, words: '4.0.0 Never now' }),
    });
    await queue(world);
    await send();
    for (let hours = 6; hours < 72; hours += 6) {
      world.pass(6 * 3600 * second);
      await send();
    }
    expect(await left()).toMatchObject([{ attempts: 12, failed_at: null }]);
    world.pass(6 * 3600 * second);
    await send();
    expect(await left()).toMatchObject([{ failed_at: someTime }]);
  });
});

describeWithDatabase('A mail whose delivery is uncertain', (makeWorld) => {
  test.each([
    ['disconnects without an answer', 'drop'],
    ['never answers', 'hang'],
  ] as const)('is sent once more, with the same Message-ID, when the server %s', async (_how, verdict) => {
    const { server, world, left, send } = await makeMailing(
      makeWorld,
      { arrived: inSequence(verdict, 'accept') },
      '?socketTimeout=300',
    );
    const id = await queue(world);
    await send();
    expect(await left()).toMatchObject([{ handed_over: 1, failed_at: null }]);
    world.pass(5 * second);
    await send();
    expect(await left()).toEqual([]);
    const [first, again, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(first?.mail.messageId).toBe(`<${id}@octavo.example>`);
    expect(again?.raw).toBe(first?.raw);
  });

  test('is sent at most twice', async () => {
    const { server, world, left, send } = await makeMailing(makeWorld, { arrived: () => 'drop' });
    await queue(world);
    for (let count = 0; count < 5; count += 1) {
      await send();
      world.pass(3600 * second);
    }
    expect(server.arrived).toHaveLength(2);
    expect(await left()).toMatchObject([{ handed_over: 2, failed_at: someTime }]);
  });

  test.each([
    ['a sender that was killed, and is then sent once more', 1, [{ verdict: 'accept' }], []],
    ['the second such sender, and is then abandoned', 2, [], [{ failed_at: someTime }]],
  ])('waits for the lease of %s', async (_whose, handed_over, arrived, remaining) => {
    const { server, world, left, send } = await makeMailing(makeWorld);
    await queue(world);
    // A process leaves this behind when it is killed between handing the mail over and recording the answer.
    const lease = { handed_over, next_attempt_at: new Date(Date.now() + 15 * second).toISOString() };
    await world.dependencies.db.updateTable('outbox').set(lease).execute();
    await send();
    expect(server.arrived).toEqual([]);
    world.pass(16 * second);
    await send();
    expect(server.arrived).toMatchObject(arrived);
    expect(await left()).toMatchObject(remaining);
  });
});

describeWithDatabase('Signing in to a mail server', (makeWorld) => {
  const account = { user: 'octavo@mail.example', password: 'p/ß:w#d?' };

  test('keeps the mails when it fails, is not repeated for five minutes, and never reveals the password', async () => {
    const right = await createMailServer({ account });
    await right.start();
    const wrong = { ...right, url: right.url.replace('p%2F', 'wrong%2F') };
    const { server, world, left, send } = await mailThrough(makeWorld, wrong);
    await queue(world);
    await send();
    const rows = await left();
    expect(rows).toMatchObject([{ attempts: 0, failed_at: null, last_error: containing('535') }]);
    for (let count = 0; count < 29; count += 1) {
      world.pass(10 * second);
      await send();
    }
    expect(server.connections()).toBe(1);
    world.pass(10 * second);
    await send();
    expect(server.connections()).toBe(2);
    expect(JSON.stringify(rows) + world.logged.join('')).not.toMatch(/wrong|ß|octavo@mail/);
  });

  test('takes the user and password from SMTP_URL, and uses TLS when that starts with smtps', async () => {
    const { server, world, send } = await makeMailing(makeWorld, { account, tls: true });
    await queue(world);
    await send();
    expect(server.arrived).toHaveLength(1);
    const strict = await mailThrough(makeWorld, server, '?tls.rejectUnauthorized=true');
    await queue(strict.world);
    await strict.send();
    expect(server.arrived).toHaveLength(1);
    expect(await strict.left()).toMatchObject([{ last_error: containing('certificate') }]);
  });
});

describeWithDatabase('A process that is told to stop', (makeWorld) => {
  test('waits for a mail in progress, but not for ever', async () => {
    const stopping = new AbortController();
    const { world, left } = await makeMailing(makeWorld, {
      arrived() {
        stopping.abort();
        return 'hang';
      },
    });
    await queue(world);
    await sendMails.run(world.dependencies, stopping.signal);
    expect(await left()).toMatchObject([{ handed_over: 1, failed_at: null }]);
  });
});

describeOnBothDatabases('A mail with several senders', (makeWorld) => {
  test('is sent only once', async () => {
    const { server, world, send } = await makeMailing(makeWorld);
    const addresses = await queueMany(world, 20);
    await Promise.all([send(), send(), send()]);
    expect(recipientsOf(server)).toEqual(addresses);
  });
});

import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { prepareDrain } from '../../server/platform/http/admission/drain.ts';
import { createDependencies } from '../../server/dependencies.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { connect, listen } from '../support/raw-socket.ts';
import { startUnreliableProxy } from '../support/unreliable-proxy.ts';
import { describeOn, describeOnBothDatabases, type World } from '../support/world.ts';

const busy: Readonly<Record<string, string>> = {
  en: 'The service is temporarily unavailable. Please try again shortly.',
  sr: 'Usluga privremeno nije dostupna. Pokušajte ponovo uskoro.',
  'sr-Cyrl': 'Услуга привремено није доступна. Покушајте поново ускоро.',
  nl: 'De dienst is tijdelijk niet beschikbaar. Probeer het zo opnieuw.',
  de: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
};

/** A world in which checking a password takes until `release` is called, so calls pile up. */
function stuckPasswords() {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    release: () => gate.resolve(),
    waiting: () => waiting,
    passwords: {
      hash: (password: string) => Promise.resolve(password),
      verify: async () => {
        waiting += 1;
        await gate.promise;
        return false;
      },
    },
  };
}

function logIn(world: World, headers: Readonly<Record<string, string>> = {}) {
  return world.guest.post(
    '/api/auth/',
    { email: 'somebody@example.test', password: 'some password' },
    headers,
  );
}

describeOnBothDatabases('A server with more work than it can handle', (makeWorld) => {
  test("turns calls away as they arrive, in each caller's language, and continues once there is room", async () => {
    const { passwords, waiting, release } = stuckPasswords();
    const world = await makeWorld({ serving: { room: 5 }, overrides: { passwords } });
    const stuck = Array.from({ length: 5 }, () => logIn(world));
    await expect.poll(waiting).toBe(5);
    for (const [language, message] of Object.entries(busy)) {
      const { status, headers, body } = await logIn(world, { 'accept-language': language });
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '1',
        { message, code: 'unavailable', detail: message },
      ]);
    }
    expect((await world.guest.get('/api/features/')).status).toBe(503);
    for (const path of ['/api/system/ping/', '/locales/en/errors.json'])
      expect((await world.guest.get(path)).status).toBe(200);
    release();
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await logIn(world)).status).toBe(400);
  });

  test('rejects more than its share to one caller, so that others still find room', async () => {
    const { passwords, waiting, release } = stuckPasswords();
    const world = await makeWorld({ serving: { room: 5, roomOfOne: 3 }, overrides: { passwords } });
    const user = await world.user();
    const ask = (remoteAddress: string) => {
      const payload = { email: 'somebody@example.test', password: 'some password' };
      return world.app.inject({ method: 'POST', url: '/api/auth/', remoteAddress, payload });
    };
    const stuck = [1, 2, 3].map(() => ask('192.0.2.1'));
    await expect.poll(waiting).toBe(3);
    const rejected = await ask('192.0.2.1');
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '1']);
    expect(rejected.json()).toMatchObject({ code: 'rate_limited' });
    expect((await user.get('/api/workspaces/')).status).toBe(200);
    stuck.push(ask('192.0.2.2'), ask('192.0.2.2'));
    await expect.poll(waiting).toBe(5);
    expect((await ask('192.0.2.2')).statusCode).toBe(503);
    release();
    expect((await Promise.all(stuck)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect((await ask('192.0.2.1')).statusCode).toBe(400);
  });
});

describeOn('sqlite', 'A server that gets too many requests at once', (makeWorld) => {
  test('answers as much as it can, rejects the rest, and continues', async () => {
    const world = await makeWorld({ serving: { workPerTurn: 5 } });
    const user = await world.user();
    const read = () => user.get('/api/workspaces/');
    const ping = world.guest.get('/api/system/ping/');
    const statuses = (await Promise.all(Array.from({ length: 900 }, read))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses[0]).toBe(200);
    expect((await ping).status).toBe(200);
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  test('finishes started work when it stops, and answers late requests', async () => {
    const { passwords, waiting, release } = stuckPasswords();
    const stopping = new AbortController();
    const world = await makeWorld({ overrides: { passwords, stopping: stopping.signal } });
    const drain = prepareDrain(world.app.server, world.app.log);
    const port = await listen(world.app);
    const [busySocket, idleSocket] = [await connect(port), await connect(port)];
    onTestFinished(() => [busySocket, idleSocket].forEach((socket) => socket.destroy()));
    const body = JSON.stringify({ email: 'somebody@example.test', password: 'some password' });
    const head = 'Host: x\r\nContent-Type: application/json\r\nAccept-Language: nl\r\n';
    busySocket.write(`POST /api/auth/ HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    await expect.poll(waiting).toBe(1);
    idleSocket.write(`GET /api/features/ HTTP/1.1\r\n${head}\r\n`);
    await expect.poll(idleSocket.received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(idleSocket.received()).not.toMatch(/\r\nconnection: close\r\n/i);

    stopping.abort();
    const drained = drain({ delay: 0, timeout: 30_000 });
    await expect.poll(() => world.app.server.listening).toBe(false);
    const before = idleSocket.received().length;
    idleSocket.write(`GET /api/features/ HTTP/1.1\r\n${head}\r\n`);
    const late = (await idleSocket.closed).slice(before);
    expect(late).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(late).toMatch(/\r\nconnection: close\r\n/i);
    release();
    const answer = await busySocket.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await drained;
  });
});

describeOn('postgres', 'A server whose database hangs', (makeWorld) => {
  test('still answers ping at once, answers everything else with 503, and recovers with the database', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { config } = world.dependencies;
    const detour = new URL(config.databaseUrl ?? '');
    const proxy = await startUnreliableProxy(Number(detour.port));
    onTestFinished(() => proxy.close());
    detour.port = String(proxy.port);
    const behind = { ...config, databaseUrl: detour.href };
    const patience = { connection: 500, statement: 900, silence: 1000 };
    const database = openDatabase(behind, { patience });
    const { log, passwords, clock } = world.dependencies;
    const dependencies = await createDependencies(behind, database, { log, passwords, clock });
    const app = await buildApp(dependencies);
    onTestFinished(async () => {
      await app.close();
      await dependencies.changes.close();
      await database.close();
    });
    const headers = { authorization: `Token ${user.token}` };
    const read = () => app.inject({ url: '/api/workspaces/', headers });
    const write = () =>
      app.inject({
        method: 'POST',
        url: '/api/workspaces/',
        headers: { ...headers, 'idempotency-key': 'k' },
        payload: { type: 'BLOG', title: 'Notes' },
      });
    expect((await read()).statusCode).toBe(200);

    // Whatever was said last.
    proxy.deafen('');
    const order: string[] = [];
    const asked = Array.from({ length: 30 }, (_, n) =>
      (n % 2 === 0 ? read() : write()).finally(() => order.push('refused')),
    );
    expect((await app.inject('/api/system/ping/')).statusCode).toBe(200);
    order.push('pinged');
    const answers = await Promise.all(asked);
    expect(order[0]).toBe('pinged');
    for (const { statusCode, headers: sent, body } of answers) {
      expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([503, 'unavailable']);
      expect(sent['retry-after']).toBeDefined();
    }
    proxy.deafen(undefined);
    await expect.poll(async () => (await write()).statusCode, { timeout: 20_000 }).toBe(201);
    expect((await read()).json()).toMatchObject({ count: 1 });
  });
});

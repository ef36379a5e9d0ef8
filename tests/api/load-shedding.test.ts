import { expect, test } from 'vitest';
import { expectAnswer } from '../support/expect-answer.ts';
import { describeWithDatabase, type World } from '../support/world.ts';

/** Passwords whose check takes until `release` is called, so that calls pile up. */
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

const credentials = { email: 'somebody@example.test', password: 'some password' };

function logIn(world: World, headers: Readonly<Record<string, string>> = {}) {
  return world.guest.post('/api/auth/', credentials, headers);
}

describeWithDatabase('A server with more work than it can handle', (makeWorld) => {
  test("turns calls away as they arrive, in the caller's language, and continues once there is room", async () => {
    const { passwords, waiting, release } = stuckPasswords();
    const world = await makeWorld({ serving: { room: 5 }, overrides: { passwords } });
    const stuck = Array.from({ length: 5 }, () => logIn(world));
    await expect.poll(waiting).toBe(5);
    const rejected = await logIn(world, { 'accept-language': 'nl' });
    const message = 'De dienst is tijdelijk niet beschikbaar. Probeer het zo opnieuw.';
    expectAnswer(rejected, 503, { message, code: 'unavailable', detail: message });
    expect(rejected.headers['retry-after']).toBe('1');
    expect((await world.guest.get('/api/features/')).status).toBe(503);
    for (const path of ['/api/system/ping/', '/locales/en/errors.json'])
      expect((await world.guest.get(path)).status).toBe(200);
    release();
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await logIn(world)).status).toBe(400);
  });

  test('rejects calls beyond the share of one caller, so that others still find room', async () => {
    const { passwords, waiting, release } = stuckPasswords();
    const world = await makeWorld({ serving: { room: 5, roomOfOne: 3 }, overrides: { passwords } });
    const user = await world.user();
    const ask = (remoteAddress: string) => {
      return world.app.inject({ method: 'POST', url: '/api/auth/', remoteAddress, payload: credentials });
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

  test('answers as many requests at once as it can, rejects the rest, and continues', async () => {
    const world = await makeWorld({ serving: { workPerIteration: 5 } });
    const user = await world.user();
    const read = () => user.get('/api/workspaces/');
    const ping = world.guest.get('/api/system/ping/');
    const statuses = (await Promise.all(Array.from({ length: 900 }, read))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses[0]).toBe(200);
    expect((await ping).status).toBe(200);
    await expect.poll(async () => (await read()).status).toBe(200);
  });
});

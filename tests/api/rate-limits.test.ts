import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { systemClock } from '../../server/platform/clock.ts';
import type { App } from '../../server/platform/http/routes/app-types.ts';
import { newId } from '../../server/platform/ids.ts';
import { createRateCounter, type RateCounter } from '../../server/platform/limits/rate-counter.ts';
import { describeWithDatabase, type Member } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

interface Operation {
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
}

/** Every public POST in the API description: those that log in, send mail or store data of strangers. */
async function publicPosts(app: App): Promise<readonly (readonly [string, Operation])[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<Description>();
  return Object.entries(paths).flatMap(([path, { post: operation }]) =>
    operation !== undefined && (operation.security ?? []).length === 0 ? [[path, operation] as const] : [],
  );
}

describeWithDatabase('Rate limits', (makeWorld) => {
  it('count every public POST by address, treat an IPv6 network as one address, and reset after their minute', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.001' } });
    const posts = await publicPosts(world.app);
    expect(posts.map(([path]) => path)).toContain('/api/auth/');
    for (const [path, operation] of posts) {
      expect([path, Object.keys(operation.responses)]).toEqual([path, expect.arrayContaining(['429'])]);
      const send = (from: string) => world.call('POST', path, { from, body: {} });
      for (const [first, second] of [
        ['192.0.2.1', '192.0.2.1'],
        ['2001:db8::1', '2001:db8::ffff:2'],
      ] as const) {
        expect([path, (await send(first)).status]).toEqual([path, 400]);
        const rejected = await send(second);
        expectAnswer(rejected, 429, 'rate_limited');
        const wait = Number(rejected.headers['retry-after']);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60);
      }
      expect([path, (await send('192.0.2.2')).status]).toEqual([path, 400]);
      expect([path, (await send('2001:db8:0:1::1')).status]).toEqual([path, 400]);
    }
    world.pass(60_000);
    for (const [path] of posts) {
      const { status } = await world.call('POST', path, { from: '192.0.2.1', body: {} });
      expect([path, status]).toEqual([path, 400]);
    }
  });

  it('count requests through a proxy by the address that it names, with any port', async () => {
    const world = await makeWorld({
      env: { OCTAVO_RATE_LIMIT_SCALE: '0.02', OCTAVO_TRUST_PROXY: '127.0.0.1' },
    });
    const send = (forwarded: string) => world.guest.post('/api/auth/', {}, { 'x-forwarded-for': forwarded });
    expect((await send('198.51.100.7:2000')).status).toBe(400);
    expect((await send('198.51.100.7:2001')).status).toBe(429);
    expect((await send('198.51.100.8')).status).toBe(400);
    expect((await send('junk')).status).toBe(400);
    expect((await send('more junk')).status).toBe(429);
  });

  it('count by account without an address in memory, or a hash of it that can be guessed', async () => {
    const counter = createRateCounter(systemClock);
    const keys: string[] = [];
    const rates: RateCounter = {
      count(key, ...more) {
        keys.push(key);
        return counter.count(key, ...more);
      },
    };
    const world = await makeWorld({ overrides: { rates } });
    const email = 'nobody@example.test';
    const body = { email, password: 'some password' };
    await world.guest.post('/api/auth/', body);
    await world.guest.post('/api/newsletter/', { email });
    const guess = createHash('sha256').update(email).digest();
    expect(keys.filter((key) => key.includes('account ')).length).toBeGreaterThan(0);
    for (const text of [email, guess.toString('base64url'), guess.toString('hex')])
      expect(keys.join('\n')).not.toContain(text);
  });

  it("count a member's writes over all routes, and neither reads nor other members", async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.005' } });
    const [ana, boro] = [await world.user(), await world.user('Boro')];
    const write = (caller: Member, method: 'POST' | 'PATCH' | 'DELETE') =>
      world.call(method, method === 'POST' ? '/api/workspaces/' : `/api/workspaces/${newId()}/`, {
        as: caller,
        body: method === 'DELETE' ? undefined : {},
      });
    const statuses: number[] = [];
    for (const method of ['POST', 'PATCH', 'DELETE', 'POST', 'PATCH', 'DELETE'] as const)
      statuses.push((await write(ana, method)).status);
    expect(statuses).not.toContain(429);
    const rejected = await write(ana, 'POST');
    expectAnswer(rejected, 429, 'rate_limited');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ana.get('/api/workspaces/')).status).toBe(200);
    expect((await write(boro, 'POST')).status).toBe(400);
    world.pass(60_000);
    expect((await write(ana, 'POST')).status).toBe(400);
  });

  it('count logins by account and address, in any spelling of the email address', async () => {
    // A tenth of ten attempts.
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    const { email } = await world.user();
    const send = (n: number, address: string) =>
      world.call('POST', '/api/auth/', {
        from: `192.0.2.${n}`,
        body: { email: address, password: 'not the one' },
      });
    expect((await send(1, email)).status).toBe(400);
    const rejected = await send(1, ` ${email.toUpperCase()} `);
    const detail = expect.stringMatching(
      /^Too many attempts\. Please try again in \d+ seconds?\.$/,
    ) as string;
    expect([rejected.status, rejected.body]).toMatchObject([429, { code: 'rate_limited', detail }]);
    expect((await send(1, 'somebody@example.test')).status).toBe(400);
    expect((await send(2, email)).status).toBe(400);
  });
});

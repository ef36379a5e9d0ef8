import { expect, it } from 'vitest';
import { mailsTo, newestKey } from '../support/accounts.ts';
import { describeWithDatabase, type Member, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const unknown = 'nobody@example.test';
const password = 'a new password';
const minute = 60_000;

interface SignedIn {
  readonly status: number;
  readonly body: { readonly token?: string; readonly device?: string; readonly code?: string };
  readonly wait: number;
}

/** Sends a public call from a network address. */
async function post(world: World, path: string, from: string, payload: object): Promise<SignedIn> {
  const url = `/api/auth/${path}`;
  const answer = await world.app.inject({ method: 'POST', url, remoteAddress: from, payload });
  return {
    status: answer.statusCode,
    body: answer.json<SignedIn['body']>(),
    wait: Number(answer.headers['retry-after'] ?? 0),
  };
}

/** Tries to sign in with these; other members of an account are left out. */
function attempt(world: World, from: string, caller: { email: string; password: string; device?: string }) {
  const { email, password: tried, device } = caller;
  return post(world, '', from, { email, password: tried, device });
}

const owner = '192.0.2.1';
const stranger = (n: number) => `198.51.100.${n}`;

/** Tries wrong passwords from many addresses until all of them are rejected; returns the number of attempts. */
async function guessFromEverywhere(world: World, email: string): Promise<number> {
  let tried = 0;
  for (let n = 1; n <= 20; n += 1)
    for (let time = 1; time <= 10; time += 1) {
      const { status } = await attempt(world, stranger(n), { email, password: 'a guess' });
      if (status === 400) tried += 1;
    }
  return tried;
}

async function setByLink(world: World, { email }: Member, from: string, device?: string): Promise<void> {
  expect((await post(world, 'request-account/', from, { email, device })).status).toBe(200);
  const body = { key: await newestKey(world, email), password, confirm_password: password };
  expect((await post(world, 'reset_password/set/', from, body)).status).toBe(200);
}

describeWithDatabase('Strangers', (makeWorld) => {
  const strict = () => makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '1' } });

  it('who try wrong passwords do not keep the owner from signing in', async () => {
    const world = await strict();
    const ana = await world.user();
    for (let n = 1; n <= 40; n += 1)
      await attempt(world, stranger(1), { email: ana.email, password: 'a guess' });
    const rejected = await attempt(world, stranger(1), ana);
    expectAnswer(rejected, 429, 'rate_limited');
    expect((await attempt(world, owner, ana)).status).toBe(200);
  });

  it.each(['known', 'unknown'])(
    'with many addresses have a hundred guesses an hour at one %s account',
    async (which) => {
      const world = await strict();
      const email = which === 'known' ? (await world.user()).email : unknown;
      expect(await guessFromEverywhere(world, email)).toBe(100);
      const rejected = await attempt(world, stranger(99), { email, password: 'a guess' });
      expect(rejected.status).toBe(429);
      expect(rejected.wait).toBeGreaterThan(60);
      world.pass(60 * minute);
      expect((await attempt(world, stranger(99), { email, password: 'a guess' })).status).toBe(400);
    },
  );

  it('do not block a browser that signed in recently, whose stored token works for one account only', async () => {
    const world = await strict();
    const [ana, boro] = [await world.user(), await world.user('Boro')];
    const { device = '' } = (await attempt(world, owner, ana)).body;
    world.pass(29 * 86_400_000);
    await guessFromEverywhere(world, ana.email);
    await guessFromEverywhere(world, boro.email);
    expect((await attempt(world, owner, ana)).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device: 'made up' })).status).toBe(429);
    expect((await attempt(world, owner, { ...boro, device })).status).toBe(429);
    const again = await attempt(world, owner, { ...ana, device });
    expect(again.status).toBe(200);
    world.pass(29 * 86_400_000);
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { ...ana, device })).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device: again.body.device ?? '' })).status).toBe(200);
  });

  it('cannot guess faster with the keepsake of a browser', async () => {
    const world = await strict();
    const ana = await world.user();
    const { device = '' } = (await attempt(world, owner, ana)).body;
    const statuses: number[] = [];
    for (let n = 1; n <= 12; n += 1)
      statuses.push(
        (await attempt(world, stranger(n), { email: ana.email, password: 'a guess', device })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('do not delay the right password after a reset', async () => {
    const world = await strict();
    const ana = await world.user();
    await guessFromEverywhere(world, ana.email);
    await setByLink(world, ana, owner);
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { email: ana.email, password })).status).toBe(200);
  });

  it('who knew an earlier password stay strangers, even with a device from then', async () => {
    const world = await strict();
    const ana = await world.user();
    const { device = '' } = (await attempt(world, stranger(1), ana)).body;
    await setByLink(world, ana, owner);
    await guessFromEverywhere(world, ana.email);
    const rejected = await attempt(world, stranger(50), { email: ana.email, password: 'a guess', device });
    expect(rejected.status).toBe(429);
  });

  it('do not bar the browser that changed the password', async () => {
    const world = await strict();
    const ana = await world.user();
    const changed = await ana.post(`/api/users/${ana.id}/password/`, {
      current_password: ana.password,
      password,
      confirm_password: password,
    });
    const { device } = changed.body as { device: string };
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { email: ana.email, password })).status).toBe(429);
    expect((await attempt(world, owner, { email: ana.email, password, device })).status).toBe(200);
  });

  it('at the same address do not bar a browser that signed in recently, nor does it count with them', async () => {
    const world = await strict();
    const ana = await world.user();
    const { device = '' } = (await attempt(world, owner, ana)).body;
    const strangersThere = async (most: number) => {
      for (let n = 1; n <= most; n += 1) {
        const { status } = await attempt(world, owner, { email: `u${n}@example.test`, password: 'a guess' });
        if (status === 429) return n - 1;
      }
      return most;
    };
    expect(await strangersThere(40)).toBe(40);
    for (let n = 1; n <= 8; n += 1)
      expect((await attempt(world, owner, { ...ana, device })).status).toBe(200);
    expect(await strangersThere(20)).toBe(9);
    expect((await attempt(world, owner, ana)).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device: 'made up' })).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device })).status).toBe(200);
  });

  it('do not count against scripts that sign in with the right password', async () => {
    const world = await strict();
    const ana = await world.user();
    for (let n = 1; n <= 120; n += 1) {
      world.pass(10_000);
      expect((await attempt(world, owner, ana)).status).toBe(200);
    }
  });

  it.each(['known', 'unknown'])(
    'who ask for links do not use up those of the owner of a %s mailbox',
    async (which) => {
      const world = await strict();
      const email = which === 'known' ? (await world.user()).email : unknown;
      const request = (from: string) => post(world, 'request-account/', from, { email });
      const statuses: number[] = [];
      for (let n = 1; n <= 12; n += 1) statuses.push((await request(stranger(1))).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect((await request(owner)).status).toBe(200);
      expect(await mailsTo(world, email)).toHaveLength(which === 'known' ? 11 : 0);
    },
  );

  it('with many addresses cause twenty mails an hour, and the owner still has a link that works', async () => {
    const world = await strict();
    const ana = await world.user();
    const { device = '' } = (await attempt(world, owner, ana)).body;
    const request = (from: string, more: object = {}) =>
      post(world, 'request-account/', from, { email: ana.email, ...more });
    for (let n = 1; n <= 30; n += 1) expect((await request(stranger(n))).status).toBe(200);
    expect(await mailsTo(world, ana.email)).toHaveLength(20);
    const key = await newestKey(world, ana.email);
    expect((await post(world, 'reset_password/', owner, { key })).status).toBe(200);
    expect((await request(owner, { device })).status).toBe(200);
    expect(await mailsTo(world, ana.email)).toHaveLength(21);
    await setByLink(world, ana, owner, device);
    expect(await mailsTo(world, ana.email)).toHaveLength(23);
    for (const from of [stranger(40), stranger(41)]) expect((await request(from)).status).toBe(200);
    expect(await mailsTo(world, ana.email)).toHaveLength(24);
    const last = await newestKey(world, ana.email);
    expect((await post(world, 'reset_password/', owner, { key: last })).status).toBe(200);
  });
});

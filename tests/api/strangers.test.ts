import { expect, it } from 'vitest';
import { mailsTo, newestKey } from '../support/accounts.ts';
import { describeWithDatabase, type Member, type World } from '../support/world.ts';

const unknown = 'nobody@example.test';
const password = 'a new password';
const minute = 60_000;

/** Sends a public call from a network address. */
function post(world: World, path: string, from: string, body: object) {
  return world.call<{ device?: string }>('POST', `/api/auth/${path}`, { from, body });
}

/** Tries to sign in with these; other members of an account are left out. */
function attempt(world: World, from: string, caller: { email: string; password: string; device?: string }) {
  const { email, password: tried, device } = caller;
  return post(world, '', from, { email, password: tried, device });
}

const owner = '192.0.2.1';
const stranger = (n: number) => `198.51.100.${n}`;

function guess(world: World, from: string, email: string, device?: string) {
  return attempt(world, from, { email, password: 'a guess', ...(device !== undefined && { device }) });
}

/** The statuses of attempts that are made one after another, numbered from 1. */
async function statusesOf(
  count: number,
  make: (n: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 1; n <= count; n += 1) statuses.push((await make(n)).status);
  return statuses;
}

/** Tries wrong passwords from many addresses until all of them are rejected; returns the number of attempts. */
async function guessFromEverywhere(world: World, email: string): Promise<number> {
  const statuses = await statusesOf(40, (n) => guess(world, stranger(Math.ceil(n / 2)), email));
  return statuses.filter((status) => status === 400).length;
}

async function setByLink(world: World, { email }: Member, from: string, device?: string): Promise<void> {
  expect((await post(world, 'request-account/', from, { email, device })).status).toBe(200);
  const body = { key: await newestKey(world, email), password, confirm_password: password };
  expect((await post(world, 'reset_password/set/', from, body)).status).toBe(200);
}

describeWithDatabase('Strangers', (makeWorld) => {
  /** A world with a fifth of the usual limits, a member, and the token of the browser in which they have signed in. */
  async function makeStrict() {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.2' } });
    const ana = await world.user();
    const { device = '' } = (await attempt(world, owner, ana)).body;
    return { world, ana, device };
  }

  it.each(['known', 'unknown'])(
    'with many addresses get a hundred guesses an hour (a fifth of that here) at one %s account',
    async (which) => {
      const { world, ana } = await makeStrict();
      const email = which === 'known' ? ana.email : unknown;
      expect(await guessFromEverywhere(world, email)).toBe(20);
      const rejected = await guess(world, stranger(99), email);
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
      world.pass(60 * minute);
      expect((await guess(world, stranger(99), email)).status).toBe(400);
    },
  );

  it('do not block a browser that signed in recently, whose stored token works for one account only', async () => {
    const { world, ana, device } = await makeStrict();
    const boro = await world.user('Boro');
    world.pass(29 * 86_400_000);
    await guessFromEverywhere(world, ana.email);
    await guessFromEverywhere(world, boro.email);
    for (const caller of [ana, { ...ana, device: 'made up' }, { ...boro, device }])
      expect((await attempt(world, owner, caller)).status).toBe(429);
    const again = await attempt(world, owner, { ...ana, device });
    expect(again.status).toBe(200);
    world.pass(29 * 86_400_000);
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { ...ana, device })).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device: again.body.device ?? '' })).status).toBe(200);
  });

  it('cannot guess faster with the token of a browser', async () => {
    const { world, ana, device } = await makeStrict();
    const statuses = await statusesOf(4, (n) => guess(world, stranger(n), ana.email, device));
    expect(statuses).toEqual([400, 400, 429, 429]);
  });

  it('do not delay the right password after a reset', async () => {
    const { world, ana } = await makeStrict();
    await guessFromEverywhere(world, ana.email);
    await setByLink(world, ana, owner);
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { email: ana.email, password })).status).toBe(200);
  });

  it('who knew an earlier password stay strangers, even with a device from then', async () => {
    const { world, ana, device } = await makeStrict();
    await setByLink(world, ana, owner);
    await guessFromEverywhere(world, ana.email);
    expect((await guess(world, stranger(50), ana.email, device)).status).toBe(429);
  });

  it('do not bar the browser that changed the password', async () => {
    const { world, ana } = await makeStrict();
    const passwords = { current_password: ana.password, password, confirm_password: password };
    const changed = await ana.post<{ device: string }>(`/api/users/${ana.id}/password/`, passwords);
    const { device } = changed.body;
    await guessFromEverywhere(world, ana.email);
    expect((await attempt(world, owner, { email: ana.email, password })).status).toBe(429);
    expect((await attempt(world, owner, { email: ana.email, password, device })).status).toBe(200);
  });

  it('at the same address do not bar a browser that signed in recently, nor do its attempts count with theirs', async () => {
    const { world, ana, device } = await makeStrict();
    const admittedGuesses = async (most: number) => {
      const statuses = await statusesOf(most, (n) => guess(world, owner, `u${n}@example.test`));
      return statuses.filter((status) => status === 400).length;
    };
    const known = () => attempt(world, owner, { ...ana, device });
    // An address has ten attempts. The owner made one; attempts of a known browser do not count.
    expect(await admittedGuesses(7)).toBe(7);
    expect((await known()).status).toBe(200);
    expect(await admittedGuesses(5)).toBe(2);
    expect((await attempt(world, owner, ana)).status).toBe(429);
    expect((await attempt(world, owner, { ...ana, device: 'made up' })).status).toBe(429);
    expect((await known()).status).toBe(200);
  });

  it('do not count against scripts that sign in with the right password', async () => {
    const { world, ana } = await makeStrict();
    const statuses = await statusesOf(24, () => {
      world.pass(minute);
      return attempt(world, owner, ana);
    });
    expect(statuses).toEqual(Array<number>(24).fill(200));
  });

  it.each(['known', 'unknown'])(
    'who ask for links do not use up those of the owner of a %s mailbox',
    async (which) => {
      const { world, ana } = await makeStrict();
      const email = which === 'known' ? ana.email : unknown;
      const request = (from: string) => post(world, 'request-account/', from, { email });
      expect(await statusesOf(4, () => request(stranger(1)))).toEqual([200, 200, 429, 429]);
      expect((await request(owner)).status).toBe(200);
      expect(await mailsTo(world, email)).toHaveLength(which === 'known' ? 3 : 0);
    },
  );

  it('with many addresses cause at most twenty mails an hour (a fifth of that here), and the owner has a link that works', async () => {
    const { world, ana, device } = await makeStrict();
    const request = (from: string, more: object = {}) =>
      post(world, 'request-account/', from, { email: ana.email, ...more });
    const linkStatus = async () =>
      (await post(world, 'reset_password/', owner, { key: await newestKey(world, ana.email) })).status;
    const statuses = await statusesOf(10, (n) => request(stranger(n)));
    expect(statuses).toEqual(Array<number>(10).fill(200));
    expect(await mailsTo(world, ana.email)).toHaveLength(4);
    expect(await linkStatus()).toBe(200);
    expect((await request(owner, { device })).status).toBe(200);
    expect(await mailsTo(world, ana.email)).toHaveLength(5);
    await setByLink(world, ana, owner, device);
    expect(await mailsTo(world, ana.email)).toHaveLength(7);
    for (const from of [stranger(40), stranger(41)]) expect((await request(from)).status).toBe(200);
    expect(await mailsTo(world, ana.email)).toHaveLength(8);
    expect(await linkStatus()).toBe(200);
  });
});

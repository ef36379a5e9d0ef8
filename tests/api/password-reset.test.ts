import { expect, test } from 'vitest';
import { logIn, mailsTo, newestKey, register } from '../support/accounts.ts';
import { describeOnBothDatabases, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const hour = 3_600_000;
const unknown = 'nobody@example.test';
const password = 'a new password';

function request(world: World, email: unknown) {
  return world.guest.post('/api/auth/request-account/', { email });
}

function check(world: World, key: string) {
  return world.guest.post('/api/auth/reset_password/', { key });
}

function set(world: World, key: string, fields: Readonly<Record<string, unknown>> = {}) {
  const body = { key, password, confirm_password: password, ...fields };
  return world.guest.post('/api/auth/reset_password/set/', body);
}

describeOnBothDatabases('a forgotten password', (makeWorld) => {
  test('is replaced through a mailed link, which ends every session', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
    const ana = await world.user();
    const other = await world.user('Boro');
    expectAnswer(await request(world, ` ${ana.email.toUpperCase()}`), 200, { reset_sent: true });
    expect(await mailsTo(world, ana.email)).toMatchObject([
      {
        template: 'reset',
        language: 'en',
        link: expect.stringMatching(/^https:\/\/octavo\.example\/auth\/reset-password\/[\w-]{43}$/) as string,
      },
    ]);
    const key = await newestKey(world, ana.email);
    expectAnswer(await check(world, key), 200, { valid: true });
    expectAnswer(await set(world, key), 200, { password_set: true });

    expect((await ana.get('/api/users/')).status).toBe(401);
    expect((await other.get('/api/users/')).status).toBe(200);
    expect((await logIn(world, ana.email, ana.password)).body.code).toBe('invalid_credentials');
    expect((await logIn(world, ana.email, password)).status).toBe(200);
    for (const again of [await check(world, key), await set(world, key)])
      expectAnswer(again, 400, 'invalid_key');
  });

  test('every address gets the same answer, and only a usable account gets a mail', async () => {
    const world = await makeWorld();
    const [admin, ana, blocked] = [await world.admin(), await world.user(), await world.user('Boro')];
    await admin.patch(`/api/users/${blocked.id}/?all=1`, { is_blocked: true });
    const answers = [];
    for (const email of [ana.email, blocked.email, unknown]) answers.push(await request(world, email));
    for (const { status, bytes } of answers) expect([status, bytes]).toEqual([200, answers[0]?.bytes]);
    const sent = await Promise.all([ana.email, blocked.email, unknown].map((to) => mailsTo(world, to)));
    expect(sent.map((mails) => mails.length)).toEqual([1, 0, 0]);
    // The others cost the same, because something is stored for them too.
    expect(await world.dependencies.db.selectFrom('outbox').selectAll().execute()).toHaveLength(3);
  });

  test('setting a password activates an account that awaits activation', async () => {
    const world = await makeWorld();
    const email = 'ana@example.test';
    await register(world, { email });
    const activation = await newestKey(world, email);
    await request(world, email);
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({ template: 'reset' });
    expect((await set(world, await newestKey(world, email))).status).toBe(200);
    expect((await logIn(world, email, password)).status).toBe(200);
    const late = await world.guest.post('/api/auth/activation/', { key: activation });
    expect(late.body).toMatchObject({ code: 'invalid_key' });
  });

  test('when one key is used many times at once, one use wins', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    const passwords = Array.from({ length: 8 }, (_, n) => `password number ${n}`);
    const all = await Promise.all(
      passwords.map((each) => set(world, key, { password: each, confirm_password: each })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(400),
    ]);
    const winner = passwords[all.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(world, ana.email, winner)).status).toBe(200);
  });

  test('a key lasts an hour', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    world.pass(hour - 60_000);
    expect((await check(world, key)).status).toBe(200);
    world.pass(61_000);
    expect((await check(world, key)).body).toMatchObject({ code: 'invalid_key' });
    expect((await set(world, key)).body).toMatchObject({ code: 'invalid_key' });
  });

  test('a new link ends the older ones', async () => {
    const world = await makeWorld();
    const [ana, other] = [await world.user(), await world.user('Boro')];
    const keys: string[] = [];
    for (const email of [ana.email, other.email, ana.email]) {
      await request(world, email);
      keys.push(await newestKey(world, email));
    }
    const answers = await Promise.all(keys.map((key) => check(world, key)));
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200]);
    expect((await set(world, keys[0] ?? '')).body).toMatchObject({ code: 'invalid_key' });
    expect((await set(world, keys[2] ?? '')).status).toBe(200);
  });

  test('the owner is notified by mail that the password was replaced', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    expect((await set(world, key, { confirm_password: 'another one' })).status).toBe(400);
    expect(await mailsTo(world, ana.email)).toHaveLength(1);
    await set(world, key);
    expect((await mailsTo(world, ana.email)).slice(1)).toEqual([
      {
        template: 'password_changed',
        to: ana.email,
        language: 'en',
        link: 'https://octavo.example/auth/forgot-password',
      },
    ]);
  });

  test('a password that is easily guessed is rejected and does not use up the key', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    for (const weak of ['password1', '12345678', ana.email, ana.email.toUpperCase()]) {
      expectAnswer(await set(world, key, { password: weak, confirm_password: weak }), 400, {
        password: ['This password is too easy to guess. Choose a longer or less common one.'],
      });
    }
    expect((await set(world, key)).status).toBe(200);
  });

  test('a rejected form does not use up the key', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    expect((await set(world, key, { confirm_password: 'another one' })).body).toEqual({
      confirm_password: ['The passwords don’t match.'],
    });
    const short = { password: 'short', confirm_password: 'short' };
    expect((await set(world, key, short)).body).toEqual({ password: ['Use at least 8 characters.'] });
    expect((await set(world, key, { ...short, confirm_password: 'other' })).body).toEqual({
      password: ['Use at least 8 characters.'],
      confirm_password: ['The passwords don’t match.'],
    });
    expect((await set(world, key)).status).toBe(200);
  });

  test('an invalid key is rejected, in the language of the request', async () => {
    const world = await makeWorld();
    await register(world, { email: 'ana@example.test' });
    const activation = await newestKey(world, 'ana@example.test');
    for (const key of ['', 'x', 'A'.repeat(43), activation]) {
      expect((await check(world, key)).body).toMatchObject({ code: 'invalid_key' });
      expect((await set(world, key)).body).toMatchObject({ code: 'invalid_key' });
    }
    const said = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await world.guest.post('/api/auth/reset_password/', { key: 'x' }, headers);
      return answer.body['message'];
    };
    const sentences = await Promise.all(['en', 'sr', 'sr-Cyrl', 'nl', 'de'].map(said));
    expect(new Set(sentences).size).toBe(5);
    expect((await logIn(world, 'ana@example.test', 'a long password')).body.code).toBe('not_active');
  });

  test.each([
    [
      'changing the password',
      async (world: World, id: string, caller: { token: string; password: string }) => {
        const body = {
          current_password: caller.password,
          password: 'the next one',
          confirm_password: 'the next one',
        };
        return world.guest.post(`/api/users/${id}/password/`, body, {
          authorization: `Token ${caller.token}`,
        });
      },
    ],
    [
      'another reset',
      async (world: World, id: string) => {
        const user = await world.dependencies.db
          .selectFrom('users')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await request(world, user.email);
        const next = 'the next one';
        return set(world, await newestKey(world, user.email), { password: next, confirm_password: next });
      },
    ],
    [
      'blocking',
      async (world: World, id: string) =>
        (await world.admin()).patch(`/api/users/${id}/?all=1`, { is_blocked: true }),
    ],
    [
      'deleting the account',
      async (world: World, id: string) => (await world.admin()).delete(`/api/users/${id}/?all=1`),
    ],
  ])('%s invalidates the mailed keys', async (_what, act) => {
    const world = await makeWorld();
    const ana = await world.user();
    await request(world, ana.email);
    const key = await newestKey(world, ana.email);
    expect((await act(world, ana.id, ana)).status).toBeLessThan(300);
    expect((await check(world, key)).body).toMatchObject({ code: 'invalid_key' });
    expect((await set(world, key)).body).toMatchObject({ code: 'invalid_key' });
    expect(await world.dependencies.db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
  });

  test.each(['known', 'unknown'])('the mails to one %s address are limited per hour', async (which) => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.2' } });
    const email = which === 'known' ? (await world.user()).email : unknown;
    for (let n = 1; n <= 2; n++) expect((await request(world, email)).status).toBe(200);
    const rejected = await request(world, email.toUpperCase());
    expectAnswer(rejected, 429, 'rate_limited');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
    expect(await mailsTo(world, email)).toHaveLength(which === 'known' ? 2 : 0);
  });

  test('a caller who tries many addresses or keys has to wait', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.2' } });
    const statuses = async (times: number, attempt: (n: number) => ReturnType<typeof check>) => {
      const all: number[] = [];
      for (let n = 1; n <= times; n++) all.push((await attempt(n)).status);
      return all;
    };
    expect(await statuses(5, (n) => request(world, `u${n}@example.test`))).toEqual([200, 200, 200, 200, 429]);
    const wrong = Array<number>(6).fill(400);
    expect(await statuses(7, () => check(world, 'x'))).toEqual([...wrong, 429]);
    expect(await statuses(7, () => set(world, 'x'))).toEqual([...wrong, 429]);
  });
});

import { expect, test } from 'vitest';
import type { User } from '../../shared/wire/accounts.ts';
import type { Features } from '../../shared/wire/system.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { logIn, mailsTo, newestKey, register, solveCaptcha } from '../support/accounts.ts';
import { describeOnBothDatabases, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const day = 86_400_000;
const email = 'ana@example.test';
const password = 'a long password';

function activate(world: World, key: unknown) {
  return world.guest.post('/api/auth/activation/', { key });
}

async function users(world: World) {
  return world.dependencies.db.selectFrom('users').selectAll().orderBy('id').execute();
}

describeOnBothDatabases('registration', (makeWorld) => {
  test('leads through a mail to an active account that can sign in', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example/' } });
    expectAnswer(await register(world, { email: ' Ana@Example.test ', name: ' Ana\r\nMarić ' }), 201, {
      registered: true,
    });
    const [row] = await users(world);
    expect(row).toMatchObject({ email, name: 'Ana Marić', role: 'user', activated_at: null });
    expect(row?.terms_accepted_at).toMatch(/^\d{4}-.*Z$/);

    expect((await logIn(world, email, password)).body).toMatchObject({ code: 'not_active' });
    const mails = await mailsTo(world, email);
    expect(mails).toEqual([
      {
        template: 'activation',
        to: email,
        language: 'en',
        link: expect.stringMatching(/^https:\/\/octavo\.example\/auth\/activation\/[\w-]{43}$/) as string,
      },
    ]);
    expectAnswer(await activate(world, await newestKey(world, email)), 200, { activated: true });
    const login = await logIn(world, email, password);
    expect(login.status).toBe(200);
    const headers = { authorization: `Token ${login.body.token}` };
    const me = await world.guest.get<ListAnswer<User>>('/api/users/', headers);
    expect(me.body.results[0]).toMatchObject({ email, name: 'Ana Marić', is_active: true, is_admin: false });
  });

  test('writes the mail in the language of the request', async () => {
    const world = await makeWorld();
    await register(world, { email }, { 'accept-language': 'sr-Cyrl' });
    expect(await mailsTo(world, email)).toMatchObject([{ language: 'sr-Cyrl' }]);
  });

  test('names every mistake in the form, in the language of the request', async () => {
    const world = await makeWorld();
    const wrong = { email: 'ana', terms_accepted: false, confirm_password: 'another password', captcha: 'x' };
    expect((await register(world, wrong)).body).toEqual({
      email: ['Enter a valid email address.'],
      confirm_password: ['The passwords don’t match.'],
      terms_accepted: ['Please accept the Terms and the Privacy Policy.'],
    });
    const dutch = await register(
      world,
      { ...wrong, email, confirm_password: password },
      { 'accept-language': 'nl' },
    );
    expect([dutch.status, Object.keys(dutch.body)]).toEqual([400, ['terms_accepted']]);
    expect(dutch.text).not.toContain('Please');
    const short = await register(world, {
      email,
      password: 'short',
      confirm_password: 'short',
      captcha: 'x',
    });
    expect(short.body).toEqual({ password: ['Use at least 8 characters.'] });
    const long = 'x'.repeat(257);
    const tooLong = await register(world, { email, password: long, confirm_password: long });
    expect(tooLong.body).toEqual({ password: ['Use at most 256 characters.'] });
    const empty = await world.guest.post('/api/auth/register/', {});
    expect(Object.keys(empty.body).toSorted()).toEqual(
      ['captcha', 'confirm_password', 'email', 'password', 'terms_accepted'].toSorted(),
    );
    expect((await register(world, { email, is_admin: true })).body).toHaveProperty('is_admin');
    expect((await register(world, { email, terms_accepted: 'true' })).body).toHaveProperty('terms_accepted');
    expect(await users(world)).toEqual([]);
  });

  test('a rejected form does not use up the captcha', async () => {
    const world = await makeWorld();
    const captcha = await solveCaptcha(world);
    expect((await register(world, { email, captcha, terms_accepted: false })).status).toBe(400);
    expect((await register(world, { email, captcha })).status).toBe(201);
  });

  test('an address with an account gets the same answer, and a mail that explains it', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    const [known, unknown] = [await register(world, { email: ana.email }), await register(world, { email })];
    expect(known.status).toBe(unknown.status);
    expect(known.bytes).toEqual(unknown.bytes);
    expect(await mailsTo(world, ana.email)).toMatchObject([
      { template: 'account_exists', link: `${world.dependencies.config.publicUrl}/auth` },
    ]);
    expect((await logIn(world, ana.email, ana.password)).status).toBe(200);
    expect((await logIn(world, ana.email, password)).status).toBe(400);
  });

  test('a blocked account gets the same answer, and stays blocked', async () => {
    const world = await makeWorld();
    const [admin, ana] = [await world.admin(), await world.user()];
    await admin.patch(`/api/users/${ana.id}/?all=1`, { is_blocked: true });
    expect(
      (await register(world, { email: ana.email, password: ana.password, confirm_password: ana.password }))
        .status,
    ).toBe(201);
    expect(await mailsTo(world, ana.email)).toMatchObject([{ template: 'account_exists' }]);
    expect((await logIn(world, ana.email, ana.password)).body).toMatchObject({ code: 'blocked' });
  });

  test('registering again with the same password sends another mail; either link works, once', async () => {
    const world = await makeWorld();
    await register(world, { email });
    const first = await newestKey(world, email);
    await register(world, { email });
    const second = await newestKey(world, email);
    expect(second).not.toBe(first);
    expect(await users(world)).toHaveLength(1);
    expect((await activate(world, first)).status).toBe(200);
    expect((await activate(world, second)).body).toMatchObject({ code: 'invalid_key' });
    expect((await logIn(world, email, password)).status).toBe(200);
  });

  test('rejects a password that is easily guessed, before the captcha is used up', async () => {
    const world = await makeWorld();
    const captcha = await solveCaptcha(world);
    for (const weak of ['password1', 'aaaaaaaa', email])
      expect(
        (await register(world, { email, captcha, password: weak, confirm_password: weak })).body,
      ).toEqual({
        password: ['This password is too easy to guess. Choose a longer or less common one.'],
      });
    expect((await register(world, { email, captcha })).status).toBe(201);
  });

  test('two people with different passwords claim an address: only the reader of its mail gets the account', async () => {
    const world = await makeWorld();
    await register(world, { email, name: 'Stranger' });
    const strangers = await newestKey(world, email);
    const mine = { email, password: 'my own password', confirm_password: 'my own password' };
    expect((await register(world, mine)).body).toEqual({ registered: true });
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({ template: 'registered_again' });
    const key = await newestKey(world, email);

    expect((await activate(world, strangers)).body).toMatchObject({ code: 'invalid_key' });
    for (const tried of [password, mine.password])
      expect((await logIn(world, email, tried)).body).toMatchObject({ code: 'invalid_credentials' });
    // Claiming it again changes nothing: there is no password left to match.
    await register(world, { email, name: 'Stranger' });
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({ template: 'registered_again' });

    const chosen = 'the one that I chose';
    const set = { key, password: chosen, confirm_password: chosen };
    expect((await world.guest.post('/api/auth/reset_password/set/', set)).status).toBe(200);
    expect((await logIn(world, email, chosen)).status).toBe(200);
    expect((await users(world))[0]).toMatchObject({ name: '' });
  });

  test('no mail and no account remain when the registration cannot be stored', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect((await register(world, { email })).status).toBe(500);
    await db.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    expect(await users(world)).toEqual([]);
    expect(await db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
    expect((await register(world, { email })).status).toBe(201);
  });

  test('is limited per mailbox and hour, and per address and minute', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.3' } });
    const attempt = (to: string) => register(world, { email: to });
    for (let n = 1; n <= 3; n++) expect((await attempt(email)).status).toBe(201);
    const rejected = await attempt(' ANA@example.test');
    expectAnswer(rejected, 429, 'rate_limited');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(3600);
    for (let n = 1; n <= 2; n++) expect((await attempt(`u${n}@example.test`)).status).toBe(201);
    const elsewhere = await attempt('u3@example.test');
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('is offered, with the data that a form needs', async () => {
    const features = async (env: Record<string, string>) => {
      const world = await makeWorld({ env });
      return (await world.guest.get<Features>('/api/features/')).body;
    };
    expect(await features({})).toMatchObject({
      registration: true,
      captcha: { provider: 'altcha', site_key: null },
      social: { google: false, github: false },
    });
    const secret = 'what nobody may read';
    const configured = await features({
      OCTAVO_CAPTCHA: 'hcaptcha',
      CAPTCHA_SITE_KEY: 'the site key',
      CAPTCHA_SECRET: secret,
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: secret,
    });
    expect(configured).toMatchObject({
      captcha: { provider: 'hcaptcha', site_key: 'the site key' },
      social: { google: false, github: true },
    });
    expect(JSON.stringify(configured)).not.toContain(secret);
  });
});

describeOnBothDatabases('activation', (makeWorld) => {
  test('a key works once, even when it is used many times at once', async () => {
    const world = await makeWorld();
    await register(world, { email });
    const key = await newestKey(world, email);
    const all = await Promise.all(Array.from({ length: 8 }, () => activate(world, key)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(400),
    ]);
    for (const { status, body } of all) if (status === 400) expect(body['code']).toBe('invalid_key');
    expect((await activate(world, key)).body).toMatchObject({ code: 'invalid_key' });
  });

  test('a key lasts 24 hours', async () => {
    const world = await makeWorld();
    for (const [to, age, status] of [
      [email, day - 60_000, 200],
      ['boro@example.test', day + 1000, 400],
    ] as const) {
      await register(world, { email: to });
      const key = await newestKey(world, to);
      world.pass(age);
      expect((await activate(world, key)).status).toBe(status);
    }
  });

  test('a key is stored only as a hash, and encrypted in the queued mail', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    await register(world, { email });
    const key = await newestKey(world, email);
    const rows = [
      await db.selectFrom('account_keys').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(rows.map((each) => each.length)).toEqual([1, 1]);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(world.logged.join('')).not.toContain(key);
  });

  test('an invalid activation key is rejected', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await world.guest.post('/api/auth/request-account/', { email: ana.email });
    const reset = await newestKey(world, ana.email);
    for (const key of ['', 'x', 'A'.repeat(43), reset]) {
      expectAnswer(await activate(world, key), 400, 'invalid_key');
    }
    expect((await activate(world, 7)).body).toHaveProperty('key');
    expect((await world.guest.post('/api/auth/activation/', {})).body).toHaveProperty('key');
    const set = await world.guest.post('/api/auth/reset_password/', { key: reset });
    expect(set.body).toEqual({ valid: true });
  });

  test('is limited per address', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    for (let n = 1; n <= 3; n++) expect((await activate(world, 'x')).status).toBe(400);
    expect((await activate(world, 'x')).status).toBe(429);
  });
});

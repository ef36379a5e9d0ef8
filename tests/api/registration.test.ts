import { expect, test } from 'vitest';
import type { User } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { logIn, mailsTo, newestKey, register, solveCaptcha } from '../support/accounts.ts';
import { describeOnBothDatabases, describeWithDatabase, type World } from '../support/world.ts';
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

describeWithDatabase('registration', (makeWorld) => {
  test('leads through a mail to an active account that can sign in', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example/' } });
    const fields = { email: ' Ana@Example.test ', name: ' Ana\r\nMarić ' };
    const registered = await register(world, fields, { 'accept-language': 'sr-Cyrl' });
    expectAnswer(registered, 201, { registered: true });
    const [row] = await users(world);
    expect(row).toMatchObject({ email, name: 'Ana Marić', role: 'user', activated_at: null });
    expect(row?.terms_accepted_at).toMatch(/^\d{4}-.*Z$/);

    expect((await logIn(world, email, password)).body).toMatchObject({ code: 'not_active' });
    expect(await mailsTo(world, email)).toEqual([
      {
        template: 'activation',
        to: email,
        language: 'sr-Cyrl',
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

  test('names every mistake in the form', async () => {
    const world = await makeWorld();
    const wrong = { email: 'ana', terms_accepted: false, confirm_password: 'another password', captcha: 'x' };
    expect((await register(world, wrong)).body).toEqual({
      email: ['Enter a valid email address.'],
      confirm_password: ['The passwords don’t match.'],
      terms_accepted: ['Please accept the Terms and the Privacy Policy.'],
    });
    expect(await users(world)).toEqual([]);
  });

  test('that is rejected does not use up the captcha', async () => {
    const world = await makeWorld();
    const captcha = await solveCaptcha(world);
    expect((await register(world, { email, captcha, terms_accepted: false })).status).toBe(400);
    const weak = { password: email, confirm_password: email };
    expectAnswer(await register(world, { email, captcha, ...weak }), 400, {
      password: ['This password is too easy to guess. Choose a longer or less common one.'],
    });
    expect((await register(world, { email, captcha })).status).toBe(201);
  });

  test('of an address with an account gets the same answer and a mail, and does not change the account', async () => {
    const world = await makeWorld();
    const [admin, ana, blocked] = [await world.admin(), await world.user(), await world.user('Boro')];
    await admin.patch(`/api/users/${blocked.id}/?all=1`, { is_blocked: true });
    const unknown = await register(world, { email });
    for (const known of [ana, blocked]) {
      const { status, bytes } = await register(world, { email: known.email });
      expect([status, bytes]).toEqual([unknown.status, unknown.bytes]);
      expect(await mailsTo(world, known.email)).toMatchObject([
        { template: 'account_exists', link: `${world.dependencies.config.publicUrl}/auth` },
      ]);
      expect((await logIn(world, known.email, password)).body.code).toBe('invalid_credentials');
    }
    expect((await logIn(world, ana.email, ana.password)).status).toBe(200);
    expect((await logIn(world, blocked.email, blocked.password)).body.code).toBe('blocked');
  });

  test('with the same password again sends another mail; either link works, once', async () => {
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

  test('by two people with different passwords gives the account to the reader of the mail', async () => {
    const world = await makeWorld();
    await register(world, { email, name: 'Stranger' });
    const strangersKey = await newestKey(world, email);
    const mine = { email, password: 'my own password', confirm_password: 'my own password' };
    expect((await register(world, mine)).body).toEqual({ registered: true });
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({ template: 'registered_again' });
    const key = await newestKey(world, email);

    expect((await activate(world, strangersKey)).body).toMatchObject({ code: 'invalid_key' });
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

  test('is limited per mailbox and hour', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.3' } });
    for (let n = 1; n <= 3; n++) expect((await register(world, { email })).status).toBe(201);
    const rejected = await register(world, { email: ' ANA@example.test' });
    expectAnswer(rejected, 429, 'rate_limited');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
    expect((await register(world, { email: 'boro@example.test' })).status).toBe(201);
  });
});

describeOnBothDatabases('a registration that cannot be stored', (makeWorld) => {
  test('leaves no mail and no account', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect((await register(world, { email })).status).toBe(500);
    await db.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    expect(await users(world)).toEqual([]);
    expect(await db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
    expect((await register(world, { email })).status).toBe(201);
  });
});

describeOnBothDatabases('the key of an activation', (makeWorld) => {
  test('works once, even when it is used many times at once', async () => {
    const world = await makeWorld();
    await register(world, { email });
    const key = await newestKey(world, email);
    const all = await Promise.all(Array.from({ length: 8 }, () => activate(world, key)));
    const answers = all.map(({ status, body }) => `${status} ${String(body['code'])}`);
    expect(answers.toSorted()).toEqual(['200 undefined', ...Array<string>(7).fill('400 invalid_key')]);
  });
});

describeWithDatabase('the key of an activation', (makeWorld) => {
  test('lasts 24 hours', async () => {
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

  test('is stored only as a hash, and encrypted in the queued mail', async () => {
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

  test('is rejected when it is made up or belongs to a reset', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    await world.guest.post('/api/auth/request-account/', { email: ana.email });
    const reset = await newestKey(world, ana.email);
    for (const key of ['', 'x', 'A'.repeat(43), reset])
      expectAnswer(await activate(world, key), 400, 'invalid_key');
    const check = await world.guest.post('/api/auth/reset_password/', { key: reset });
    expect(check.body).toEqual({ valid: true });
  });
});

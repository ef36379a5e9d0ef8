import { expect, test } from 'vitest';
import { logIn, mailsTo, newestKey, register } from '../support/accounts.ts';
import { describeOnBothDatabases, describeWithDatabase, type Member, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const hour = 3_600_000;
const password = 'a new password';

function requestLink(world: World, email: unknown) {
  return world.guest.post('/api/auth/request-account/', { email });
}

/** Requests a link and returns its key. */
async function requestKey(world: World, { email }: Pick<Member, 'email'>): Promise<string> {
  await requestLink(world, email);
  return newestKey(world, email);
}

function checkKey(world: World, key: string) {
  return world.guest.post('/api/auth/reset_password/', { key });
}

function setPassword(world: World, key: string, fields: Readonly<Record<string, unknown>> = {}) {
  const body = { key, password, confirm_password: password, ...fields };
  return world.guest.post('/api/auth/reset_password/set/', body);
}

async function expectInvalid(world: World, key: string): Promise<void> {
  for (const answer of [await checkKey(world, key), await setPassword(world, key)])
    expectAnswer(answer, 400, 'invalid_key');
}

describeWithDatabase('a forgotten password', (makeWorld) => {
  test('is replaced through a mailed link, which ends every session, and its owner is notified', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
    const [ana, other] = [await world.user(), await world.user('Boro')];
    expectAnswer(await requestLink(world, ` ${ana.email.toUpperCase()}`), 200, { reset_sent: true });
    const key = await newestKey(world, ana.email);
    expectAnswer(await checkKey(world, key), 200, { valid: true });
    expectAnswer(await setPassword(world, key), 200, { password_set: true });

    expect((await ana.get('/api/users/')).status).toBe(401);
    expect((await other.get('/api/users/')).status).toBe(200);
    expect((await logIn(world, ana.email, ana.password)).body.code).toBe('invalid_credentials');
    expect((await logIn(world, ana.email, password)).status).toBe(200);
    await expectInvalid(world, key);
    expect(await mailsTo(world, ana.email)).toEqual([
      {
        template: 'reset',
        to: ana.email,
        language: 'en',
        link: expect.stringMatching(/^https:\/\/octavo\.example\/auth\/reset-password\/[\w-]{43}$/) as string,
      },
      {
        template: 'password_changed',
        to: ana.email,
        language: 'en',
        link: 'https://octavo.example/auth/forgot-password',
      },
    ]);
  });

  test('gets the same answer for every address, and only a usable account gets a mail', async () => {
    const world = await makeWorld();
    const [admin, ana, blocked] = [await world.admin(), await world.user(), await world.user('Boro')];
    await admin.patch(`/api/users/${blocked.id}/?all=1`, { is_blocked: true });
    const addresses = [ana.email, blocked.email, 'nobody@example.test'];
    const answers = [];
    for (const email of addresses) answers.push(await requestLink(world, email));
    for (const { status, bytes } of answers) expect([status, bytes]).toEqual([200, answers[0]?.bytes]);
    const sent = await Promise.all(addresses.map((to) => mailsTo(world, to)));
    expect(sent.map((mails) => mails.length)).toEqual([1, 0, 0]);
    // The others cost the same, because something is stored for them too.
    expect(await world.dependencies.db.selectFrom('outbox').selectAll().execute()).toHaveLength(3);
  });

  test('of an account that awaits activation activates it', async () => {
    const world = await makeWorld();
    const email = 'ana@example.test';
    await register(world, { email });
    const activation = await newestKey(world, email);
    await expectInvalid(world, activation);
    const key = await requestKey(world, { email });
    expect((await mailsTo(world, email)).at(-1)).toMatchObject({ template: 'reset' });
    expect((await setPassword(world, key)).status).toBe(200);
    expect((await logIn(world, email, password)).status).toBe(200);
    const late = await world.guest.post('/api/auth/activation/', { key: activation });
    expect(late.body).toMatchObject({ code: 'invalid_key' });
  });

  test('has a key that is valid for an hour', async () => {
    const world = await makeWorld();
    const key = await requestKey(world, await world.user());
    world.pass(hour - 60_000);
    expect((await checkKey(world, key)).status).toBe(200);
    world.pass(61_000);
    await expectInvalid(world, key);
  });

  test('has one valid key: a new link ends the older ones, and no made-up key is accepted', async () => {
    const world = await makeWorld();
    const [ana, other] = [await world.user(), await world.user('Boro')];
    const [first, ofOther, second] = [
      await requestKey(world, ana),
      await requestKey(world, other),
      await requestKey(world, ana),
    ];
    for (const key of ['', 'x', 'A'.repeat(43), first]) await expectInvalid(world, key);
    for (const key of [ofOther, second]) expect((await checkKey(world, key)).status).toBe(200);
    expect((await setPassword(world, second)).status).toBe(200);
  });

  test('is not replaced by a rejected form, which neither uses up the key nor notifies the owner', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    const key = await requestKey(world, ana);
    for (const weak of ['password1', ana.email.toUpperCase()]) {
      expectAnswer(await setPassword(world, key, { password: weak, confirm_password: weak }), 400, {
        password: ['This password is too easy to guess. Choose a longer or less common one.'],
      });
    }
    const short = { password: 'short', confirm_password: 'other' };
    expect((await setPassword(world, key, short)).body).toEqual({
      password: ['Use at least 8 characters.'],
      confirm_password: ['The passwords don’t match.'],
    });
    expect(await mailsTo(world, ana.email)).toHaveLength(1);
    expect((await setPassword(world, key)).status).toBe(200);
  });

  test.each<[string, (world: World, ana: Member) => Promise<{ status: number }>]>([
    [
      'changing the password',
      (_world, ana) => {
        const next = { password: 'the next one', confirm_password: 'the next one' };
        return ana.post(`/api/users/${ana.id}/password/`, { current_password: ana.password, ...next });
      },
    ],
    [
      'blocking',
      async (world, { id }) => (await world.admin()).patch(`/api/users/${id}/?all=1`, { is_blocked: true }),
    ],
  ])('cannot be replaced by a key that was mailed before %s', async (_what, act) => {
    const world = await makeWorld();
    const ana = await world.user();
    const key = await requestKey(world, ana);
    expect((await act(world, ana)).status).toBe(200);
    await expectInvalid(world, key);
    expect(await world.dependencies.db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
  });
});

describeOnBothDatabases('a key for a password', (makeWorld) => {
  test('that is used many times at once sets one password', async () => {
    const world = await makeWorld();
    const ana = await world.user();
    const key = await requestKey(world, ana);
    const passwords = Array.from({ length: 8 }, (_, n) => `password number ${n}`);
    const all = await Promise.all(
      passwords.map((each) => setPassword(world, key, { password: each, confirm_password: each })),
    );
    const [winner, ...others] = passwords.filter((_, n) => all[n]?.status === 200);
    expect(others).toEqual([]);
    expect((await logIn(world, ana.email, winner ?? '')).status).toBe(200);
  });
});

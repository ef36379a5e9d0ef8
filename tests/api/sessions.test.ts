import { expect, test } from 'vitest';
import { createPasswords } from '../../server/platform/security/passwords.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const day = 86_400_000;

describeOnBothDatabases('sessions', (makeWorld) => {
  test('logging in gives a working token; logging out ends it', async () => {
    const world = await makeWorld();
    const { id, email, password } = await world.user();
    const login = await world.guest.post<{ token: string }>('/api/auth/', {
      email: `  ${email.toUpperCase()} `,
      password,
    });
    expect(login.status).toBe(200);
    expect(login.body.token).toMatch(/^[\w-]{43}$/);
    const headers = { authorization: `Token ${login.body.token}` };
    const me = await world.guest.get<{ results: { id: string; last_login: string | null }[] }>(
      '/api/users/',
      headers,
    );
    expect(me.body.results[0]).toMatchObject({ id });
    expect(me.body.results[0]?.last_login).not.toBeNull();
    expect((await world.guest.delete('/api/auth/', undefined, headers)).status).toBe(204);
    expect((await world.guest.get('/api/users/', headers)).body).toMatchObject({ code: 'invalid_token' });
  });

  test('the token is stored only as a hash', async () => {
    const world = await makeWorld();
    const { token } = await world.user();
    const rows = await world.dependencies.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('an unknown address, a wrong password, and a wrong password on a closed account get the same answer', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const [right, blocked, inactive] = [await world.user(), await world.user(), await world.user()];
    await db
      .updateTable('users')
      .set({ blocked_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', blocked.id)
      .execute();
    await db.updateTable('users').set({ activated_at: null }).where('id', '=', inactive.id).execute();
    const answers = await Promise.all(
      [right.email, blocked.email, inactive.email, 'nobody@example.test', '', '@'].map((email) =>
        world.guest.post('/api/auth/', { email, password: 'wrong password' }),
      ),
    );
    for (const answer of answers) {
      expectAnswer(answer, 400, 'invalid_credentials');
      expect(answer.bytes).toEqual(answers[0]?.bytes);
    }
    const login = async ({ email, password }: { email: string; password: string }) =>
      (await world.guest.post('/api/auth/', { email, password })).body['code'];
    expect(await login(blocked)).toBe('blocked');
    expect(await login(inactive)).toBe('not_active');
  });

  test('a session ends after seven days, and not before', async () => {
    const world = await makeWorld();
    const user = await world.user();
    world.pass(7 * day - 60_000);
    expect((await user.get('/api/users/')).status).toBe(200);
    world.pass(61_000);
    expectAnswer(await user.get('/api/users/'), 401, 'invalid_token');
  });

  test('clocks of two machines may differ by some seconds', async () => {
    const world = await makeWorld();
    const user = await world.user();
    world.pass(-30_000);
    expect((await user.get('/api/users/')).status).toBe(200);
  });

  test.each([
    [undefined, 'not_authenticated'],
    ['Token', 'invalid_token'],
    ['Token x', 'invalid_token'],
    ['Token a b', 'invalid_token'],
    ['Bearer x', 'invalid_token'],
    ['Api-Key oct_x', 'invalid_token'],
  ])('authorization %s is %s', async (authorization, code) => {
    const world = await makeWorld();
    const headers = authorization === undefined ? {} : { authorization };
    const { status, body } = await world.guest.get('/api/users/', headers);
    expect([status, body['code']]).toEqual([401, code]);
  });

  test('a cookie does not authenticate', async () => {
    const world = await makeWorld();
    const { token } = await world.user();
    const { status } = await world.guest.get('/api/users/', {
      cookie: `token=${token}; authorization=Token ${token}`,
    });
    expect(status).toBe(401);
  });

  test('the eleventh attempt on one account in a minute is rejected, even with the right password', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '1' } });
    const { email, password } = await world.user();
    const attempt = () => world.guest.post('/api/auth/', { email, password: 'wrong password' });
    for (let n = 1; n <= 10; n++) expect((await attempt()).status).toBe(400);
    const rejected = await world.guest.post('/api/auth/', { email: ` ${email.toUpperCase()}`, password });
    expectAnswer(rejected, 429, 'rate_limited');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(rejected.body['detail']).toBe(
      `Too many attempts. Please try again in ${Number(rejected.headers['retry-after'])} seconds.`,
    );
  });
});

test('passwords are hashed with Argon2id, and an unknown account costs the same work', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  expect(await passwords.verify(hash, 'correct hors')).toBe(false);
  expect(await passwords.verify(undefined, 'a password that nobody has')).toBe(false);
});

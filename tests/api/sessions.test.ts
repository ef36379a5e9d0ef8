import { expect, test } from 'vitest';
import { logIn } from '../support/accounts.ts';
import { describeWithDatabase } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const day = 86_400_000;

describeWithDatabase('sessions', (makeWorld) => {
  test('logging in gives a working token; logging out ends it', async () => {
    const world = await makeWorld();
    const { id, email, password } = await world.user();
    const login = await logIn(world, `  ${email.toUpperCase()} `, password);
    expect(login.status).toBe(200);
    expect(login.body.token).toMatch(/^[\w-]{43}$/);
    // The token is stored only as a hash.
    const rows = await world.dependencies.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(login.body.token);
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
        logIn(world, email, 'wrong password'),
      ),
    );
    for (const answer of answers) {
      expectAnswer(answer, 400, 'invalid_credentials');
      expect(answer.bytes).toEqual(answers[0]?.bytes);
    }
    expect((await logIn(world, blocked.email, blocked.password)).body.code).toBe('blocked');
    expect((await logIn(world, inactive.email, inactive.password)).body.code).toBe('not_active');
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

  test('a cookie does not authenticate', async () => {
    const world = await makeWorld();
    const { token } = await world.user();
    const { status } = await world.guest.get('/api/users/', {
      cookie: `token=${token}; authorization=Token ${token}`,
    });
    expect(status).toBe(401);
  });
});

import { expect, test } from 'vitest';
import type { User } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { logIn, mailsTo, newestKey } from '../support/accounts.ts';
import { describeOnBothDatabases, describeWithDatabase, type Member } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeOnBothDatabases('the list of users', (makeWorld) => {
  test('an administrator sees every user, and finds them in either script and without diacritics', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    await world.user('Čedomir');
    await world.user('Ана');
    const search = async (text: string) => {
      const { body } = await admin.get<ListAnswer<User>>(
        `/api/users/?all=1&search=${encodeURIComponent(text)}`,
      );
      return body.results.map(({ name }) => name);
    };
    expect(await search('')).toHaveLength(3);
    expect(await search('cedo')).toEqual(['Čedomir']);
    expect(await search('ЧЕДО')).toEqual(['Čedomir']);
    expect(await search('ana')).toEqual(['Ана']);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
  });
});

describeWithDatabase('users', (makeWorld) => {
  test('the list holds only the caller', async () => {
    const world = await makeWorld();
    const user = await world.user('Ana');
    await world.user('Boro');
    const { body } = await user.get<ListAnswer<User>>('/api/users/');
    expect(body).toMatchObject({ count: 1, next: null, previous: null });
    const second = await user.get<ListAnswer<User>>('/api/users/?page=2');
    expect(second.body).toMatchObject({ results: [], count: 1, next: null });
    expect(body.results[0]).toEqual({
      id: user.id,
      email: user.email,
      email_written: user.email,
      name: 'Ana',
      last_login: null,
      date_joined: body.results[0]?.date_joined,
      is_active: true,
      is_blocked: false,
      is_admin: false,
    });
  });

  test('users can change their own name and send back their account, but cannot change the address', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const path = `/api/users/${user.id}/`;
    const { body } = await user.get<User>(path);
    expectAnswer(
      await user.patch<User>(path, { ...body, name: ' Ana Marić ', is_admin: true, is_blocked: true }),
      200,
      { ...body, name: 'Ana Marić' },
    );
    expectAnswer(await user.patch(path, { email: 'new@example.test' }), 400, {
      email: ['Contact support for email change'],
    });
    expect((await user.patch(path, { role: 'admin' })).body).toHaveProperty('role');
    expect((await user.patch(path, { name: '  ' })).body).toHaveProperty('name');
  });

  test('blocking ends every session and locks the account; unblocking reopens it', async () => {
    const world = await makeWorld();
    const [admin, ana] = [await world.admin(), await world.user()];
    const path = `/api/users/${ana.id}/?all=1`;
    expect((await admin.patch(path, { is_blocked: true })).body).toMatchObject({ is_blocked: true });
    expect((await ana.get('/api/users/')).status).toBe(401);
    expect((await logIn(world, ana.email, ana.password)).body.code).toBe('blocked');
    await admin.patch(path, { is_blocked: false });
    expect((await ana.get('/api/users/')).status).toBe(401);
    expect((await logIn(world, ana.email, ana.password)).status).toBe(200);
  });

  test('administrators can neither block nor delete themselves', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    const path = `/api/users/${admin.id}/`;
    const calls = [
      await admin.patch(`${path}?all=1`, { is_blocked: true }),
      await admin.delete(`${path}?all=1`),
      await admin.delete(path, { password: admin.password }),
    ];
    for (const { status } of calls) expect(status).toBe(403);
  });

  test('users can delete their own account only with the password', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const path = `/api/users/${user.id}/`;
    expect((await user.delete(path)).body).toEqual({ password: ['This field is required'] });
    expect((await user.delete(path, { password: 'wrong' })).body).toEqual({
      password: ['Incorrect password.'],
    });
    expect((await user.delete(path, { password: user.password })).status).toBe(204);
    expect((await user.get('/api/users/')).status).toBe(401);
    expect((await logIn(world, user.email, user.password)).body.code).toBe('invalid_credentials');
  });

  test('an account without a password gets one by a mailed link, and can then be deleted', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const user = await world.user();
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    const path = `/api/users/${user.id}/`;
    const removal = await user.delete(path, { password: user.password });
    const change = await user.post(`${path}password/`, newPassword(user));
    const message = ['This account has no password yet. Sign out and use “Forgot password?” to set one.'];
    expectAnswer(removal, 400, { password: message });
    expectAnswer(change, 400, { current_password: message });
    expect((await logIn(world, user.email, user.password)).body.code).toBe('invalid_credentials');

    await world.guest.post('/api/auth/request-account/', { email: user.email });
    const password = 'a first password';
    const body = { key: await newestKey(world, user.email), password, confirm_password: password };
    expect((await world.guest.post('/api/auth/reset_password/set/', body)).status).toBe(200);
    const { token } = (await logIn(world, user.email, password)).body;
    const headers = { authorization: `Token ${token}` };
    expect((await world.guest.delete(path, { password }, headers)).status).toBe(204);
  });

  test("guesses at one's own password are limited by user", async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.2' } });
    const [user, other] = [await world.user(), await world.user('Boro')];
    const change = (who: Member) =>
      who.post(`/api/users/${who.id}/password/`, { ...newPassword(who), current_password: 'a guess' });
    const remove = (who: Member) => who.delete(`/api/users/${who.id}/`, { password: 'a guess' });
    for (const [attempt, most] of [
      [change, 2],
      [remove, 6],
    ] as const) {
      for (let n = 1; n <= most; n++) expect((await attempt(user)).status).toBe(400);
      const rejected = await attempt(user);
      expectAnswer(rejected, 429, 'rate_limited');
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await attempt(other)).status).toBe(400);
    }
  });

  test('a new password needs the current one, ends all other sessions, and its owner is notified by mail', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const other = await logIn(world, user.email, user.password);
    const set = (changes: object) =>
      user.post(`/api/users/${user.id}/password/`, { ...newPassword(user), ...changes });
    expect((await set({ current_password: 'wrong' })).body).toHaveProperty('current_password');
    for (const weak of ['aaaaaaaa', user.email])
      expect((await set({ password: weak, confirm_password: weak })).body).toHaveProperty('password');
    expect((await set({ password: 'short', confirm_password: 'other' })).body).toEqual({
      password: ['Use at least 8 characters.'],
      confirm_password: ['The passwords don’t match.'],
    });
    expect(await mailsTo(world, user.email)).toEqual([]);

    expectAnswer(await set({}), 200, { password_set: true, device: expect.any(String) as string });
    expect(await mailsTo(world, user.email)).toMatchObject([
      { template: 'password_changed', language: 'en' },
    ]);
    expect((await user.get('/api/users/')).status).toBe(200);
    const headers = { authorization: `Token ${other.body.token}` };
    expect((await world.guest.get('/api/users/', headers)).status).toBe(401);
    expect((await logIn(world, user.email, 'a new password')).status).toBe(200);
  });
});

function newPassword(person: Member) {
  return {
    current_password: person.password,
    password: 'a new password',
    confirm_password: 'a new password',
  };
}

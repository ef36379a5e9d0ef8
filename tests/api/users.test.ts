import { expect, test } from 'vitest';
import type { User } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { logIn, mailsTo, newestKey } from '../support/accounts.ts';
import { describeOnBothDatabases, type Person } from '../support/world.ts';

describeOnBothDatabases('users', (makeWorld) => {
  test('the list holds only the caller', async () => {
    const world = await makeWorld();
    const [as] = [await world.user('Ana'), await world.user('Boro')];
    const { body } = await world.call<ListAnswer<User>>('GET', '/api/users/', { as });
    expect(body).toMatchObject({ count: 1, next: null, previous: null });
    const second = await world.call<ListAnswer<User>>('GET', '/api/users/?page=2', { as });
    expect(second.body).toMatchObject({ results: [], count: 1, next: null });
    expect(body.results[0]).toEqual({
      id: as.id,
      email: as.email,
      email_written: as.email,
      name: 'Ana',
      last_login: null,
      date_joined: body.results[0]?.date_joined,
      is_active: true,
      is_blocked: false,
      is_admin: false,
    });
  });

  test('an administrator sees everybody, and finds them in either script and without diacritics', async () => {
    const world = await makeWorld();
    const as = await world.admin();
    await world.user('Čedomir');
    await world.user('Ана');
    const search = async (text: string) => {
      const { body } = await world.call<ListAnswer<User>>(
        'GET',
        `/api/users/?all=1&search=${encodeURIComponent(text)}`,
        { as },
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

  test('users can change their own name and send back their account, but cannot change the address', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const path = `/api/users/${as.id}/`;
    const { body } = await world.call<User>('GET', path, { as });
    const changed = await world.call<User>('PATCH', path, {
      as,
      body: { ...body, name: ' Ana Marić ', is_admin: true, is_blocked: true },
    });
    expect([changed.status, changed.body]).toEqual([200, { ...body, name: 'Ana Marić' }]);
    const moved = await world.call('PATCH', path, { as, body: { email: 'new@example.test' } });
    expect([moved.status, moved.body]).toEqual([400, { email: ['Contact support for email change'] }]);
    expect((await world.call('PATCH', path, { as, body: { role: 'admin' } })).body).toHaveProperty('role');
    expect((await world.call('PATCH', path, { as, body: { name: '  ' } })).body).toHaveProperty('name');
  });

  test('blocking ends every session and locks the account; unblocking reopens it', async () => {
    const world = await makeWorld();
    const [as, ana] = [await world.admin(), await world.user()];
    const path = `/api/users/${ana.id}/?all=1`;
    expect((await world.call('PATCH', path, { as, body: { is_blocked: true } })).body).toMatchObject({
      is_blocked: true,
    });
    expect((await world.call('GET', '/api/users/', { as: ana })).status).toBe(401);
    const login = { email: ana.email, password: ana.password };
    expect((await world.call('POST', '/api/auth/', { body: login })).body).toMatchObject({ code: 'blocked' });
    await world.call('PATCH', path, { as, body: { is_blocked: false } });
    expect((await world.call('GET', '/api/users/', { as: ana })).status).toBe(401);
    expect((await world.call('POST', '/api/auth/', { body: login })).status).toBe(200);
  });

  test('administrators can neither block nor delete themselves', async () => {
    const world = await makeWorld();
    const as = await world.admin();
    const path = `/api/users/${as.id}/`;
    const calls = [
      await world.call('PATCH', `${path}?all=1`, { as, body: { is_blocked: true } }),
      await world.call('DELETE', `${path}?all=1`, { as }),
      await world.call('DELETE', path, { as, body: { password: as.password } }),
    ];
    for (const { status } of calls) expect(status).toBe(403);
  });

  test('users can delete their own account only with the password', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const path = `/api/users/${as.id}/`;
    expect((await world.call('DELETE', path, { as })).body).toEqual({ password: ['This field is required'] });
    expect((await world.call('DELETE', path, { as, body: { password: 'wrong' } })).body).toEqual({
      password: ['Incorrect password.'],
    });
    expect((await world.call('DELETE', path, { as, body: { password: as.password } })).status).toBe(204);
    expect((await world.call('GET', '/api/users/', { as })).status).toBe(401);
    const login = { email: as.email, password: as.password };
    expect((await world.call('POST', '/api/auth/', { body: login })).body['code']).toBe(
      'invalid_credentials',
    );
  });

  test('an account without a password gets one by a mailed link, and can then be deleted', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const as = await world.user();
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', as.id).execute();
    const path = `/api/users/${as.id}/`;
    const removal = await world.call('DELETE', path, { as, body: { password: as.password } });
    const change = await world.call('POST', `${path}password/`, { as, body: newPassword(as) });
    const sentence = ['This account has no password yet. Sign out and use “Forgot password?” to set one.'];
    expect([removal.status, removal.body]).toEqual([400, { password: sentence }]);
    expect([change.status, change.body]).toEqual([400, { current_password: sentence }]);
    expect((await logIn(world, as.email, as.password)).body.code).toBe('invalid_credentials');

    await world.call('POST', '/api/auth/request-account/', { body: { email: as.email } });
    const password = 'a first password';
    const body = { key: await newestKey(world, as.email), password, confirm_password: password };
    expect((await world.call('POST', '/api/auth/reset_password/set/', { body })).status).toBe(200);
    const { token } = (await logIn(world, as.email, password)).body;
    const headers = { authorization: `Token ${token}` };
    expect((await world.call('DELETE', path, { headers, body: { password } })).status).toBe(204);
  });

  test("guesses at one's own password are limited by user", async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.2' } });
    const [as, other] = [await world.user(), await world.user('Boro')];
    const change = (who: Person) =>
      world.call('POST', `/api/users/${who.id}/password/`, {
        as: who,
        body: { ...newPassword(who), current_password: 'a guess' },
      });
    const remove = (who: Person) =>
      world.call('DELETE', `/api/users/${who.id}/`, { as: who, body: { password: 'a guess' } });
    for (const [attempt, most] of [
      [change, 2],
      [remove, 6],
    ] as const) {
      for (let n = 1; n <= most; n++) expect((await attempt(as)).status).toBe(400);
      const rejected = await attempt(as);
      expect([rejected.status, rejected.body['code']]).toEqual([429, 'rate_limited']);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await attempt(other)).status).toBe(400);
    }
  });

  test('a new password must not be easily guessed, and its owner is notified by mail', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const set = (password: string) =>
      world.call('POST', `/api/users/${as.id}/password/`, {
        as,
        body: { ...newPassword(as), password, confirm_password: password },
      });
    for (const weak of ['aaaaaaaa', as.email]) expect((await set(weak)).body).toHaveProperty('password');
    expect(await mailsTo(world, as.email)).toEqual([]);
    expect((await set('nine calm otters')).status).toBe(200);
    expect(await mailsTo(world, as.email)).toMatchObject([{ template: 'password_changed', language: 'en' }]);
  });

  test('a new password needs the current one and ends all other sessions', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const path = `/api/users/${as.id}/password/`;
    const other = await world.call<{ token: string }>('POST', '/api/auth/', {
      body: { email: as.email, password: as.password },
    });
    const set = (body: object) => world.call('POST', path, { as, body });
    expect((await set({ ...newPassword(as), current_password: 'wrong' })).body).toHaveProperty(
      'current_password',
    );
    expect((await set({ ...newPassword(as), confirm_password: 'another one' })).body).toHaveProperty(
      'confirm_password',
    );
    const short = { ...newPassword(as), password: 'short', confirm_password: 'short' };
    expect((await set(short)).body).toEqual({ password: ['Use at least 8 characters.'] });
    expect((await set({ ...short, confirm_password: 'other' })).body).toEqual({
      password: ['Use at least 8 characters.'],
      confirm_password: ['The passwords don’t match.'],
    });
    expect((await set(newPassword(as))).body).toEqual({
      password_set: true,
      device: expect.any(String) as string,
    });
    expect((await world.call('GET', '/api/users/', { as })).status).toBe(200);
    const headers = { authorization: `Token ${other.body.token}` };
    expect((await world.call('GET', '/api/users/', { headers })).status).toBe(401);
    const login = await world.call('POST', '/api/auth/', {
      body: { email: as.email, password: 'a new password' },
    });
    expect(login.status).toBe(200);
  });
});

function newPassword(person: Person) {
  return {
    current_password: person.password,
    password: 'a new password',
    confirm_password: 'a new password',
  };
}

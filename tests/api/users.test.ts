import { expect, test } from 'vitest';
import type { User } from '../../src/shared/wire/accounts.ts';
import type { ListAnswer } from '../../src/shared/wire/basics.ts';
import { describeOnBothDatabases, type Person } from '../support/world.ts';

const nobodysId = '019ab3a0-0000-7000-8000-000000000000';

describeOnBothDatabases('users', (makeWorld) => {
  test('the list is the caller alone', async () => {
    const world = await makeWorld();
    const [as] = [await world.user('Ana'), await world.user('Boro')];
    const { body } = await world.call<ListAnswer<User>>('GET', '/api/users/', { as });
    expect(body).toMatchObject({ count: 1, next: null, previous: null });
    expect(body.results[0]).toEqual({
      id: as.id,
      email: as.email,
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

  test('an ordinary user who asks for all is refused', async () => {
    const world = await makeWorld();
    const [as, other] = [await world.user(), await world.user()];
    const calls = [
      world.call('GET', '/api/users/?all=1', { as }),
      world.call('GET', `/api/users/${as.id}/?all=1`, { as }),
      world.call('PATCH', `/api/users/${other.id}/?all=1`, { as, body: { is_blocked: true } }),
      world.call('DELETE', `/api/users/${other.id}/?all=1`, { as }),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body['code']]).toEqual([403, 'permission_denied']);
  });

  test('another account answers like one that never was, to users and to administrators who do not ask for all', async () => {
    const world = await makeWorld();
    const other = await world.user('Boro');
    for (const as of [await world.user(), await world.admin()]) {
      const answers = await Promise.all(
        [other.id, nobodysId, 'x'].flatMap((id) => [
          world.call('GET', `/api/users/${id}/`, { as }),
          world.call('PATCH', `/api/users/${id}/`, { as, body: { name: 'x' } }),
          world.call('DELETE', `/api/users/${id}/`, { as, body: { password: other.password } }),
          world.call('POST', `/api/users/${id}/password/`, { as, body: newPassword(other) }),
        ]),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.bytes).toEqual(answers[0]?.bytes);
      }
    }
  });

  test('a user changes the own name and may send back what was read, but not the address', async () => {
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

  test('blocking ends every session and shuts the account; unblocking opens it', async () => {
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

  test('an administrator neither blocks nor deletes themselves', async () => {
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

  test('an administrator deletes an account with everything in it, pictures included', async () => {
    const world = await makeWorld();
    const { db, files } = world.dependencies;
    const [as, ana] = [await world.admin(), await world.user()];
    const { id: workspace } = await world.workspace(ana);
    const { api_key } = await world.access(ana, workspace);
    await files.write('ab/abcdef.png', Buffer.from('png'));
    const created_at = '2026-01-01T00:00:00.000Z';
    const media = {
      id: nobodysId,
      workspace,
      file: 'ab/abcdef.png',
      name: 'x',
      width: 1,
      height: 1,
      bytes: 3,
      alt: '',
      created_at,
    };
    await db.insertInto('media').values(media).execute();
    expect((await world.call('DELETE', `/api/users/${ana.id}/?all=1`, { as })).status).toBe(204);
    expect(await files.find('ab/abcdef.png')).toBeUndefined();
    for (const table of ['workspaces', 'media', 'accesses'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await world.call('GET', '/api/users/', { as: ana })).status).toBe(401);
    expect(api_key).toMatch(/^oct_/);
  });

  test('a user deletes the own account with the password only', async () => {
    const world = await makeWorld();
    const as = await world.user();
    const path = `/api/users/${as.id}/`;
    expect((await world.call('DELETE', path, { as })).body).toEqual({ password: ['This field is required'] });
    expect((await world.call('DELETE', path, { as, body: { password: 'wrong' } })).body).toEqual({
      password: ['This is not your password.'],
    });
    expect((await world.call('DELETE', path, { as, body: { password: as.password } })).status).toBe(204);
    expect((await world.call('GET', '/api/users/', { as })).status).toBe(401);
  });

  test('a new password needs the one so far and ends all other sessions', async () => {
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
    expect(
      (await set({ ...newPassword(as), password: 'short', confirm_password: 'short' })).body,
    ).toHaveProperty('password');
    expect((await set(newPassword(as))).body).toEqual({ password_set: true });
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

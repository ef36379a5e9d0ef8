import { expect, test } from 'vitest';
import type { Passwords } from '../../server/platform/security/passwords.ts';
import { logIn, newestKey } from '../support/accounts.ts';
import { describeOnBothDatabases, type MakeWorld, type Member, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const rounds = 5;

/** A world in which something happens during a slow password check. */
async function worldWithSlowPasswords(makeWorld: MakeWorld) {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const passwords: Passwords = {
    hash: (password) => Promise.resolve(`plain:${password}`),
    async verify(hash, password) {
      const act = meanwhile;
      meanwhile = undefined;
      await act?.();
      return hash === `plain:${password}`;
    },
  };
  const world = await makeWorld({ overrides: { passwords } });
  return { world, whileChecking: (act: () => Promise<unknown>) => void (meanwhile = act) };
}

function block(caller: Member, { id }: Member) {
  return caller.patch(`/api/users/${id}/?all=1`, { is_blocked: true });
}

function remove(caller: Member, { id }: Member) {
  return caller.delete(`/api/users/${id}/?all=1`);
}

async function resetPassword(world: World, { email }: Member, password: string): Promise<void> {
  await world.guest.post('/api/auth/request-account/', { email });
  const key = await newestKey(world, email);
  const body = { key, password, confirm_password: password };
  expect((await world.guest.post('/api/auth/reset_password/set/', body)).status).toBe(200);
}

describeOnBothDatabases('what happens to an account while its password is checked', (makeWorld) => {
  test.each<[string, (world: World, ana: Member) => Promise<unknown>, string]>([
    ['a block', async (world, ana) => block(await world.admin(), ana), 'blocked'],
    ['a new password', (world, ana) => resetPassword(world, ana, 'a new password'), 'invalid_credentials'],
  ])('no session outlives %s', async (_what, change, code) => {
    const { world, whileChecking } = await worldWithSlowPasswords(makeWorld);
    const ana = await world.user();
    whileChecking(() => change(world, ana));
    expect((await logIn(world, ana.email, ana.password)).body.code).toBe(code);
    const { db } = world.dependencies;
    expect(await db.selectFrom('sessions').selectAll().where('user', '=', ana.id).execute()).toEqual([]);
  });

  test('the old password cannot be used to overwrite the new one', async () => {
    const { world, whileChecking } = await worldWithSlowPasswords(makeWorld);
    const ana = await world.user();
    whileChecking(() => resetPassword(world, ana, 'a new password'));
    const next = 'the next password';
    const body = { current_password: ana.password, password: next, confirm_password: next };
    expectAnswer(await ana.post(`/api/users/${ana.id}/password/`, body), 400, {
      current_password: ['Incorrect password.'],
    });
    expect((await logIn(world, ana.email, 'a new password')).status).toBe(200);
  });
});

describeOnBothDatabases('the last administrator', (makeWorld) => {
  test.each([
    ['block', block, block],
    ['remove', remove, remove],
    ['block and remove', block, remove],
  ])('stays when two administrators %s each other at the same time', async (_what, first, second) => {
    const world = await makeWorld();
    for (let round = 1; round <= rounds; round += 1) {
      await world.dependencies.db.deleteFrom('users').execute();
      const [ana, boro] = [await world.admin(), await world.admin()];
      const both = await Promise.all([first(ana, boro), second(boro, ana)]);
      const done = both.filter(({ status }) => status < 300);
      expect(done).toHaveLength(1);
      for (const { status } of both) expect(status < 300 || status === 409 || status === 401).toBe(true);
      const left = await world.dependencies.db
        .selectFrom('users')
        .selectAll()
        .where('blocked_at', 'is', null)
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  test('is neither blocked nor removed, for any caller', async () => {
    const world = await makeWorld();
    const [ana, boro] = [await world.admin(), await world.admin()];
    const { db } = world.dependencies;
    // The caller can no longer sign in; only their earlier session is left.
    await db.updateTable('users').set({ activated_at: null }).where('id', '=', ana.id).execute();
    for (const { status, body } of [await block(ana, boro), await remove(ana, boro)])
      expect([status, body['code']]).toEqual([409, 'conflict']);
    expect((await boro.get('/api/users/')).status).toBe(200);
  });
});

describeOnBothDatabases('changes of one account at the same time', (makeWorld) => {
  test('a new name does not undo a block', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    for (let round = 1; round <= rounds; round += 1) {
      const ana = await world.user();
      await Promise.all([ana.patch(`/api/users/${ana.id}/`, { name: `Ana ${round}` }), block(admin, ana)]);
      expect((await logIn(world, ana.email, ana.password)).body.code).toBe('blocked');
    }
  });
});

import { expect, test } from 'vitest';
import { seedDemo as wholeDemo } from '../../server/demo/seed-demo.ts';
import { demoEmail, firstRun, type MadeAccount, type SeedDemo } from '../../server/first-run.ts';
import { ConfigError } from '../../server/platform/environment.ts';
import { createWorkspace } from '../../server/modules/workspaces/service.ts';
import { describeOn, describeOnBothDatabases, type World } from '../support/world.ts';

/** A demo with one workspace. */
const smallDemo: SeedDemo = async (context) => {
  await createWorkspace(context, { type: 'BLOG', title: 'Demo' });
};

/** A demo that fails half-way. */
const brokenDemo: SeedDemo = async (context) => {
  await smallDemo(context);
  throw new Error('the process ends here');
};

/** Runs it as a server start does and returns the announced accounts. */
async function start(world: World, seedDemo: SeedDemo = smallDemo): Promise<readonly MadeAccount[]> {
  const announced: MadeAccount[] = [];
  await firstRun(world.dependencies, { seedDemo, announce: (accounts) => announced.push(...accounts) });
  return announced;
}

async function logIn(world: World, { email, password }: MadeAccount): Promise<number> {
  return (await world.guest.post('/api/auth/', { email, password })).status;
}

async function workspaceTitles(world: World): Promise<string[]> {
  const rows = await world.dependencies.db.selectFrom('workspaces').select('title').execute();
  return rows.map(({ title }) => title);
}

describeOnBothDatabases('the first run', (makeWorld) => {
  const env = { OCTAVO_DEMO: '1' };

  test('creates an editor with the demo and an administrator, whose passwords work, once', async () => {
    const world = await makeWorld({ env });
    const accounts = await start(world);
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      [demoEmail, 'user'],
      ['admin@localhost.test', 'admin'],
    ]);
    for (const account of accounts) expect(await logIn(world, account)).toBe(200);
    expect(await workspaceTitles(world)).toEqual(['Demo']);
    expect(await start(world)).toEqual([]);
    expect(await workspaceTitles(world)).toEqual(['Demo']);
  });

  test.each([
    ['OCTAVO_ADMIN_PASSWORD', 'admin@localhost.test'],
    ['OCTAVO_DEMO_PASSWORD', 'password1'],
  ])('refuses a %s that is easily guessed, and creates nothing', async (variable, password) => {
    const world = await makeWorld({ env: { ...env, [variable]: password } });
    await expect(start(world)).rejects.toThrow(
      new ConfigError(`${variable} is too easy to guess; choose a longer or less common password.`),
    );
    expect(await world.dependencies.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('takes the passwords from the environment and does not print them', async () => {
    const password = 'chosen by the operator';
    const world = await makeWorld({
      env: { ...env, OCTAVO_ADMIN_PASSWORD: password, OCTAVO_DEMO_PASSWORD: password },
    });
    for (const account of await start(world)) {
      expect(account.password).toBeUndefined();
      expect(await logIn(world, { ...account, password })).toBe(200);
    }
  });

  test('starts again, with new passwords that it shows, if it broke off before', async () => {
    const world = await makeWorld({ env });
    const announce = () => {
      throw new Error('the process ends here');
    };
    await expect(start(world, brokenDemo)).rejects.toThrow('the process ends here');
    const unseen = firstRun(world.dependencies, { seedDemo: smallDemo, announce });
    await expect(unseen).rejects.toThrow('the process ends here');
    const accounts = await start(world);
    expect(accounts).toHaveLength(2);
    for (const account of accounts) expect(await logIn(world, account)).toBe(200);
    expect(await workspaceTitles(world)).toEqual(['Demo']);
  });

  test('creates no demo if users already exist or if none is wanted', async () => {
    const lived = await makeWorld({ env });
    await lived.user();
    expect((await start(lived)).map(({ role }) => role)).toEqual(['admin']);
    const plain = await makeWorld({ env: { OCTAVO_DEMO: '0' } });
    expect((await start(plain)).map(({ role }) => role)).toEqual(['admin']);
    expect(await workspaceTitles(plain)).toEqual([]);
  });
});

describeOn('sqlite', 'a first run with bounds smaller than the demo', (makeWorld) => {
  test.each([
    ['OCTAVO_MAX_PAGES', '2'],
    ['OCTAVO_MAX_MEDIA_MB', '0.001'],
  ])('says that %s is too low', async (variable, value) => {
    const world = await makeWorld({ env: { OCTAVO_DEMO: '1', [variable]: value } });
    await expect(start(world, wholeDemo)).rejects.toThrow(
      new ConfigError(`The demo does not fit: raise ${variable} or set OCTAVO_DEMO=0.`),
    );
  });
});

import { randomBytes } from 'node:crypto';
import { readSetting, writeSetting } from './modules/settings/service.ts';
import {
  createUser,
  findAdmin,
  findUserByEmail,
  hasUsers,
  removeUser,
  setPassword,
} from './modules/users/service.ts';
import type { Context, Dependencies, UserActor } from './platform/context.ts';
import { oneAtATime } from './platform/database/one-at-a-time.ts';
import type { UserRow } from './platform/database/schema.ts';

/** Fills the workspaces of the demo's editor. */
export type SeedDemo = (context: Context<UserActor>) => Promise<void>;

/** An account that was made, as it is told to whoever started the server. */
export interface MadeAccount {
  readonly email: string;
  readonly role: UserRow['role'];
  /** Undefined when the environment gave it: it is not repeated. */
  readonly password: string | undefined;
}

interface FirstRun {
  readonly seedDemo: SeedDemo;
  /** Shows the accounts to whoever started the server. */
  announce(accounts: readonly MadeAccount[]): void;
}

export const demoEmail = 'editor@localhost.test';
const setting = 'first_run';

/**
 * Makes the administrator and, on an empty database, the demo. It can be killed at any moment: how far it came is
 * noted, `filling` until everything stands and `filled` until the passwords were shown. The next start removes a
 * half-filled demo, begins it anew where one is wanted, and sets and shows new passwords when nobody has seen the first ones.
 */
export function firstRun(dependencies: Dependencies, run: FirstRun): Promise<void> {
  return oneAtATime(dependencies, async () => {
    const state = await readSetting(dependencies.db, setting);
    if (state === 'done' && (await findAdmin(dependencies)) !== undefined) return;
    const demo = dependencies.config.demo && (state === 'filling' || !(await hasUsers(dependencies)));
    if (state !== 'filled') {
      if (state === 'filling') await removeHalfDemo(dependencies);
      if (demo) await writeSetting(dependencies.db, setting, 'filling');
      await fill(dependencies, demo ? run.seedDemo : undefined);
    }
    run.announce(await setPasswords(dependencies, state === 'filled'));
    await writeSetting(dependencies.db, setting, 'done');
  });
}

/** Removes what a start that broke off has left of the demo, whether this one wants a demo or not. */
async function removeHalfDemo(dependencies: Dependencies): Promise<void> {
  const half = await findUserByEmail(dependencies, demoEmail);
  if (half !== undefined) await removeUser(dependencies, half.id);
}

/** Makes the accounts without passwords: nobody can sign in before `setPasswords`. */
async function fill(dependencies: Dependencies, seedDemo: SeedDemo | undefined): Promise<void> {
  const { db, config } = dependencies;
  if (seedDemo !== undefined) {
    const editor = await createUser(dependencies, db, {
      email: demoEmail,
      name: 'Demo Editor',
      role: 'user',
    });
    const actor: UserActor = {
      kind: 'user',
      id: editor.id,
      email: editor.email,
      name: editor.name,
      session: '',
    };
    await seedDemo({ ...dependencies, actor, language: 'en' });
  }
  await db.transaction().execute(async (tx) => {
    if ((await findAdmin({ ...dependencies, db: tx })) === undefined) {
      await createUser(dependencies, tx, { email: config.adminEmail, name: 'Administrator', role: 'admin' });
    }
    await writeSetting(tx, setting, 'filled');
  });
}

/** Gives the accounts that have none yet, or whose password nobody has seen, the configured or a new password. */
async function setPasswords(dependencies: Dependencies, unseen: boolean): Promise<readonly MadeAccount[]> {
  const { config } = dependencies;
  const wanted = [
    { row: await findUserByEmail(dependencies, demoEmail), configured: config.demoPassword },
    { row: await findAdmin(dependencies), configured: config.adminPassword },
  ];
  const made: MadeAccount[] = [];
  for (const { row, configured } of wanted) {
    if (row === undefined || (row.password_hash !== null && !unseen)) continue;
    const password = configured ?? newPassword();
    await setPassword(dependencies, dependencies.db, row.id, password);
    made.push({
      email: row.email,
      role: row.role,
      password: configured === undefined ? password : undefined,
    });
  }
  return made;
}

/** 96 random bits in letters that are easily copied. */
function newPassword(): string {
  return randomBytes(12).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
}

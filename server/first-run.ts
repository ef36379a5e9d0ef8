import type { ErrorCode } from '../shared/errors.ts';
import { fallbackLanguage } from '../shared/languages.ts';
import { readSetting, writeSetting } from './modules/settings/service.ts';
import {
  createUser,
  findAdmin,
  findUserByEmail,
  hasUsers,
  removeUser,
  setPassword,
} from './modules/users/service.ts';
import { listWorkspaces } from './modules/workspaces/service.ts';
import { ConfigError } from './platform/environment.ts';
import type { Context, Dependencies, UserActor } from './platform/context.ts';
import { oneAtATime } from './platform/database/one-at-a-time.ts';
import type { UserRow } from './platform/database/schema.ts';
import { ServiceError } from './platform/errors/service-error.ts';
import { generatePassword } from './platform/security/generate-password.ts';
import { isWeakPassword } from './platform/security/weak-passwords.ts';

export type SeedDemo = (context: Context<UserActor>) => Promise<void>;

export interface MadeAccount {
  readonly email: string;
  readonly role: UserRow['role'];
  /** Undefined if it came from the environment: it is not shown again. */
  readonly password: string | undefined;
}

interface FirstRun {
  readonly seedDemo: SeedDemo;
  announce(accounts: readonly MadeAccount[], sites: readonly string[]): void;
}

export const demoEmail = 'editor@localhost.test';
const setting = 'first_run';

/** The variable for the limit behind an error. */
const boundOf: Partial<Record<ErrorCode, string>> = {
  page_full: 'OCTAVO_MAX_PAGE_MB',
  components_full: 'OCTAVO_MAX_COMPONENTS_MB',
  too_many_pages: 'OCTAVO_MAX_PAGES',
  too_many_blocks: 'OCTAVO_MAX_BLOCKS',
  media_full: 'OCTAVO_MAX_MEDIA_MB',
  inquiries_full: 'OCTAVO_MAX_INQUIRIES_MB',
  too_many_workspaces: 'OCTAVO_MAX_WORKSPACES',
};

/**
 * Creates the administrator and, on an empty database, the demo. It may be killed at any point: its progress is stored
 * as `filling` until everything exists, and `filled` until the passwords were shown. The next start removes a
 * half-filled demo, starts over if a demo is wanted, and sets and shows new passwords if the first ones were not shown.
 */
export function firstRun(dependencies: Dependencies, run: FirstRun): Promise<void> {
  return oneAtATime(dependencies.db, async () => {
    const state = await readSetting(dependencies.db, setting);
    if (state === 'done' && (await findAdmin(dependencies.db)) !== undefined) return;
    await rejectWeakPasswords(dependencies);
    const demo = dependencies.config.demo && (state === 'filling' || !(await hasUsers(dependencies.db)));
    if (state !== 'filled') {
      if (state === 'filling') await removeHalfDemo(dependencies);
      if (demo) await writeSetting(dependencies.db, setting, 'filling');
      await fill(dependencies, demo ? run.seedDemo : undefined);
    }
    run.announce(await setPasswords(dependencies, state === 'filled'), await addressesOfDemo(dependencies));
    await writeSetting(dependencies.db, setting, 'done');
  });
}

/** Removes the partial demo of an interrupted start, whether or not this start wants a demo. */
async function removeHalfDemo(dependencies: Dependencies): Promise<void> {
  const half = await findUserByEmail(dependencies.db, demoEmail);
  if (half !== undefined) await removeUser(dependencies, half.id);
}

/** Creates the accounts without passwords, so that sign-in is impossible before `setPasswords`. */
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
    try {
      await seedDemo({ ...dependencies, actor, language: 'en' });
    } catch (error) {
      const bound = error instanceof ServiceError ? boundOf[error.code] : undefined;
      if (bound === undefined) throw error;
      throw new ConfigError(`The demo does not fit: raise ${bound} or set OCTAVO_DEMO=0.`);
    }
  }
  await db.transaction().execute(async (tx) => {
    if ((await findAdmin(tx)) === undefined) {
      await createUser(dependencies, tx, { email: config.adminEmail, name: 'Administrator', role: 'admin' });
    }
    await writeSetting(tx, setting, 'filled');
  });
}

/** The addresses of the demo's sites; empty without a demo. */
async function addressesOfDemo(dependencies: Dependencies): Promise<readonly string[]> {
  const editor = await findUserByEmail(dependencies.db, demoEmail);
  if (editor === undefined) return [];
  const { id, email, name } = editor;
  const actor: UserActor = { kind: 'user', id, email, name, session: '' };
  const context = { ...dependencies, actor, language: fallbackLanguage };
  const { rows } = await listWorkspaces(context, { limit: 10, offset: 0 });
  return rows.flatMap(({ site_enabled, site_url }) => (site_enabled ? [site_url] : []));
}

/** Rejects configured passwords that are easily guessed, only when they are about to be set. */
async function rejectWeakPasswords({ config }: Dependencies): Promise<void> {
  const configured = [
    ['OCTAVO_DEMO_PASSWORD', config.demoPassword, { email: demoEmail, name: 'Demo Editor' }],
    ['OCTAVO_ADMIN_PASSWORD', config.adminPassword, { email: config.adminEmail, name: 'Administrator' }],
  ] as const;
  for (const [variable, password, owner] of configured)
    if (password !== undefined && (await isWeakPassword(password, owner)))
      throw new ConfigError(`${variable} is too easy to guess; choose a longer or less common password.`);
}

/** Sets the configured or a new password for accounts without one, or whose password was never shown. */
async function setPasswords(dependencies: Dependencies, unseen: boolean): Promise<readonly MadeAccount[]> {
  const { config } = dependencies;
  const wanted = [
    { row: await findUserByEmail(dependencies.db, demoEmail), configured: config.demoPassword },
    { row: await findAdmin(dependencies.db), configured: config.adminPassword },
  ];
  const made: MadeAccount[] = [];
  for (const { row, configured } of wanted) {
    if (row === undefined || (row.password_hash !== null && !unseen)) continue;
    const password = configured ?? generatePassword();
    await setPassword(dependencies, dependencies.db, row.id, password);
    made.push({
      email: row.email,
      role: row.role,
      password: configured === undefined ? password : undefined,
    });
  }
  return made;
}

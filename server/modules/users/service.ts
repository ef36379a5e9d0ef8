import { normalizeEmail } from '../../../shared/email.ts';
import { foldText } from '../../../shared/fold-text.ts';
import type { Language } from '../../../shared/languages.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { removeDoomed } from '../files/service.ts';
import { newId } from '../../platform/ids.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { endKeysOf } from '../account-keys/service.ts';
import { queueMail } from '../mails/service.ts';
import { endSubscriptionOf } from '../newsletter/service.ts';
import { endSessionsOf } from '../sessions/service.ts';
import { dropUser } from '../removal/service.ts';
import * as rows from './repository.ts';

export {
  hasUsers,
  lockUser,
  lockUserByEmail,
  selectAdmin as findAdmin,
  selectUser as findUser,
  selectUserByEmail as findUserByEmail,
} from './repository.ts';

/** Without a password, sign-in is not possible yet. */
export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: UserRow['role'];
  readonly password?: string;
}

/** A registrant with a hashed password, because hashing takes longer than a transaction should. */
export interface Registrant {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** Creates an active account in the caller's transaction. */
export async function createUser(dependencies: Dependencies, tx: Db, user: NewUser): Promise<UserRow> {
  const row: UserRow = {
    ...newRow(dependencies, user),
    password_hash: user.password === undefined ? null : await dependencies.passwords.hash(user.password),
    role: user.role,
    activated_at: timestamp(dependencies.clock),
  };
  await rows.insertUser(tx, row);
  return row;
}

/** Creates an account that awaits activation; undefined if the address already has one. */
export async function createInactiveUser(
  dependencies: Dependencies,
  tx: Db,
  registrant: Registrant,
): Promise<UserRow | undefined> {
  const row: UserRow = {
    ...newRow(dependencies, registrant),
    password_hash: registrant.passwordHash,
    terms_accepted_at: timestamp(dependencies.clock),
  };
  const { numInsertedOrUpdatedRows } = await rows.insertUserIfNew(tx, row);
  return numInsertedOrUpdatedRows === 1n ? row : undefined;
}

/**
 * Removes an account, its workspaces and their files, and the newsletter subscription of its address. They are
 * invisible once this returns, but the rest of large ones is removed later.
 */
export async function removeUser(dependencies: Dependencies, id: string): Promise<void> {
  const files = await retryOnLockTimeout(dependencies.db, async (tx) => {
    const row = await rows.selectUser(tx, id);
    if (row === undefined) throw new ServiceError('not_found');
    await requireAnotherAdmin(dependencies, tx, row);
    // From here on the account cannot get another workspace, whose files would be left behind.
    if ((await rows.lockUserForRemoval(tx, id)) === undefined) throw new ServiceError('not_found');
    await rows.anonymizeHistory(tx, id);
    // The owner of an inactive account has not yet proven the address.
    if (row.activated_at !== null) await endSubscriptionOf(tx, row.email);
    return dropUser(dependencies, tx, id);
  });
  await removeDoomed(dependencies, files);
}

/**
 * Throws if this removes the last administrator. Administrators cannot remove or block themselves, but two could try to
 * remove each other at the same time: the second attempt fails. Call this before any other lock on a user.
 */
export async function requireAnotherAdmin(
  dependencies: Dependencies,
  tx: Db,
  leaving: UserRow,
): Promise<void> {
  if (leaving.role !== 'admin') return;
  const admins = await rows.lockAdmins(tx);
  const remains = ({ id, activated_at, blocked_at }: UserRow) =>
    id !== leaving.id && activated_at !== null && blocked_at === null;
  if (!admins.some(remains)) throw new ServiceError('conflict');
}

/** Sets a password without asking for the current one. */
export async function setPassword(
  dependencies: Dependencies,
  tx: Db,
  id: string,
  password: string,
): Promise<void> {
  await rows.updateUserRow(tx, id, { password_hash: await dependencies.passwords.hash(password) });
}

/**
 * Replaces the password, notifies the owner by mail, and ends everything the old password opened: every mailed key, and
 * every session except the given one, if any.
 */
export async function replacePassword(
  context: Dependencies & { readonly language: Language },
  tx: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { passwordHash, exceptSession }: { passwordHash: string; exceptSession?: string },
): Promise<void> {
  await rows.updateUserRow(tx, id, { password_hash: passwordHash });
  await endSessionsOf(tx, id, exceptSession);
  await endKeysOf(tx, id);
  const link = `${context.config.publicUrl}/auth/forgot-password`;
  await queueMail(context, tx, { template: 'password_changed', to: email, language: context.language, link });
}

/** Records that the owner of the account reads mail at its address. */
export async function activateUser(dependencies: Dependencies, tx: Db, user: UserRow): Promise<void> {
  await rows.updateUserRow(tx, user.id, {
    activated_at: user.activated_at ?? timestamp(dependencies.clock),
  });
}

/** Discards the registration data of an account whose address is not proven. */
export async function forgetRegistration(tx: Db, { id, email }: UserRow): Promise<void> {
  await rows.updateUserRow(tx, id, { password_hash: null, name: '', search_folded: searchText('', email) });
  await endKeysOf(tx, id, 'activation');
}

export async function noteLogin(tx: Db, id: string, now: string): Promise<void> {
  await rows.updateUserRow(tx, id, { last_login: now });
}

function newRow(dependencies: Dependencies, { email, name }: { email: string; name: string }): UserRow {
  const normal = normalizeEmail(email);
  return {
    id: newId(),
    email: normal,
    name,
    search_folded: searchText(name, normal),
    password_hash: null,
    role: 'user',
    activated_at: null,
    blocked_at: null,
    last_login: null,
    date_joined: timestamp(dependencies.clock),
    terms_accepted_at: null,
    removed_at: null,
  };
}

export function searchText(name: string, email: string): string {
  return foldText(`${name} ${email}`);
}

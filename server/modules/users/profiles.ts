import { normalizeEmail } from '../../../shared/email.ts';
import { foldText } from '../../../shared/fold-text.ts';
import type { AccountDeletion, PasswordChange, User, UserPatch } from '../../../shared/wire/accounts.ts';
import { switchedAt, timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import {
  fieldError,
  requireFound,
  requireLine,
  ServiceError,
  throwFieldErrors,
} from '../../platform/errors/service-error.ts';
import { endKeysOf } from '../account-keys/service.ts';
import { sealDevice, triedAccount } from '../devices/service.ts';
import { endSessionsOf } from '../sessions/service.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { weakPassword } from '../../platform/security/weak-passwords.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';
import { searchedAddress, writtenAddress } from '../../platform/sites/written-domain.ts';
import { requireAnotherAdmin, lockUser, removeUser, replacePassword, searchText } from './service.ts';

/** Identifies an account in a call: the caller's own, or any with `all` (administrators only). */
export interface UserAddress {
  readonly id: string;
  readonly all: boolean;
}

/** Lists the caller only, or all users for an administrator who requests all. */
export async function listUsers(
  context: Context<UserActor>,
  query: { all: boolean; search: string; window: Window },
) {
  if (!query.all) {
    const row = await rows.selectUser(context.db, context.actor.id);
    const found = row === undefined ? [] : [toUser(row)];
    return { rows: found.slice(query.window.offset), count: found.length };
  }
  requireAdmin(context);
  const search = { folded: foldText(query.search.trim()), address: searchedAddress(query.search) };
  return presentList(await rows.listUsers(context.db, search, query.window), toUser);
}

export async function getUser(context: Context<UserActor>, address: UserAddress): Promise<User> {
  return toUser(await requireUser(context, address));
}

/**
 * Changes the name. An administrator who requests all can also block, which ends the user's sessions and mailed keys.
 */
export function updateUser(
  context: Context<UserActor>,
  address: UserAddress,
  patch: UserPatch,
): Promise<User> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockForUpdate({ ...context, db: tx }, tx, { address, patch });
    if (patch.email !== undefined && normalizeEmail(patch.email) !== row.email)
      throw fieldError('email', 'email_read_only');
    const name = patch.name === undefined ? row.name : requireLine('name', patch.name);
    const blocks = address.all ? patch.is_blocked : undefined;
    const blocked_at = switchedAt(blocks, row.blocked_at, timestamp(context.clock));
    const changes = {
      name,
      search_folded: searchText(name, row.email),
      // Writing this column evicts all cached pages.
      ...(blocked_at !== undefined && { blocked_at }),
    };
    await rows.updateUserRow(tx, row.id, changes);
    const changed = { ...row, ...changes };
    if (changed.blocked_at !== null) {
      await endSessionsOf(tx, row.id);
      await endKeysOf(tx, row.id);
    }
    return toUser(changed);
  });
}

/**
 * Removes an account with all its data. Administrators remove other accounts; a user removes their own and confirms it
 * with their password.
 */
export async function deleteUser(
  context: Context<UserActor>,
  address: UserAddress,
  input: AccountDeletion,
): Promise<void> {
  const row = await requireUser(context, address);
  if (address.all || row.role === 'admin') {
    if (row.id === context.actor.id) throw new ServiceError('permission_denied');
  } else {
    await requirePassword(context, row, { field: 'password', password: input?.password });
  }
  await removeUser(context, row.id);
}

/**
 * Sets a new password; ends every other session and every mailed key. Returns a token that makes the browser a known
 * device.
 */
export async function changePassword(
  context: Context<UserActor>,
  id: string,
  input: PasswordChange,
): Promise<string> {
  const row = await requireUser(context, { id, all: false });
  throwFieldErrors([...wrongNewPassword(input), ...(await weakPassword(input.password, row))]);
  await requirePassword(context, row, { field: 'current_password', password: input.current_password });
  const passwordHash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    // If another password was set meanwhile, for example with a mailed key, the session of this call is no longer
    // valid.
    const now = await lockUser(tx, id);
    if (now?.password_hash !== row.password_hash) throw fieldError('current_password', 'wrong_password');
    await replacePassword(context, tx, now, { passwordHash, exceptSession: context.actor.session });
  });
  return sealDevice(context, triedAccount(row.email, { password_hash: passwordHash }));
}

async function lockForUpdate(
  context: Context<UserActor>,
  tx: Db,
  { address, patch }: { address: UserAddress; patch: UserPatch },
): Promise<UserRow> {
  const found = await requireUser(context, address);
  if (address.all && patch.is_blocked === true) {
    if (found.id === context.actor.id) throw new ServiceError('permission_denied');
    await requireAnotherAdmin(context, tx, found);
  }
  return requireFound(await lockUser(tx, found.id));
}

async function requireUser(context: Context<UserActor>, address: UserAddress): Promise<UserRow> {
  if (address.all) requireAdmin(context);
  const mine = address.id === context.actor.id;
  return requireFound(address.all || mine ? await rows.selectUser(context.db, address.id) : undefined);
}

function requireAdmin(context: Context<UserActor>): void {
  if (context.actor.kind !== 'admin') throw new ServiceError('permission_denied');
}

/** Users of social sign-in have no password; a mailed link lets them set one. */
async function requirePassword(
  context: Context,
  row: UserRow,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  if (row.password_hash === null) throw fieldError(field, 'no_password');
  if (password === undefined) throw fieldError(field, 'required');
  if (!(await context.passwords.verify(row.password_hash, password)))
    throw fieldError(field, 'wrong_password');
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    email_written: writtenAddress(row.email),
    name: row.name,
    last_login: row.last_login,
    date_joined: row.date_joined,
    is_active: row.activated_at !== null,
    is_blocked: row.blocked_at !== null,
    is_admin: row.role === 'admin',
  };
}

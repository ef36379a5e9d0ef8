import { foldText } from '../../../src/shared/fold-text.ts';
import type { AccountDeletion, PasswordChange, User, UserPatch } from '../../../src/shared/wire/accounts.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Window } from '../../platform/http/list-answer.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { endSessionsOf } from '../sessions/service.ts';
import { dropWorkspacesOf, removeFiles } from '../workspaces/service.ts';
import * as rows from './repository.ts';

/** One account, as a call means it: the own one, or with `all` any (administrators only). */
export interface UserAddress {
  readonly id: string;
  readonly all: boolean;
}

/** The caller alone, or everybody for an administrator who asks for all. */
export async function listUsers(
  context: Context<UserActor>,
  query: { all: boolean; search: string; window: Window },
) {
  if (!query.all) {
    const row = await rows.selectUser(context.db, context.actor.id);
    return { rows: row === undefined ? [] : [toUser(row)], count: row === undefined ? 0 : 1 };
  }
  requireAdmin(context);
  const search = foldText(query.search.trim());
  const [found, { count }] = await Promise.all([
    rows.selectUsers(context.db, search, query.window),
    rows.countUsers(context.db, search),
  ]);
  return { rows: found.map(toUser), count };
}

export async function getUser(context: Context<UserActor>, address: UserAddress): Promise<User> {
  return toUser(await requireUser(context, address));
}

/** Changes the name; an administrator who asks for all also blocks, which ends the user's sessions. */
export function updateUser(
  context: Context<UserActor>,
  address: UserAddress,
  patch: UserPatch,
): Promise<User> {
  return context.db.transaction().execute(async (tx) => {
    const row = await requireUser({ ...context, db: tx }, address);
    if (patch.email !== undefined && normalizeEmail(patch.email) !== row.email)
      throw refuseField('email', 'email_read_only');
    const name = patch.name?.trim() ?? row.name;
    if (patch.name !== undefined && name === '') throw refuseField('name', 'blank');
    const blocked = address.all ? (patch.is_blocked ?? row.blocked_at !== null) : row.blocked_at !== null;
    if (blocked && row.id === context.actor.id) throw new Refusal('permission_denied');
    const changes = {
      name,
      search_folded: searchText(name, row.email),
      blocked_at: blocked ? (row.blocked_at ?? timestamp(context.clock)) : null,
    };
    await rows.updateUserRow(tx, row.id, changes);
    if (blocked) await endSessionsOf(tx, row.id);
    return toUser({ ...row, ...changes });
  });
}

/**
 * Removes an account with everything that is theirs. An administrator removes others; a user the own account, whose
 * password proves that it is meant.
 */
export async function deleteUser(
  context: Context<UserActor>,
  address: UserAddress,
  input: AccountDeletion,
): Promise<void> {
  const row = await requireUser(context, address);
  if (address.all || row.role === 'admin') {
    if (row.id === context.actor.id) throw new Refusal('permission_denied');
  } else {
    await requirePassword(context, row, { field: 'password', password: input?.password });
  }
  await removeUser(context, row.id);
}

/** Sets a new password and ends every other session. */
export async function changePassword(
  context: Context<UserActor>,
  id: string,
  input: PasswordChange,
): Promise<void> {
  const row = await requireUser(context, { id, all: false });
  if (input.password !== input.confirm_password) throw refuseField('confirm_password', 'passwords_differ');
  await requirePassword(context, row, { field: 'current_password', password: input.current_password });
  const password_hash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    await rows.updateUserRow(tx, id, { password_hash });
    await endSessionsOf(tx, id, context.actor.session);
  });
}

/** Who a new account is for. Without a password nobody can sign in to it yet. */
export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: UserRow['role'];
  readonly password?: string;
}

/** Makes an active account inside the caller's transaction. */
export async function createUser(dependencies: Dependencies, tx: Db, user: NewUser): Promise<UserRow> {
  const now = timestamp(dependencies.clock);
  const email = normalizeEmail(user.email);
  const row: UserRow = {
    id: newId(),
    email,
    name: user.name,
    search_folded: searchText(user.name, email),
    password_hash: user.password === undefined ? null : await dependencies.passwords.hash(user.password),
    role: user.role,
    activated_at: now,
    blocked_at: null,
    last_login: null,
    date_joined: now,
    terms_accepted_at: null,
  };
  await rows.insertUser(tx, row);
  return row;
}

/** Removes an account, its workspaces and their files; the files go after the commit. */
export async function removeUser(dependencies: Dependencies, id: string): Promise<void> {
  const files = await dependencies.db.transaction().execute(async (tx) => {
    const dropped = await dropWorkspacesOf(dependencies, tx, id);
    await rows.deleteUserRow(tx, id);
    return dropped;
  });
  await removeFiles(dependencies, files);
}

/** Sets a password without asking for the one so far. */
export async function setPassword(
  dependencies: Dependencies,
  tx: Db,
  id: string,
  password: string,
): Promise<void> {
  await rows.updateUserRow(tx, id, { password_hash: await dependencies.passwords.hash(password) });
}

/** The account of an address, in any case. */
export function findUserByEmail(dependencies: Dependencies, email: string): Promise<UserRow | undefined> {
  return rows.selectUserByEmail(dependencies.db, normalizeEmail(email));
}

/** The first administrator; undefined when there is none yet. */
export function findAdmin(dependencies: Dependencies): Promise<UserRow | undefined> {
  return rows.selectAdmin(dependencies.db);
}

export async function hasUsers(dependencies: Dependencies): Promise<boolean> {
  return (await rows.countUsers(dependencies.db)).count > 0;
}

export async function noteLogin(tx: Db, id: string, now: string): Promise<void> {
  await rows.updateUserRow(tx, id, { last_login: now });
}

/** An address as it is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

async function requireUser(context: Context<UserActor>, address: UserAddress): Promise<UserRow> {
  if (address.all) requireAdmin(context);
  const mine = address.id === context.actor.id;
  const row = address.all || mine ? await rows.selectUser(context.db, address.id) : undefined;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

function requireAdmin(context: Context<UserActor>): void {
  if (context.actor.kind !== 'admin') throw new Refusal('permission_denied');
}

async function requirePassword(
  context: Context,
  row: UserRow,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  if (password === undefined) throw refuseField(field, 'required');
  const right = await context.passwords.verify(row.password_hash ?? undefined, password);
  if (!right) throw refuseField(field, 'wrong_password');
}

function searchText(name: string, email: string): string {
  return foldText(`${name} ${email}`);
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    last_login: row.last_login,
    date_joined: row.date_joined,
    is_active: row.activated_at !== null,
    is_blocked: row.blocked_at !== null,
    is_admin: row.role === 'admin',
  };
}

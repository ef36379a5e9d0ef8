import { http, type ReadOptions } from '../lib/http.ts';
import { storeDevice } from '../lib/devices.ts';
import { addresses } from './addresses.ts';
import type { PasswordChange, PasswordChanged, User, UserPatch } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';

/** The signed-in user: the first of the list (spec section 7). */
export async function getCurrentUser(options: ReadOptions = {}): Promise<User | undefined> {
  const { results } = await http.get<ListAnswer<User>>(addresses.users, options);
  return results[0];
}

export function updateUser(id: string, patch: UserPatch): Promise<User> {
  return http.patch(`/api/users/${id}/`, { body: patch });
}

/** Ends all other sessions of the user. */
export async function changePassword({ id, email }: User, input: PasswordChange): Promise<void> {
  const { device } = await http.post<PasswordChanged>(`/api/users/${id}/password/`, { body: input });
  storeDevice(email, device);
}

/** Deletes the caller's account with everything in it, including the session. */
export function deleteOwnAccount(id: string, password: string): Promise<void> {
  return http.delete(`/api/users/${id}/`, { body: { password } });
}

/** For administrators. `search` is part of a name or an address; empty for all users. */
export function listUsers(page: number, search: string, signal?: AbortSignal): Promise<ListAnswer<User>> {
  return http.get(addresses.allUsers(page, search), signal && { signal });
}

/** For administrators. Blocking ends all sessions of the account at once. */
export function setUserBlocked(id: string, is_blocked: boolean): Promise<User> {
  return http.patch(`/api/users/${id}/`, { query: { all: 1 }, body: { is_blocked } });
}

/** For administrators. */
export function deleteUser(id: string): Promise<void> {
  return http.delete(`/api/users/${id}/`, { query: { all: 1 } });
}

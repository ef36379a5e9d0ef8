import { http } from '../lib/http.ts';
import type { User, UserPatch } from '../shared/wire/accounts.ts';
import type { ListAnswer } from '../shared/wire/basics.ts';

/** Who is signed in: the first of the list (spec section 7). */
export async function getCurrentUser(signal?: AbortSignal): Promise<User | undefined> {
  const { results } = await http.get<ListAnswer<User>>('/api/users/', signal === undefined ? {} : { signal });
  return results[0];
}

export function updateUser(id: string, patch: UserPatch): Promise<User> {
  return http.patch(`/api/users/${id}/`, { body: patch });
}

export interface UsersRequest {
  readonly page: number;
  readonly signal?: AbortSignal;
}

/** Everybody, for administrators. */
export function listUsers({ page, signal }: UsersRequest): Promise<ListAnswer<User>> {
  const query = { all: 1, page, page_size: 50 };
  return http.get('/api/users/', signal === undefined ? { query } : { query, signal });
}

/** Deletes somebody else's account, for administrators. */
export function deleteUser(id: string): Promise<void> {
  return http.delete(`/api/users/${id}/`, { query: { all: 1 } });
}

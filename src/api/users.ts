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

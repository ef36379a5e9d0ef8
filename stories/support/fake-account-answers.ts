import type { LoginInput, User, UserPatch } from '../../src/shared/wire/accounts.ts';
import type { Answer } from './fake-network.ts';
import { found, json, list, nothing, patched, refusal } from './fake-replies.ts';

/** The accounts of the fake server; the first is whoever is signed in. Every password is `tidewater`. */
export interface FakeAccounts {
  users: User[];
}

export function accountAnswers(data: FakeAccounts): Record<string, Answer> {
  return {
    'GET /api/users/': ({ query }) => list(query.has('all') ? data.users : data.users.slice(0, 1), query),
    'PATCH /api/users/:id/': ({ body }, id) => {
      data.users = patched(data.users, id, body as UserPatch);
      return found(data.users, id);
    },
    'DELETE /api/users/:id/': (_, id) => {
      data.users = data.users.filter((user) => user.id !== id);
      return nothing();
    },
    'POST /api/auth/': ({ body }) =>
      (body as LoginInput).password === 'tidewater'
        ? json(200, { token: 'fake' })
        : refusal(400, 'invalid_credentials', 'The e-mail address or the password is wrong.'),
    'DELETE /api/auth/': () => nothing(),
  };
}

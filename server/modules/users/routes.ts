import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import {
  AccountDeletion,
  PasswordChange,
  PasswordChanged,
  User,
  UserPatch,
} from '../../../shared/wire/accounts.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { perUser } from '../../platform/http/admission/rate-limits.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { changePassword, deleteUser, getUser, listUsers, updateUser, type UserAddress } from './profiles.ts';

export function userRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Users'], guard: 'signed_in' });

  list('/api/users/', {
    summary: 'The account of the caller, or all accounts for administrators',
    description:
      'Returns the account of the caller. An administrator who adds `all=1` gets every account and may ' +
      'search by name or address.',
    query: {
      all: allFlag,
      search: Type.Optional(
        Type.String({ description: 'Part of a name or an address.', maxLength: limits.emailLength }),
      ),
    },
    item: User,
    errors: [403],
    handle: (context, { query, window }) =>
      listUsers(context, { all: asksForAll(query), search: query.search ?? '', window }),
  });

  route('GET', '/api/users/:id/', {
    summary: 'Read an account',
    description: 'Returns the caller’s account, or any account for an administrator who adds `all=1`.',
    query: { all: allFlag },
    answers: { 200: User },
    errors: [403],
    handle: (context, call) => getUser(context, addressOf(call)),
  });

  route('PATCH', '/api/users/:id/', {
    summary: 'Change an account; administrators block and unblock',
    description:
      'Changes the name of the caller’s account; the address cannot be changed. An administrator who adds ' +
      '`all=1` may also block and unblock accounts.',
    query: { all: allFlag },
    body: UserPatch,
    readOnly: ['id', 'email_written', 'last_login', 'date_joined', 'is_active', 'is_admin'],
    answers: { 200: User },
    errors: [403, 409],
    handle: (context, call) => updateUser(context, addressOf(call), call.body),
  });

  route('DELETE', '/api/users/:id/', {
    summary: 'Delete an account with all its content',
    description:
      'Deleting the caller’s account needs its password. Administrators delete others with `?all=1` and no body, never themselves.',
    rateLimit: perUser(30),
    query: { all: allFlag },
    body: AccountDeletion,
    answers: removed(),
    errors: [403, 409],
    handle: (context, call) => deleteUser(context, addressOf(call), call.body),
  });

  route('POST', '/api/users/:id/password/', {
    summary: 'Set a new password; all other sessions end',
    description:
      'Sets a new password for the caller’s account after checking the current one. The caller’s session stays ' +
      'valid.',
    rateLimit: perUser(10),
    bodyCheck: wrongNewPassword,
    body: PasswordChange,
    answers: { 200: PasswordChanged },
    handle: async (context, { params, body }) => ({
      password_set: true,
      device: await changePassword(context, params.id, body),
    }),
  });
}

function addressOf(call: { params: { id: string }; query: { all?: '0' | '1' } }): UserAddress {
  return { id: call.params.id, all: asksForAll(call.query) };
}

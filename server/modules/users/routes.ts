import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import {
  AccountDeletion,
  PasswordChange,
  PasswordChanged,
  User,
  UserPatch,
} from '../../../shared/wire/accounts.ts';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { perUser } from '../../platform/http/admission/rate-limits.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { changePassword, deleteUser, getUser, listUsers, updateUser } from './profiles.ts';

const tags = ['Users'];
const params = Type.Object({ id: Id });
const querystring = Type.Object({ all: allFlag });
const readOnly = ['id', 'email_written', 'last_login', 'date_joined', 'is_active', 'is_admin'];

export function userRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/users/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'The caller alone; everybody for an administrator who asks for all',
      description:
        'Answers one record, that of the caller. An administrator who adds `all=1` gets every account and may ' +
        'search by name or address.',
      tags,
      querystring: Type.Object({
        ...listQuery,
        all: allFlag,
        search: Type.Optional(
          Type.String({ description: 'Part of a name or an address.', maxLength: limits.emailLength }),
        ),
      }),
      response: answers({ 200: ListOf(User) }, 400, 401, 403),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const query = { all: asksForAll(request.query), search: request.query.search ?? '', window };
      return listAnswer(request.url, window, await listUsers(signedIn(request), query));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/users/:id/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Read an account',
      description: 'Answers the own account, or any account for an administrator who adds `all=1`.',
      tags,
      params,
      querystring,
      response: answers({ 200: User }, 401, 403, 404),
    },
    handler: (request) =>
      getUser(signedIn(request), { id: request.params.id, all: asksForAll(request.query) }),
  });

  app.route({
    method: 'PATCH',
    url: '/api/users/:id/',
    config: { guard: 'signed_in', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Change an account; administrators block and unblock',
      description:
        'Changes the name of the own account; the address cannot be changed. An administrator who adds ' +
        '`all=1` may also block and unblock accounts.',
      tags,
      params,
      querystring,
      body: UserPatch,
      response: answers({ 200: User }, 400, 401, 403, 404, 409),
    },
    handler: (request) =>
      updateUser(signedIn(request), { id: request.params.id, all: asksForAll(request.query) }, request.body),
  });

  app.route({
    method: 'DELETE',
    url: '/api/users/:id/',
    config: { guard: 'signed_in', rateLimit: perUser(30) },
    schema: {
      summary: 'Delete an account with everything that is theirs',
      description:
        'The own account needs its password. Administrators delete others with `?all=1` and no body, never themselves.',
      tags,
      params,
      querystring,
      body: AccountDeletion,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 400, 401, 403, 404, 409, 429),
    },
    async handler(request, reply) {
      const address = { id: request.params.id, all: asksForAll(request.query) };
      await deleteUser(signedIn(request), address, request.body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/users/:id/password/',
    config: { guard: 'signed_in', rateLimit: perUser(10), bodyCheck: wrongNewPassword },
    schema: {
      summary: 'Set a new password; all other sessions end',
      description:
        'Sets a new password for the own account after checking the current one. The session that asks stays ' +
        'signed in.',
      tags,
      params,
      body: PasswordChange,
      response: answers({ 200: PasswordChanged }, 400, 401, 404, 429),
    },
    async handler(request) {
      const device = await changePassword(signedIn(request), request.params.id, request.body);
      return { password_set: true, device };
    },
  });
}

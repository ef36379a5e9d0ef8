import { Type } from 'typebox';
import { LoginAnswer, LoginInput } from '../../../shared/wire/accounts.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { networkOf } from '../../platform/http/admission/rate-limits.ts';
import { endOwnSession } from '../sessions/service.ts';
import { limitStrangers, logIn } from './service.ts';

const tags = ['Sessions'];

export function authRoutes(app: App): void {
  app.route({
    method: 'POST',
    url: '/api/auth/',
    config: { guard: 'public', onFullDisk: 'goes on' },
    preValidation: (request) => limitStrangers(request.context, request.body, networkOf(request)),
    schema: {
      summary: 'Log in',
      description:
        'Opens a session for an address and a password, and answers its token, which is valid for seven days. ' +
        'Unknown addresses and wrong passwords get the same answer. Attempts are limited by account and caller.',
      tags,
      body: LoginInput,
      response: answers({ 200: LoginAnswer }, 'invalid_credentials', 'not_active', 'blocked', 429),
    },
    handler: (request) => logIn(request.context, request.body, { network: networkOf(request) }),
  });

  app.route({
    method: 'DELETE',
    url: '/api/auth/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Log out: the token that was used ends',
      description:
        'Ends the session of the token that the request carries. Other sessions of the user go on.',
      tags,
      response: answers({ 204: Type.Null({ description: 'Logged out.' }) }, 401),
    },
    async handler(request, reply) {
      await endOwnSession(signedIn(request));
      return reply.code(204).send(null);
    },
  });
}

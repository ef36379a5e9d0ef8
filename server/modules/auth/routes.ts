import { Type } from 'typebox';
import { LoginAnswer, LoginInput } from '../../../src/shared/wire/accounts.ts';
import { answers } from '../../platform/http/answers.ts';
import type { App } from '../../platform/http/app-types.ts';
import { signedIn } from '../../platform/http/context-of.ts';
import { logIn, logOut } from './service.ts';

export function authRoutes(app: App): void {
  app.route({
    method: 'POST',
    url: '/api/auth/',
    config: { guard: 'public' },
    schema: {
      summary: 'Log in',
      tags: ['Sessions'],
      body: LoginInput,
      response: answers({ 200: LoginAnswer }, 400, 429),
    },
    handler: (request) => logIn(request.context, request.body),
  });

  app.route({
    method: 'DELETE',
    url: '/api/auth/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Log out: the token that was used ends',
      tags: ['Sessions'],
      response: answers({ 204: Type.Null({ description: 'Logged out.' }) }, 401),
    },
    async handler(request, reply) {
      await logOut(signedIn(request));
      return reply.code(204).send(null);
    },
  });
}

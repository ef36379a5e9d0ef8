import {
  Activated,
  CaptchaChallenge,
  KeyInput,
  Registered,
  RegisterInput,
} from '../../../shared/wire/accounts.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { callerAddress } from '../../platform/http/protocol/caller-address.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { activate, newCaptcha, register, wrongRegistration } from './registration.ts';

const tags = ['Accounts'];

export function registrationRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/auth/captcha/',
    config: { guard: 'public', rateLimit: perAddress(60) },
    schema: {
      summary: 'A challenge of the built-in captcha, to be solved once within twenty minutes',
      description:
        'Answers a puzzle for the ALTCHA widget of a registration form. It exists only where the built-in ' +
        'captcha is in use.',
      tags,
      response: answers({ 200: CaptchaChallenge }, 404, 429),
    },
    handler: (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return newCaptcha(request.context);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/register/',
    config: { guard: 'public', rateLimit: perAddress(20), bodyCheck: wrongRegistration },
    schema: {
      summary: 'Register; the same answer for every address, and the rest in a mail',
      description:
        'Creates an account that has to be activated by a mailed link. If the address already has an account, ' +
        'the mail says so instead.',
      tags,
      body: RegisterInput,
      response: answers({ 201: Registered }, 400, 429, 503),
    },
    async handler(request, reply) {
      await register(request.context, request.body, { address: callerAddress(request) });
      return reply.code(201).send({ registered: true });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/activation/',
    config: { guard: 'public', rateLimit: perAddress(30) },
    schema: {
      summary: 'Activate an account with the key from the mail',
      description:
        'Confirms the address of a new account, which can sign in from then on. A key works once, within ' +
        '24 hours.',
      tags,
      body: KeyInput,
      response: answers({ 200: Activated }, 'invalid_key', 429),
    },
    async handler(request) {
      await activate(request.context, request.body.key);
      return { activated: true };
    },
  });
}

import {
  Activated,
  CaptchaChallenge,
  KeyInput,
  LoginAnswer,
  LoginInput,
  PasswordSet,
  PasswordSetInput,
  Registered,
  RegisterInput,
  ResetRequest,
  ResetSent,
  ValidKey,
} from '../../../shared/wire/accounts.ts';
import { callerAddress } from '../../platform/http/protocol/caller-address.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, publicRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { networkOf, perAddress } from '../../platform/http/admission/rate-limits.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { endOwnSession } from '../sessions/service.ts';
import { requestReset, requireResetKey, resetPassword } from './password-reset.ts';
import { activate, newCaptcha, register, wrongRegistration } from './registration.ts';
import { limitStrangers, logIn } from './service.ts';

export function authRoutes(app: App): void {
  const tags = ['Sessions'];

  publicRoutes(app, { tags }).route('POST', '/api/auth/', {
    summary: 'Log in',
    description:
      'Opens a session for an address and a password, and returns its token, which is valid for seven days. ' +
      'Unknown addresses and wrong passwords get the same response. Attempts are limited by account and caller.',
    onFullDisk: 'allowed',
    options: {
      preValidation: (request) => limitStrangers(request.context, request.body, networkOf(request)),
    },
    body: LoginInput,
    answers: { 200: LoginAnswer },
    errors: ['invalid_credentials', 'not_active', 'blocked'],
    handle: (context, { body, request }) => logIn(context, body, { network: networkOf(request) }),
  });

  memberRoutes(app, { tags, guard: 'signed_in' }).route('DELETE', '/api/auth/', {
    summary: 'Log out',
    description:
      'Ends the session of the token that the request carries. Other sessions of the user stay valid.',
    answers: removed('Logged out.'),
    handle: endOwnSession,
  });

  registrationRoutes(app);
  passwordResetRoutes(app);
}

function registrationRoutes(app: App): void {
  const { route } = publicRoutes(app, { tags: ['Accounts'] });

  route('GET', '/api/auth/captcha/', {
    summary: 'A challenge of the built-in captcha, to be solved once within twenty minutes',
    description:
      'Returns a puzzle for the ALTCHA widget of a registration form. It exists only where the built-in ' +
      'captcha is in use.',
    rateLimit: perAddress(60),
    answers: { 200: CaptchaChallenge },
    errors: [404],
    handle(context, { reply }) {
      void reply.header('cache-control', 'no-store');
      return newCaptcha(context);
    },
  });

  route('POST', '/api/auth/register/', {
    summary: 'Register; the response is the same for every address',
    description:
      'Creates an account that has to be activated by a mailed link. If the address already has an account, ' +
      'the mail says so.',
    rateLimit: perAddress(20),
    bodyCheck: wrongRegistration,
    body: RegisterInput,
    answers: { 201: Registered },
    async handle(context, { body, request }) {
      await register(context, body, { address: callerAddress(request) });
      return { registered: true };
    },
  });

  route('POST', '/api/auth/activation/', {
    summary: 'Activate an account with the key from the mail',
    description:
      'Confirms the address of a new account, which can sign in from then on. A key works once, within ' +
      '24 hours.',
    rateLimit: perAddress(30),
    body: KeyInput,
    answers: { 200: Activated },
    errors: ['invalid_key'],
    async handle(context, { body }) {
      await activate(context, body.key);
      return { activated: true };
    },
  });
}

function passwordResetRoutes(app: App): void {
  const { route } = publicRoutes(app, { tags: ['Accounts'] });

  route('POST', '/api/auth/request-account/', {
    summary: 'Request a mail to set a new password; the response is the same for every address',
    description:
      'Sends a link for a new password if there is an account with this address. The response ' +
      'does not reveal whether there is one.',
    rateLimit: perAddress(20),
    body: ResetRequest,
    answers: { 200: ResetSent },
    async handle(context, { body, request }) {
      await requestReset(context, body, { network: networkOf(request) });
      return { reset_sent: true };
    },
  });

  route('POST', '/api/auth/reset_password/', {
    summary: 'Whether the key from a mail can be used',
    description:
      'Checks the key of a password mail without using it up, so that a form can report an expired ' +
      'link early.',
    rateLimit: perAddress(30),
    body: KeyInput,
    answers: { 200: ValidKey },
    errors: ['invalid_key'],
    async handle(context, { body }) {
      await requireResetKey(context, body.key);
      return { valid: true };
    },
  });

  route('POST', '/api/auth/reset_password/set/', {
    summary: 'Set a new password with the key from a mail; every session of the user ends',
    description: 'Uses up the key and sets the password. All devices have to sign in again.',
    rateLimit: perAddress(30),
    bodyCheck: wrongNewPassword,
    body: PasswordSetInput,
    answers: { 200: PasswordSet },
    errors: ['invalid_key'],
    async handle(context, { body, request }) {
      await resetPassword(context, body, { network: networkOf(request) });
      return { password_set: true };
    },
  });
}

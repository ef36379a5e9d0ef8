import {
  KeyInput,
  PasswordSetInput,
  PasswordSet,
  ResetRequest,
  ResetSent,
  ValidKey,
} from '../../../shared/wire/accounts.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { networkOf, perAddress } from '../../platform/http/admission/rate-limits.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { requestReset, requireResetKey, resetPassword } from './password-reset.ts';

const tags = ['Accounts'];

export function passwordResetRoutes(app: App): void {
  app.route({
    method: 'POST',
    url: '/api/auth/request-account/',
    config: { guard: 'public', rateLimit: perAddress(20) },
    schema: {
      summary: 'Ask for a mail to set a new password; the same answer for every address',
      description:
        'Sends a link for a new password if there is an account with this address. The answer never tells ' +
        'whether there is one.',
      tags,
      body: ResetRequest,
      response: answers({ 200: ResetSent }, 400, 429),
    },
    async handler(request) {
      await requestReset(request.context, request.body, { network: networkOf(request) });
      return { reset_sent: true };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/reset_password/',
    config: { guard: 'public', rateLimit: perAddress(30) },
    schema: {
      summary: 'Whether the key from a mail can be used',
      description:
        'Checks the key of a password mail without using it up, so that a form can say early that a link has ' +
        'expired.',
      tags,
      body: KeyInput,
      response: answers({ 200: ValidKey }, 'invalid_key', 429),
    },
    async handler(request) {
      await requireResetKey(request.context, request.body.key);
      return { valid: true };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/auth/reset_password/set/',
    config: { guard: 'public', rateLimit: perAddress(30), bodyCheck: wrongNewPassword },
    schema: {
      summary: 'Set a new password with the key from a mail; every session of the user ends',
      description: 'Uses up the key and sets the password. All devices have to sign in again.',
      tags,
      body: PasswordSetInput,
      response: answers({ 200: PasswordSet }, 'invalid_key', 429),
    },
    async handler(request) {
      await resetPassword(request.context, request.body, { network: networkOf(request) });
      return { password_set: true };
    },
  });
}

import type { LoginInput, PasswordChange } from '../../shared/wire/accounts.ts';
import type { WebsitePatch } from '../../shared/wire/websites.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer } from './fake-network.ts';
import { found, json, list, nothing, patched, recordAnswers, rejection } from './fake-replies.ts';

/** The calls about accounts. The only valid mailed key is `good-key`. */
export function accountAnswers(data: FakeData): Record<string, Answer> {
  return {
    ...recordAnswers(data, 'users', '/api/users/'),
    ...recordAnswers(data, 'websites', '/api/websites/'),
    ...recordAnswers(data, 'subscribers', '/api/newsletter/'),
    'GET /api/users/': ({ query }) => {
      if (!query.has('all')) return list(data.users.slice(0, 1), query);
      const search = (query.get('search') ?? '').toLowerCase();
      return list(
        data.users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search)),
        query,
      );
    },
    'DELETE /api/users/:id/': ({ query, body }, id) => {
      const { password } = (body ?? {}) as { password?: string };
      if (!query.has('all') && password !== 'tidewater') return wrongPassword('password');
      data.users = data.users.filter((user) => user.id !== id);
      return nothing();
    },
    'POST /api/users/:id/password/': ({ body }) =>
      (body as PasswordChange).current_password === 'tidewater'
        ? json(200, { password_set: true, device: 'known here' })
        : wrongPassword('current_password'),
    'PATCH /api/websites/:id/': ({ body }, id) => {
      const { taken_down, domain_confirmed, site_domain, ...patch } = body as WebsitePatch;
      const now = data.websites.find((website) => website.id === id)?.site_domain;
      if (site_domain !== undefined && site_domain !== now)
        return rejection(409, 'conflict', 'The domain of this website has changed.');
      const taken_down_at = taken_down === true ? '2026-06-01T10:00:00.000Z' : null;
      const site_domain_proof = domain_confirmed === true ? ('administrator' as const) : null;
      data.websites = patched(data.websites, id, {
        ...patch,
        taken_down_at,
        ...(domain_confirmed !== undefined && { site_domain_proof }),
      });
      return found(data.websites, id);
    },
    'POST /api/auth/': ({ body }) =>
      (body as LoginInput).password === 'tidewater'
        ? json(200, { token: 'fake', device: 'known here' })
        : rejection(400, 'invalid_credentials', 'The email address or the password is wrong.'),
    'DELETE /api/auth/': () => nothing(),
    ...guestAnswers(data),
  };
}

/** The calls of visitors without an account, or without access to it. */
function guestAnswers(data: FakeData): Record<string, Answer> {
  return {
    'GET /api/features/': () => json(200, data.features),
    'GET /api/auth/captcha/': () => json(200, easyChallenge()),
    'POST /api/auth/register/': () => json(201, { registered: true }),
    'POST /api/auth/activation/': withKey({ activated: true }),
    'POST /api/auth/request-account/': () => json(200, { reset_sent: true }),
    'POST /api/auth/reset_password/': withKey({ valid: true }),
    'POST /api/auth/reset_password/set/': withKey({ password_set: true }),
    'POST /api/newsletter/': () => json(202, { accepted: true }),
    'POST /api/newsletter/confirm/': withKey({ confirmed: true }),
  };
}

function wrongPassword(field: string): Response {
  return json(400, { [field]: ['Incorrect password.'] });
}

function withKey(answer: object): Answer {
  return ({ body }) =>
    (body as { key: string }).key === 'good-key'
      ? json(200, answer)
      : rejection(400, 'invalid_key', 'This link is invalid, has expired or was already used.');
}

/** A challenge that one key in sixteen solves. */
function easyChallenge(): object {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    expiresAt: Math.floor(Date.now() / 1000) + 1200,
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '00',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
  };
  return { parameters, signature: '00' };
}

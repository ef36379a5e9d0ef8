import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../server/platform/config/config.ts';
import { createSocialProviders } from '../../server/platform/ports/social/social-providers.ts';
import type { User } from '../../shared/wire/accounts.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import { logIn } from '../support/accounts.ts';
import { startGithubServer, type GithubPerson, type GithubServer } from '../support/github-server.ts';
import { startOpenIdServer, visitOpenIdServer, type OpenIdServer } from '../support/openid-provider.ts';
import { describeWithDatabase, type Answer, type MakeWorld, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const publicUrl = 'https://octavo.example';
const clientOf = (provider: string) => ({
  clientId: `${provider} client`,
  clientSecret: `${provider} secret`,
  redirectUri: `${publicUrl}/api/auth/social/${provider}/callback/`,
});
const clients = { google: clientOf('google'), github: clientOf('github') };

let google: OpenIdServer;
let github: GithubServer;
beforeAll(async () => {
  google = await startOpenIdServer(clients.google);
  github = await startGithubServer(clients.github);
});
beforeEach(() => {
  google.silent = false;
  google.otherKeys = false;
  google.people.clear();
  google.people.set('ana', { email: 'Ana@Example.test', email_verified: true, name: 'Ana Anić' });
  github.apiStatus = 200;
  github.person = githubPerson({ email: 'old@example.test', primary: false }, { email: 'ana@example.test' });
});

/** The person with these addresses, each verified and primary by default. */
function githubPerson(...emails: readonly Partial<GithubPerson['emails'][number]>[]): GithubPerson {
  const verified = { email: '', primary: true, verified: true };
  return { id: 7, login: 'ana', name: 'Ana Anić', emails: emails.map((one) => ({ ...verified, ...one })) };
}
afterAll(() => Promise.all([google.close(), github.close()]));

interface SocialOptions {
  readonly url?: string;
  readonly timeoutSeconds?: number;
  readonly clientSecret?: string;
}

/** A world with both providers set up, backed by the test servers. */
function makeSocialWorld(makeWorld: MakeWorld, options: SocialOptions = {}) {
  const { timeoutSeconds = 5, url = publicUrl } = options;
  const secretOf = (provider: Provider) => options.clientSecret ?? clients[provider].clientSecret;
  const env = {
    OCTAVO_PUBLIC_URL: url,
    GOOGLE_CLIENT_ID: clients.google.clientId,
    GOOGLE_CLIENT_SECRET: secretOf('google'),
    GITHUB_CLIENT_ID: clients.github.clientId,
    GITHUB_CLIENT_SECRET: secretOf('github'),
    LOG_LEVEL: 'trace',
  };
  const social = createSocialProviders(readConfig(env).social, {
    google: { issuer: google.issuer, timeoutSeconds },
    github: {
      issuer: `${github.url}/login/oauth`,
      authorize: `${github.url}/login/oauth/authorize`,
      token: `${github.url}/login/oauth/access_token`,
      api: github.url,
      timeoutSeconds,
    },
  });
  return makeWorld({ env, overrides: { social } });
}

const providers = ['google', 'github'] as const;
type Provider = (typeof providers)[number];

/** The browser's state after it was sent to the provider. */
interface Begun {
  readonly address: string;
  readonly cookie: string;
}

async function begin(world: World, provider: Provider): Promise<Begun> {
  const answer = await world.guest.get(`/api/auth/social/${provider}/`);
  expect(answer.status).toBe(302);
  return {
    address: String(answer.headers['location']),
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
  };
}

/** Visits the provider and returns the address that the browser is sent back to. */
async function visit(provider: Provider, address: string, login = 'ana'): Promise<URL> {
  if (provider === 'google') return visitOpenIdServer(address, login);
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

function comeBack(world: World, back: URL, cookie: string | undefined): Promise<Answer> {
  return world.guest.get(
    `${back.pathname}${back.search}`,
    cookie === undefined ? {} : { cookie: `other=1; ${cookie}; more=2` },
  );
}

async function signIn(world: World, provider: Provider, login = 'ana'): Promise<Answer> {
  const { address, cookie } = await begin(world, provider);
  return comeBack(world, await visit(provider, address, login), cookie);
}

/** The part after the `#` of the address where a sign-in ends. */
function landed({ status, headers }: Answer): URLSearchParams {
  expect(status).toBe(302);
  const [address, fragment] = String(headers['location']).split('#');
  expect(address).toBe(`${publicUrl}/auth/social`);
  return new URLSearchParams(fragment);
}

function errorOf(answer: Answer): string | null {
  const fragment = landed(answer);
  expect(fragment.has('token')).toBe(false);
  return fragment.get('error');
}

async function userOf(world: World, answer: Answer): Promise<User> {
  const token = landed(answer).get('token');
  const headers = { authorization: `Token ${token}` };
  const { body } = await world.guest.get<ListAnswer<User>>('/api/users/', headers);
  const [user] = body.results;
  if (user === undefined) throw new Error('The token belongs to no user.');
  return user;
}

/** Headers of answers whose addresses hold secrets. */
const secretive = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

function accounts(world: World) {
  return world.dependencies.db.selectFrom('users').selectAll().orderBy('id').execute();
}

describeWithDatabase('social sign-in', (makeWorld) => {
  test('is not found when the provider is not set up', async () => {
    const world = await makeWorld();
    for (const path of ['google/', 'github/', 'google/callback/?code=x&state=y', 'nobody/']) {
      expectAnswer(await world.guest.get(`/api/auth/social/${path}`), 404, 'not_found');
    }
  });

  test.each(providers)(
    'with %s sends state, PKCE and our address, and binds the answer to the browser',
    async (provider) => {
      const world = await makeSocialWorld(makeWorld);
      const answer = await world.guest.get(`/api/auth/social/${provider}/`, {
        'x-forwarded-host': 'evil.example',
      });
      const asked = new URL(String(answer.headers['location'])).searchParams;
      const secrets = ['state', 'code_challenge', ...(provider === 'google' ? ['nonce'] : [])];
      for (const name of secrets) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
      const params = Object.fromEntries([...asked].filter(([name]) => !secrets.includes(name)));
      expect(params).toEqual({
        response_type: 'code',
        client_id: clients[provider].clientId,
        redirect_uri: clients[provider].redirectUri,
        scope: provider === 'google' ? 'openid email profile' : 'user:email',
        code_challenge_method: 'S256',
      });
      const [cookie = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
      expect(attributes.toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=600',
        `Path=/api/auth/social/${provider}/callback`,
        'SameSite=Lax',
        'Secure',
      ]);
      expect(cookie).not.toContain(asked.get('state'));
      expect(answer.headers).toMatchObject(secretive);
    },
  );

  test('uses a cookie without Secure only when the application itself is served without TLS', async () => {
    const world = await makeSocialWorld(makeWorld, { url: 'http://localhost:3000/cms' });
    const { headers } = await world.guest.get('/api/auth/social/github/');
    expect(headers['set-cookie']).toContain('Path=/cms/api/auth/social/github/callback;');
    expect(headers['set-cookie']).not.toContain('Secure');
    const asked = new URL(String(headers['location'])).searchParams;
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/cms/api/auth/social/github/callback/');
  });

  test.each(providers)(
    "with %s creates an active account for a verified address, and finds it by the provider's permanent id",
    async (provider) => {
      const world = await makeSocialWorld(makeWorld);
      const first = await signIn(world, provider);
      expect(first.headers).toMatchObject(secretive);
      expect(first.headers['set-cookie']).toMatch(/^octavo_social=; .*Max-Age=0/);
      const user = await userOf(world, first);
      expect(user).toMatchObject({
        email: 'ana@example.test',
        name: 'Ana Anić',
        is_active: true,
        is_admin: false,
      });
      expect(user.last_login).not.toBeNull();
      expect(await accounts(world)).toMatchObject([{ password_hash: null, terms_accepted_at: null }]);

      google.people.set('ana', { email: 'new@example.test', email_verified: false, name: 'A' });
      github.person = { ...githubPerson(), login: 'renamed', name: null };
      const again = await userOf(world, await signIn(world, provider));
      expect([again.id, again.email]).toEqual([user.id, 'ana@example.test']);

      google.people.set('boro', { email: 'new@example.test', email_verified: true, name: 'Boro' });
      github.person = { ...githubPerson({ email: 'new@example.test' }), id: 8 };
      const other = await userOf(world, await signIn(world, provider, 'boro'));
      expect([other.id === user.id, other.email]).toEqual([false, 'new@example.test']);
    },
  );

  test('links both providers to the one account of a verified address, whose password stays', async () => {
    const world = await makeSocialWorld(makeWorld);
    const ana = await world.user('Ana');
    google.people.set('ana', { email: ana.email.toUpperCase(), email_verified: true, name: 'Other' });
    github.person = githubPerson({ email: ana.email });
    for (const provider of providers)
      expect((await userOf(world, await signIn(world, provider))).id).toBe(ana.id);
    expect((await logIn(world, ana.email, ana.password)).status).toBe(200);
    expect((await ana.get('/api/users/')).status).toBe(200);
  });

  test('never links an account to an unverified address, or to one that only looks like its own', async () => {
    const world = await makeSocialWorld(makeWorld);
    const mike = await world.user('Mike');
    google.people.set('ana', { email: mike.email, email_verified: false, name: 'Ana' });
    expect(errorOf(await signIn(world, 'google'))).toBe('email_not_verified');
    const { email } = mike;
    for (const emails of [[], [{ email, verified: false }], [{ email, primary: false }]]) {
      github.person = githubPerson(...emails);
      expect(errorOf(await signIn(world, 'github'))).toBe('email_not_verified');
    }
    // These two are equal when lowercased.
    const kelvin = mike.email.replace('k', '\u212a');
    google.people.set('ana', { email: kelvin, email_verified: true, name: 'Ana' });
    expect(errorOf(await signIn(world, 'google'))).toBe('email_not_verified');
    expect(await accounts(world)).toHaveLength(1);
  });

  test('discards everything that was prepared on an account that was never activated', async () => {
    const world = await makeSocialWorld(makeWorld);
    const { db } = world.dependencies;
    const trap = await world.user('Trap');
    await db.updateTable('users').set({ activated_at: null }).where('id', '=', trap.id).execute();
    const [created_at, expires_at] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
    const key = { key_hash: 'a hash', user: trap.id, purpose: 'activation' as const, created_at, expires_at };
    await db.insertInto('account_keys').values(key).execute();
    google.people.set('ana', { email: trap.email, email_verified: true, name: 'Ana' });
    const user = await userOf(world, await signIn(world, 'google'));
    expect([user.id, user.is_active]).toEqual([trap.id, true]);

    expect((await logIn(world, trap.email, trap.password)).body.code).toBe('invalid_credentials');
    expect((await trap.get('/api/users/')).status).toBe(401);
    expect(await db.selectFrom('account_keys').selectAll().execute()).toEqual([]);
  });

  test('rejects blocked accounts, whether or not they were linked before', async () => {
    const world = await makeSocialWorld(makeWorld);
    const admin = await world.admin();
    const block = (id: string) => admin.patch(`/api/users/${id}/?all=1`, { is_blocked: true });
    const { id } = await userOf(world, await signIn(world, 'google'));
    await block(id);
    for (const provider of providers) expect(errorOf(await signIn(world, provider))).toBe('blocked');
    const identities = await world.dependencies.db.selectFrom('social_identities').selectAll().execute();
    expect(identities).toHaveLength(1);
  });

  test.each(providers)('with %s can be declined there', async (provider) => {
    const world = await makeSocialWorld(makeWorld);
    github.person = undefined;
    const { address, cookie } = await begin(world, provider);
    const back =
      provider === 'google' ? await visitOpenIdServer(address, undefined) : await visit(provider, address);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(errorOf(await comeBack(world, back, cookie))).toBe('denied');
    expect(await accounts(world)).toEqual([]);
  });

  test.each(providers)(
    'with %s accepts an answer only from the browser that started, once, in time and for this provider',
    async (provider) => {
      const world = await makeSocialWorld(makeWorld);
      const mine = await begin(world, provider);
      const theirs = await begin(world, provider);
      const back = await visit(provider, mine.address);
      const elsewhere = await begin(world, provider === 'google' ? 'github' : 'google');
      const cookies = [theirs.cookie, elsewhere.cookie, 'octavo_social=', 'octavo_social=bm9uc2Vuc2U'];
      for (const cookie of [undefined, ...cookies, `${mine.cookie.slice(0, -4)}AAAA`])
        expect(errorOf(await comeBack(world, back, cookie))).toBe('expired');
      const forged = new URL(back);
      forged.searchParams.set('state', 'forged');
      expect(errorOf(await comeBack(world, forged, mine.cookie))).toBe('expired');
      expect(await accounts(world)).toEqual([]);

      expect(landed(await comeBack(world, back, mine.cookie)).has('token')).toBe(true);
      // A copy of the whole request is useless: the provider redeems a code only once.
      expect(errorOf(await comeBack(world, back, mine.cookie))).toBe('provider_failed');

      const late = await begin(world, provider);
      const lateBack = await visit(provider, late.address);
      world.pass(600_001);
      expect(errorOf(await comeBack(world, lateBack, late.cookie))).toBe('expired');
    },
  );

  test('rejects a code issued for another attempt or by another issuer', async () => {
    const world = await makeSocialWorld(makeWorld);
    for (const provider of providers) {
      const [first, second] = [await begin(world, provider), await begin(world, provider)];
      const [stolen, back] = [await visit(provider, first.address), await visit(provider, second.address)];
      back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
      expect(errorOf(await comeBack(world, back, second.cookie))).toBe('provider_failed');
      const third = await begin(world, provider);
      const mixedUp = await visit(provider, third.address);
      mixedUp.searchParams.set('iss', 'https://evil.example');
      expect(errorOf(await comeBack(world, mixedUp, third.cookie))).toBe('provider_failed');
    }
    expect(await accounts(world)).toEqual([]);
  });

  test('with Google rejects an ID token issued for another attempt or signed with another key', async () => {
    const world = await makeSocialWorld(makeWorld);
    const { address, cookie } = await begin(world, 'google');
    const altered = new URL(address);
    altered.searchParams.set('nonce', 'another one');
    expect(errorOf(await comeBack(world, await visit('google', altered.href), cookie))).toBe(
      'provider_failed',
    );
    google.otherKeys = true;
    expect(errorOf(await signIn(world, 'google'))).toBe('provider_failed');
    expect(await accounts(world)).toEqual([]);
    google.otherKeys = false;
    const again = await makeSocialWorld(makeWorld);
    expect(landed(await signIn(again, 'google')).has('token')).toBe(true);
  });

  test('redirects to an address of our own for any answer that makes no sense', async () => {
    const world = await makeSocialWorld(makeWorld);
    const { address, cookie } = await begin(world, 'google');
    const state = new URL(address).searchParams.get('state');
    const path = '/api/auth/social/google/callback';
    for (const query of [
      '',
      '?',
      ...['', '&code=', '&error=nonsense'].map((rest) => `?state=${state}${rest}`),
    ])
      expect(errorOf(await world.guest.get(`${path}/${query}`, { cookie }))).toMatch(
        /^(expired|provider_failed)$/,
      );
    const twice = await world.guest.get(`${path}/?state=${state}&state=x&code=y`, { cookie });
    expect(twice.status).toBe(400);
  });

  test('reports when the provider is down or silent, and recovers with it', async () => {
    const world = await makeSocialWorld(makeWorld, { timeoutSeconds: 0.2 });
    google.silent = true;
    const answer = await world.guest.get('/api/auth/social/google/');
    expect([errorOf(answer), answer.headers['set-cookie']]).toEqual(['provider_failed', undefined]);
    google.silent = false;
    const before = google.discoveries();
    await Promise.all([begin(world, 'google'), begin(world, 'google')]);
    const { address, cookie } = await begin(world, 'google');
    expect(google.discoveries()).toBe(before + 1);

    const back = await visit('google', address);
    google.silent = true;
    expect(errorOf(await comeBack(world, back, cookie))).toBe('provider_failed');
    github.apiStatus = 503;
    expect(errorOf(await signIn(world, 'github'))).toBe('provider_failed');
    github.apiStatus = 200;
    expect(landed(await signIn(world, 'github')).has('token')).toBe(true);
    expect(await accounts(world)).toHaveLength(1);
  });

  test('with a wrong secret fails at the provider, and the log has the reason', async () => {
    const world = await makeSocialWorld(makeWorld, { clientSecret: 'wrong' });
    expect(errorOf(await signIn(world, 'google'))).toBe('provider_failed');
    expect(world.logged.join('')).toContain('"invalid_client"');
    expect(errorOf(await signIn(world, 'github'))).toBe('provider_failed');
    expect(world.logged.join('')).toContain('"OAUTH_INVALID_RESPONSE"');
  });

  test('writes no code, token, state or cookie to the log', async () => {
    const world = await makeSocialWorld(makeWorld);
    const { address, cookie } = await begin(world, 'github');
    const back = await visit('github', address);
    const done = await comeBack(world, back, cookie);
    await comeBack(world, back, cookie);
    const log = world.logged.join('');
    expect(log).toContain('/api/auth/social/github/callback/');
    const asked = new URL(address).searchParams;
    for (const secret of [
      ...github.secrets,
      asked.get('state'),
      asked.get('code_challenge'),
      cookie.split('=')[1],
      landed(done).get('token'),
      clients.github.clientSecret,
    ])
      expect(log).not.toContain(secret);
  });
});

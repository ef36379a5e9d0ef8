import { expect, test } from 'vitest';
import { securityHeaders } from '../../server/platform/http/protocol/security-headers.ts';
import { newToken } from '../../server/platform/security/tokens.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';

const origins = [
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://hcaptcha.com'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
] as const;

async function policyOf(makeWorld: MakeWorld, provider: string): Promise<Map<string, string[]>> {
  const world = await makeWorld({
    env: { OCTAVO_CAPTCHA: provider, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' },
  });
  const { headers } = await world.guest.get('/api/system/ping/');
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );
}

describeWithDatabase('the content security policy', (makeWorld) => {
  test('allows no other origin for the built-in captcha', async () => {
    const policy = await policyOf(makeWorld, 'altcha');
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((value) => value.includes('://'))).toEqual([]);
  });

  test.each(origins)('allows the widget of %s, and no other', async (provider, origin) => {
    const policy = await policyOf(makeWorld, provider);
    expect(policy.get('script-src')).toContain(origin);
    expect(policy.get('frame-src')).toContain(origin);
    const others = origins.filter(([name]) => name !== provider).map(([, other]) => other);
    const allowed = [...policy.values()].flat();
    for (const other of others) expect(allowed).not.toContain(other);
    expect(allowed.filter((value) => value.includes('unsafe') || value === '*')).toEqual([]);
  });
});

describeWithDatabase('the security headers', (makeWorld) => {
  test.each([
    ['/api/pages/', 401, "default-src 'self'"],
    ['/api/nothing/', 404, "default-src 'self'"],
    ['/%zz', 404, "default-src 'self'"],
    ['/api/delivery/site/', 401, "default-src 'none'"],
    ['/api/delivery/pages/', 401, "default-src 'none'"],
  ])('are on the rejections of %s too', async (address, status, policy) => {
    const world = await makeWorld();
    const answer = await world.guest.get(address);
    expect(answer.status).toBe(status);
    expect(String(answer.headers['content-security-policy'])).toContain(policy);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});

describeWithDatabase('an error by the guard', (makeWorld) => {
  test('has every security header that other answers have', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { api_key: apiKey } = await world.createApiKey(user, workspace);
    const page = await world.guest.get('/');
    const usual = Object.keys(securityHeaders(world.dependencies.config));
    expect(usual).toContain('strict-transport-security');
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(usual));
    const rejected = [
      await world.guest.get('/api/pages/'),
      await world.guest.get('/api/users/', { authorization: 'Token unknown' }),
      await user.get('/api/users/?all=1'),
      await user.get('/api/newsletter/'),
      await world.guest.get('/api/delivery/site/'),
      await world.withKey('unknown').get('/api/delivery/site/'),
      await world.guest.post('/api/delivery/inquiries/', {}),
      await world.withKey(apiKey).get('/api/delivery/site/', { origin: 'https://evil.example' }),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([401, 401, 403, 403, 401, 401, 401, 403]);
    for (const { headers } of rejected) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(usual));
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describeWithDatabase('the log', (makeWorld) => {
  test.each([
    ['/auth/activation/the-key-of-a-mail', '/auth/activation/'],
    ['/auth/reset-password/the-key-of-a-mail', '/auth/reset-password/'],
    ['/newsletter/confirm/the-key-of-a-mail', '/newsletter/confirm/'],
    ['/auth/%61ctivation/the-key%2Dof-a-mail', '/auth/activation/'],
    ['//auth//activation/the-key-of-a-mail', '/auth/activation/'],
    ['/AUTH/ACTIVATION/the-key-of-a-mail', '/AUTH/ACTIVATION/'],
    ['/api/auth/activation/the-key-of-a-mail', '/api/auth/activation/'],
    ['/%E0%A4%A/auth%2Factivation/the-key-of-a-mail', undefined],
  ])('does not contain the key of %s', async (address, place) => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'debug' } });
    await world.guest.get(address);
    const logged = world.logged.join('');
    if (place !== undefined) expect(logged).toContain(place);
    expect(logged).not.toMatch(/the-key/);
  });

  test('contains no token or API key, anywhere in a request', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    const key = `oct_${newToken()}`;
    const odd = key.replace('_', '%5F');
    await world.guest.get(`/nothing/${key}/here`);
    await world.guest.get(`/api/nothing/${odd}?key=${key}`);
    await world.guest.delete(`/api/pages/${key}/`, undefined, { referer: `https://site.example/${key}` });
    await world.guest.post('/api/errors/', { message: `failed at ${key}` });
    world.app.log.error({ err: new Error(`no answer from https://site.example/?key=${odd}`) }, `of ${key}`);
    const logged = world.logged.join('');
    expect(logged).toContain('https://site.example/?key=…');
    expect(logged).not.toContain(key.slice(10));
  });
});

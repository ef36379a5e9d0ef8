import { expect, test } from 'vitest';
import { securityHeaders } from '../../server/platform/http/protocol/security-headers.ts';
import { newToken } from '../../server/platform/security/tokens.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';

const origins = [
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://hcaptcha.com'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
] as const;

async function policyOf(makeWorld: MakeWorld, provider: string): Promise<string> {
  const env = { OCTAVO_CAPTCHA: provider, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
  const { headers } = await (await makeWorld({ env })).guest.get('/api/system/ping/');
  return `${String(headers['content-security-policy'])};`;
}

describeWithDatabase('the content security policy', (makeWorld) => {
  test('allows no other origin for the built-in captcha', async () => {
    const policy = await policyOf(makeWorld, 'altcha');
    for (const name of ['script', 'worker', 'connect', 'frame'])
      expect(policy).toContain(`${name}-src 'self';`);
    expect(policy).not.toContain('://');
  });

  test.each(origins)('allows the widget of %s, and no other', async (provider, origin) => {
    const policy = await policyOf(makeWorld, provider);
    for (const name of ['script', 'frame']) expect(policy).toMatch(new RegExp(`${name}-src [^;]*${origin}`));
    const others = origins.filter(([name]) => name !== provider).map(([, other]) => other);
    for (const other of others) expect(policy).not.toContain(other);
    expect(policy).not.toMatch(/unsafe|\s\*[\s;]/);
  });
});

describeWithDatabase('an error', (makeWorld) => {
  test('has every security header that other answers have', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example' } });
    const user = await world.user();
    const { id: workspace } = await world.workspace(user);
    const { api_key: apiKey } = await world.createApiKey(user, workspace);
    const page = await world.guest.get('/');
    const usual = Object.keys(securityHeaders(world.dependencies.config));
    expect(usual).toContain('strict-transport-security');
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining(usual));
    const [app, delivery] = ["default-src 'self'", "default-src 'none'"];
    const evil = { origin: 'https://evil.example' };
    for (const [expected, policy, { status, headers }] of [
      [404, app, await world.guest.get('/api/nothing/')],
      [404, app, await world.guest.get('/%zz')],
      [401, app, await world.guest.get('/api/pages/')],
      [401, app, await world.guest.get('/api/users/', { authorization: 'Token unknown' })],
      [403, app, await user.get('/api/users/?all=1')],
      [403, app, await user.get('/api/newsletter/')],
      [401, delivery, await world.guest.get('/api/delivery/site/')],
      [401, delivery, await world.guest.get('/api/delivery/pages/')],
      [401, delivery, await world.withKey('unknown').get('/api/delivery/site/')],
      [401, delivery, await world.guest.post('/api/delivery/inquiries/', {})],
      [403, delivery, await world.withKey(apiKey).get('/api/delivery/site/', evil)],
    ] as const) {
      expect(status).toBe(expected);
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(usual));
      expect(String(headers['content-security-policy'])).toContain(policy);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      if (status !== 404) expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describeWithDatabase('the log', (makeWorld) => {
  test('contains no key of a mail, token or API key, anywhere in a request', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    const mailed = 'the-key-of-a-mail';
    for (const place of ['/auth/activation/', '/api/auth/activation/', '//auth%2Factivation/'])
      await world.guest.get(`${place}${mailed}`);
    const key = `oct_${newToken()}`;
    const odd = key.replace('_', '%5F');
    await world.guest.get(`/nothing/${key}/here`);
    await world.guest.get(`/api/nothing/${odd}?key=${key}`);
    await world.guest.delete(`/api/pages/${key}/`, undefined, { referer: `https://site.example/${key}` });
    await world.guest.post('/api/errors/', { message: `failed at ${key}` });
    world.app.log.error({ err: new Error(`no answer from https://site.example/?key=${odd}`) }, `of ${key}`);
    const logged = world.logged.join('');
    for (const place of ['"/auth/activation/', '"/api/auth/activation/', 'https://site.example/?key=…'])
      expect(logged).toContain(place);
    for (const secret of [mailed, key.slice(10)]) expect(logged).not.toContain(secret);
  });
});

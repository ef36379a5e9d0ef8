import { expect, test } from 'vitest';
import { createSiteVerify } from '../../server/platform/ports/captcha/site-verify.ts';
import { logIn, mailsTo, register } from '../support/accounts.ts';
import { startCaptchaProvider, type CaptchaProvider } from '../support/captcha-provider.ts';
import { describeWithDatabase, type MakeWorld, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const email = 'ana@example.test';
const failed = { captcha: ['The “I’m not a robot” check failed. Please try again.'] };

function worldWith(makeWorld: MakeWorld, provider: CaptchaProvider, env: Record<string, string> = {}) {
  return makeWorld({
    env: {
      OCTAVO_CAPTCHA: 'turnstile',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: provider.secret,
      CAPTCHA_VERIFY_URL: provider.url,
      OCTAVO_PUBLIC_URL: 'https://octavo.example',
      ...env,
    },
  });
}

function worldWithPatience(makeWorld: MakeWorld, { url, secret }: CaptchaProvider, patience: number) {
  return makeWorld({
    env: { OCTAVO_CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: secret },
    overrides: { captcha: createSiteVerify({ verifyUrl: url, secret, host: 'octavo.example', patience }) },
  });
}

async function expectUnavailable(world: World, provider: CaptchaProvider): Promise<void> {
  const { status, body, headers, text } = await register(world, { email, captcha: provider.solution });
  expect([status, body['code']]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text + world.logged.join('')).not.toContain(provider.secret);
  expect(await mailsTo(world, email)).toEqual([]);
  expect(await world.dependencies.db.selectFrom('users').selectAll().execute()).toEqual([]);
}

describeWithDatabase('a captcha from another provider', (makeWorld) => {
  test.each(['turnstile', 'hcaptcha', 'recaptcha'])('%s admits everybody it vouches for', async (name) => {
    const provider = await startCaptchaProvider();
    const world = await worldWith(makeWorld, provider, { OCTAVO_CAPTCHA: name });
    expect((await register(world, { email, captcha: provider.solution })).status).toBe(201);
    expect(Object.fromEntries(provider.asked[0] ?? [])).toEqual({
      secret: provider.secret,
      response: provider.solution,
      remoteip: '127.0.0.1',
    });
    expect(await mailsTo(world, email)).toMatchObject([{ template: 'activation' }]);
  });

  test('a rejected solution is a field error', async () => {
    const provider = await startCaptchaProvider();
    const world = await worldWith(makeWorld, provider);
    expectAnswer(await register(world, { email, captcha: 'a wrong one&success=true' }), 400, failed);
    expect(provider.asked[0]?.get('response')).toBe('a wrong one&success=true');
    expect(await mailsTo(world, email)).toEqual([]);
    expect((await register(world, { email, captcha: provider.solution })).status).toBe(201);
  });

  test.each([
    ['turnstile', 'elsewhere.example'],
    ['hcaptcha', 'www.octavo.example'],
    ['recaptcha', 'octavo.example.evil.example'],
    ['turnstile', undefined],
  ])('a solution of %s from the host %s is rejected, and the log names it', async (name, hostname) => {
    const provider = await startCaptchaProvider();
    provider.hostname = hostname;
    const world = await worldWith(makeWorld, provider, { OCTAVO_CAPTCHA: name });
    expectAnswer(await register(world, { email, captcha: provider.solution }), 400, failed);
    expect(await mailsTo(world, email)).toEqual([]);
    const line =
      world.logged.find((each) => each.includes('captcha') && each.includes('OCTAVO_PUBLIC_URL')) ?? '';
    expect(line).toContain(hostname ?? 'does not name');
  });

  test.each([
    ['https://OCTAVO.example:8443/cms', 'octavo.example'],
    ['https://čaj.example', 'čaj.example'],
    ['https://čaj.example', 'xn--aj-dma.example'],
  ])('with %s as public address, a solution from the host %s is right', async (publicUrl, hostname) => {
    const provider = await startCaptchaProvider();
    provider.hostname = hostname;
    const world = await worldWith(makeWorld, provider, { OCTAVO_PUBLIC_URL: publicUrl });
    expect((await register(world, { email, captcha: provider.solution })).status).toBe(201);
  });

  test('it is not called for a form that is rejected anyway', async () => {
    const provider = await startCaptchaProvider();
    const world = await worldWith(makeWorld, provider);
    const sent = { email, captcha: provider.solution, terms_accepted: false };
    expect((await register(world, sent)).body).toHaveProperty('terms_accepted');
    expect(provider.asked).toEqual([]);
  });

  test('a wrong secret is our fault, not the visitor’s', async () => {
    const provider = await startCaptchaProvider();
    const world = await worldWith(makeWorld, provider, { CAPTCHA_SECRET: 'a secret that was mistyped' });
    await expectUnavailable(world, provider);
    expect(world.logged.join('')).toContain('invalid-input-secret');
    expect(world.logged.join('')).not.toContain('mistyped');
  });

  test.each(['broken', 'garbage', 'odd', 'endless', 'own fault'] as const)(
    'one that is %s admits nobody, and admits people again once it has recovered',
    async (behaviour) => {
      const provider = await startCaptchaProvider();
      const world = await worldWith(makeWorld, provider);
      provider.behaviour = behaviour;
      await expectUnavailable(world, provider);
      provider.behaviour = 'honest';
      expect((await register(world, { email, captcha: provider.solution })).status).toBe(201);
    },
  );

  test('one that rejects connections admits no visitor', async () => {
    const provider = await startCaptchaProvider();
    const world = await worldWith(makeWorld, provider);
    await provider.close();
    await expectUnavailable(world, provider);
  });

  test('the server stops waiting for one that never answers', async () => {
    const provider = await startCaptchaProvider();
    provider.behaviour = 'silent';
    const world = await worldWithPatience(makeWorld, provider, 100);
    await expectUnavailable(world, provider);
  });

  test('a slow one delays no other request', async () => {
    const provider = await startCaptchaProvider();
    provider.behaviour = 'silent';
    const world = await worldWithPatience(makeWorld, provider, 600_000);
    const ana = await world.user();
    const waiting = register(world, { email, captcha: provider.solution });
    await provider.untilAsked(1);
    // A write over SQLite's only connection proves that no transaction is open meanwhile.
    await world.workspace(ana);
    expect((await logIn(world, ana.email, ana.password)).status).toBe(200);
    expect((await world.guest.post('/api/auth/request-account/', { email })).status).toBe(200);
    await provider.close();
    expect((await waiting).status).toBe(503);
  });
});

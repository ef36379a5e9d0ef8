import { expect, test } from 'vitest';
import { createSiteVerify } from '../../server/platform/ports/captcha/site-verify.ts';
import { logIn, mailsTo, register } from '../support/accounts.ts';
import { startCaptchaProvider } from '../support/captcha-provider.ts';
import { describeWithDatabase } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const email = 'ana@example.test';
const failed = { captcha: ['The “I’m not a robot” check failed. Please try again.'] };

describeWithDatabase('a captcha from another provider', (makeWorld) => {
  test.each(['turnstile', 'hcaptcha', 'recaptcha'])(
    '%s decides who may register, by the configured secret and host',
    async (name) => {
      const provider = await startCaptchaProvider();
      const world = await makeWorld({
        env: {
          OCTAVO_CAPTCHA: name,
          CAPTCHA_SITE_KEY: 'site',
          CAPTCHA_SECRET: provider.secret,
          CAPTCHA_VERIFY_URL: provider.url,
          OCTAVO_PUBLIC_URL: 'https://OCTAVO.example:8443/cms',
        },
      });
      expectAnswer(await world.guest.get('/api/auth/captcha/'), 404, 'not_found');
      expectAnswer(await register(world, { email, captcha: 'a wrong one' }), 400, failed);
      provider.behaviour = 'broken';
      const unavailable = await register(world, { email, captcha: provider.solution });
      expectAnswer(unavailable, 503, 'unavailable');
      expect(Number(unavailable.headers['retry-after'])).toBeGreaterThan(0);
      expect(await mailsTo(world, email)).toEqual([]);
      expect(await world.dependencies.db.selectFrom('users').selectAll().execute()).toEqual([]);
      provider.behaviour = 'honest';
      const sent = { email, captcha: provider.solution };
      expect((await register(world, { ...sent, terms_accepted: false })).body).toHaveProperty(
        'terms_accepted',
      );
      // The provider is not asked about a form that is rejected anyway.
      expect(provider.asked).toHaveLength(2);
      expect((await register(world, sent)).status).toBe(201);
      expect(Object.fromEntries(provider.asked[2] ?? [])).toEqual({
        secret: provider.secret,
        response: provider.solution,
        remoteip: '127.0.0.1',
      });
      expect(await mailsTo(world, email)).toMatchObject([{ template: 'activation' }]);
    },
  );

  test('delays no other request when the provider is slow', async () => {
    const provider = await startCaptchaProvider();
    provider.behaviour = 'silent';
    const { url: verifyUrl, secret } = provider;
    const captcha = createSiteVerify({ verifyUrl, secret, host: 'octavo.example', patience: 600_000 });
    const world = await makeWorld({ overrides: { captcha } });
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

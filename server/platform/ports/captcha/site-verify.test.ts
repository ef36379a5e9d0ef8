import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startCaptchaProvider } from '../../../../tests/support/captcha-provider.ts';
import type { CaptchaDependencies } from './captcha.ts';
import { createSiteVerify, type SiteVerifyOptions } from './site-verify.ts';

/** Starts a provider, and returns it with our side of it and the log. */
async function start(options: Partial<SiteVerifyOptions> = {}) {
  const provider = await startCaptchaProvider();
  const { url: verifyUrl, secret } = provider;
  const captcha = createSiteVerify({ verifyUrl, secret, host: 'octavo.example', ...options });
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line) => logged.push(line) });
  const verify = (solution = provider.solution) =>
    captcha.verify({ log } as unknown as CaptchaDependencies, { solution, address: '127.0.0.1' });
  return { provider, logged, verify };
}

test('a solution is sent unchanged, and only the right one is accepted', async () => {
  const { provider, verify } = await start();
  expect(await verify('a wrong one&success=true')).toEqual({ right: false });
  expect(provider.asked[0]?.get('response')).toBe('a wrong one&success=true');
  expect(await verify()).toEqual({ right: true });
});

test.each(['elsewhere.example', 'www.octavo.example', 'octavo.example.evil.example', undefined])(
  'a solution from the host %s is wrong, and the log names it',
  async (hostname) => {
    const { provider, logged, verify } = await start();
    provider.hostname = hostname;
    expect(await verify()).toEqual({ right: false });
    expect(logged.join('')).toContain('OCTAVO_PUBLIC_URL');
    expect(logged.join('')).toContain(hostname ?? 'does not name');
  },
);

test.each(['čaj.example', 'xn--aj-dma.example'])(
  'a solution from our host, written as %s, is right',
  async (hostname) => {
    const { provider, verify } = await start({ host: 'xn--aj-dma.example' });
    provider.hostname = hostname;
    expect(await verify()).toEqual({ right: true });
  },
);

test('a wrong secret is our fault, not the visitor’s', async () => {
  const { logged, verify } = await start({ secret: 'a secret that was mistyped' });
  await expect(verify()).rejects.toThrow('unavailable');
  expect(logged.join('')).toContain('invalid-input-secret');
  expect(logged.join('')).not.toContain('mistyped');
});

test.each(['broken', 'garbage', 'odd', 'endless', 'own fault', 'silent'] as const)(
  'a provider with the behaviour “%s” admits no visitor until it has recovered',
  async (behaviour) => {
    const { provider, logged, verify } = await start(behaviour === 'silent' ? { patience: 100 } : {});
    provider.behaviour = behaviour;
    await expect(verify()).rejects.toThrow('unavailable');
    expect(logged.join('')).not.toContain(provider.secret);
    provider.behaviour = 'honest';
    expect(await verify()).toEqual({ right: true });
  },
);

test('a provider that rejects connections admits no visitor', async () => {
  const { provider, verify } = await start();
  await provider.close();
  await expect(verify()).rejects.toThrow('unavailable');
});

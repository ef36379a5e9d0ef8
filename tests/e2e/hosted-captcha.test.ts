import type { BrowserContext } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { startCaptchaProvider } from '../support/captcha-provider.ts';
import { startRealServer } from '../support/real-server.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

/** The other providers differ only in the names of their scripts and in the policy, which the tests of the API check. */
const provider = {
  name: 'turnstile',
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  frame: 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/frame',
};

it("a provider's captcha is loaded only on the registration screen, under the policy", async () => {
  const verifier = await startCaptchaProvider();
  verifier.hostname = 'localhost';
  const server = await startRealServer('SQLite', {
    OCTAVO_CAPTCHA: provider.name,
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: verifier.secret,
    CAPTCHA_VERIFY_URL: verifier.url,
  });
  onTestFinished(() => server.remove());
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  onTestFinished(() => context.close());
  const asked = await standInFor(context, verifier.solution);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });

  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@example.org');
  await page.getByLabel(/^Password/).fill('a long password');
  await page.getByLabel(/^Confirm password/).fill('a long password');
  await page.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Register done see email' }).waitFor();

  expect(verifier.asked.map((form) => form.get('response'))).toEqual([verifier.solution]);
  expect(asked.map((url) => url.split('?')[0])).toEqual([provider.script, provider.frame]);
  expect(complaints).toEqual([]);
});

/** Answers for the provider's own addresses with a script that renders a frame and solves itself. Returns the requests. */
async function standInFor(context: BrowserContext, solution: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const source = `
    window.turnstile = {
      render(place, { sitekey, callback }) {
        const frame = document.createElement('iframe');
        frame.src = ${JSON.stringify(provider.frame)} + '?sitekey=' + sitekey;
        frame.onload = () => callback(${JSON.stringify(solution)});
        place.append(frame);
      },
    };
    octavoCaptchaReady();`;
  await context.route(
    (url) => url.protocol === 'https:',
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.startsWith(provider.script))
        return route.fulfill({ contentType: 'text/javascript', body: source });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Widget</title>' });
    },
  );
  return asked;
}

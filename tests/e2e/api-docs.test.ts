import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStage } from './support/open-app.ts';

const stage = openStage();

it('the API documentation lists every operation by keyboard, offers trying one, and loads everything from our server, in both modes', async () => {
  // Text that fades from one mode's colour to the other's has too little contrast until the fade ends.
  const { page, complaints } = await stage.newApp({ reducedMotion: 'reduce' });
  const strays: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== stage.server.url) strays.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) strays.push(`${response.status()} of ${response.url()}`);
  });
  const description = page.waitForResponse(/openapi\.json$/);
  await page.goto('/api/docs/');
  const described = (await (await description).json()) as {
    readonly paths: Readonly<Record<string, object>>;
  };
  const operations = Object.values(described.paths).flatMap((methods) => Object.keys(methods));
  await expect.poll(() => page.locator('.opblock').count()).toBe(operations.length);
  expect(await page.title()).toBe('Octavo API');

  const ping = page.locator('#operations-System-getSystemPing');
  await ping.locator('.opblock-summary-control').press('Enter');
  await ping.getByRole('button', { name: 'Try it out' }).press('Enter');
  await ping.getByRole('button', { name: 'Execute' }).press('Enter');
  await expect.poll(() => ping.locator('.live-responses-table').innerText()).toContain('"status": "ok"');

  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark-mode'));
  expect(await isDark()).toBe(false);
  expect(await paleTexts(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(isDark).toBe(true);
  expect(await paleTexts(page)).toEqual([]);
  expect([...complaints, ...strays]).toEqual([]);
});

/** The texts with too little contrast. */
async function paleTexts(page: Page): Promise<readonly (string | undefined)[]> {
  const axe = new AxeBuilder({ page })
    .include('.info')
    .include('.scheme-container')
    .include('#operations-tag-System');
  const { violations } = await axe
    .include('#operations-System-getFeatures')
    .withRules(['color-contrast'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary));
}

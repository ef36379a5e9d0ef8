import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStage, type Stage } from './support/open-app.ts';

describe('the API documentation page', () => {
  const stage = openStage();

  it('lists every operation by keyboard, offers trying one, and loads everything from our server, in both modes', async () => {
    const { page, faults } = await openDocs(stage);
    expect(await page.title()).toBe('Octavo API');
    const described = (await (await fetch(`${stage.server.url}/api/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    const operations = Object.values(described.paths).flatMap((methods) => Object.keys(methods));
    await expect.poll(() => page.locator('.opblock').count()).toBe(operations.length);

    const ping = await unfold(page, 'System-getSystemPing');
    await ping.getByRole('button', { name: 'Try it out' }).press('Enter');
    await ping.getByRole('button', { name: 'Execute' }).press('Enter');
    await expect.poll(() => ping.locator('.live-responses-table').innerText()).toContain('"status": "ok"');
    await ping.locator('.opblock-summary-control').press('Enter');

    for (const name of ['Pages-patchPagesById', 'Media-postMedia', 'Delivery-getDeliveryPages']) {
      const operation = await unfold(page, name);
      await operation.locator('.responses-wrapper').waitFor();
    }
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark-mode'));
    expect(await isDark()).toBe(false);
    expect(await paleTexts(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(isDark).toBe(true);
    expect(await paleTexts(page)).toEqual([]);
    expect(faults()).toEqual([]);
  });
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

/** Opens one operation with the keyboard. */
async function unfold(page: Page, name: string): Promise<Locator> {
  const operation = page.locator(`#operations-${name}`);
  await operation.locator('.opblock-summary-control').press('Enter');
  return operation;
}

/** The page, and its problems: the browser's complaints, and requests to other servers. */
async function openDocs(stage: Stage): Promise<{ page: Page; faults: () => readonly string[] }> {
  const { page, complaints } = await stage.newApp();
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== stage.server.url) requests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) requests.push(`${response.status()} of ${response.url()}`);
  });
  await page.goto('/api/docs/');
  await page.locator('.opblock').first().waitFor();
  return { page, faults: () => [...complaints, ...requests] };
}

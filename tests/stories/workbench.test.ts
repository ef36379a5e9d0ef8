import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchStoryBrowser } from './story-tab.ts';
import { serveFolder, type StaticServer } from './serve-folder.ts';
import { builtStorybook } from './story-index.ts';
import { longestWait } from '../support/longest-wait.ts';

/** Storybook as its readers see it: the list, the toolbar and the panel around the stories. */
describe('the workbench', () => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveFolder(builtStorybook), launchStoryBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function open(search: string): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
    });
    context.setDefaultTimeout(longestWait);
    const page = await context.newPage();
    await page.goto(`${server.url}/index.html${search}`);
    return page;
  }
  const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
  const isDark = (frame: FrameLocator) => frame.locator('html[data-dark]').count();

  it('shows a story in light and dark side by side, both with the same controls', async () => {
    const page = await open('?path=/story/ui-error-state--for-good&globals=mode:both&args=message:Gone');
    const dark = page.frameLocator('iframe[title="The story in dark colours"]').frameLocator('iframe');
    for (const frame of [canvas(page), dark]) await frame.getByText('Gone').waitFor();
    expect([await isDark(canvas(page)), await isDark(dark)]).toEqual([0, 1]);
    const widths = await page
      .locator('#storybook-preview-iframe, iframe[title="The story in dark colours"]')
      .evaluateAll((frames) => frames.map((frame) => Math.round(frame.getBoundingClientRect().width)));
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(3);
    await page.locator('#control-message').fill('Back soon');
    for (const frame of [canvas(page), dark]) await frame.getByText('Back soon').waitFor();
    await page.context().close();
  });

  it('has the design tokens for download', async () => {
    const page = await open('?path=/docs/guides-design-tokens--docs');
    const link = canvas(page).getByRole('link', { name: 'octavo.dark.tokens.json' });
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('octavo.dark.tokens.json');
    const answer = await page.request.get(`${server.url}/tokens/octavo.resolver.json`);
    expect(await answer.json()).toMatchObject({ version: '2025.10' });
    await page.context().close();
  });
});

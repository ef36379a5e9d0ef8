import type { Browser } from 'playwright';
import { App } from '../../e2e/drivers/app.ts';
import { longestWait } from '../../support/longest-wait.ts';

/** The app in a new context of the browser, with the errors of its scripts as its complaints. */
export async function openApp(browser: Browser, baseURL: string, locale = 'en-GB'): Promise<App> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(longestWait);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  return new App(await context.newPage(), complaints);
}

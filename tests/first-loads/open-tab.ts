import type { Browser, Page } from 'playwright';
import { App } from '../e2e/drivers/app.ts';
import { editorAccount } from '../support/real-server.ts';
import { withholdIdleTime } from './idle-time.ts';

export interface Tab {
  readonly page: Page;
  readonly app: App;
  close(): Promise<void>;
}

interface TabOptions {
  readonly width: number;
  readonly signedIn: boolean;
  readonly showsPreview: boolean;
}

/** A tab with an empty cache, in which the application gets no idle time. */
export async function openTab(browser: Browser, url: string, options: TabOptions): Promise<Tab> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' },
    viewport: { width: options.width, height: 900 },
  });
  await context.addInitScript(withholdIdleTime);
  await context.addInitScript(choosePreview, options.showsPreview ? 'on' : 'off');
  const page = await context.newPage();
  const app = new App(page, []);
  if (options.signedIn) await app.startSession(editorAccount);
  return { page, app, close: () => context.close() };
}

/** Runs in every page. Frames and blank pages may have no storage. */
function choosePreview(choice: string): void {
  if (window.top === window && location.protocol === 'http:') localStorage.setItem('octavo-preview', choice);
}

import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { longestWait } from '../../support/longest-wait.ts';
import { sharedBrowser } from '../../support/shared-browser.ts';
import { type DatabaseKind, type RealServer, startRealServer } from '../../support/real-server.ts';
import { App } from '../drivers/app.ts';

/** The folder for screenshots of failed tests. */
const failures = path.resolve(import.meta.dirname, '../../../node_modules/.cache/octavo/failures');

/** The environment of a suite of journeys: a server and a browser. */
export interface Stage {
  readonly server: RealServer;
  /** A signed-out browser, as another person or device has it. */
  newApp(options?: AppOptions): Promise<App>;
}

/** Options of a browser context, and whether the preview beside the form keeps its default state. */
interface AppOptions extends BrowserContextOptions {
  readonly showsPreview?: boolean;
}

/**
 * Starts a server before a suite's tests and stops it afterwards; the browser is shared. Journeys run on SQLite, except
 * `accounts`, which runs on PostgreSQL; in `npm run test:all`, it and `main-job` run on both. The API tests check every call
 * that depends on the database on both.
 * `settings` are variables for the server. The preview beside the form is closed at first, as if the user had closed it, unless
 * the journeys, or one of them, are about it.
 */
export function openStage(
  kind: DatabaseKind = 'SQLite',
  settings: Readonly<Record<string, string>> = {},
  { showsPreview = false } = {},
): Stage {
  let server: RealServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startRealServer(kind, settings), sharedBrowser()]);
  });
  afterAll(() => server?.remove());
  const running = () => {
    if (server === undefined || browser === undefined)
      throw new Error('The stage opens before the first test.');
    return { server, browser };
  };
  return {
    get server() {
      return running().server;
    },
    async newApp({ showsPreview: shows = showsPreview, ...options } = {}) {
      const { server: origin, browser: opened } = running();
      const context = await opened.newContext({
        baseURL: origin.url,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        colorScheme: 'light',
        ...options,
      });
      context.setDefaultTimeout(longestWait);
      if (!shows) await context.addInitScript(closePreview);
      const app = new App(await context.newPage(), watch(context));
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') {
          console.log(`At ${app.page.url()}\n${app.complaints.join('\n')}\n${origin.output()}`);
          await app.page.screenshot({ path: path.join(failures, `${task.id}.png`) });
        }
        await context.close();
      });
      return app;
    },
  };
}

/** Runs in every page. Frames and blank pages may have no storage. */
function closePreview(): void {
  if (window.top === window && location.protocol === 'http:')
    localStorage.setItem('octavo-preview', localStorage.getItem('octavo-preview') ?? 'off');
}

/** Firefox reports a font that still loads when the page is left as an error: 2152398850 is its NS_BINDING_ABORTED. */
const isLeftFont = /^download failed \(font-family: .* status=2152398850 /;

/** Everything the browser complained about: uncaught errors, violations of the content security policy, failed scripts. */
function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const add = (text: string): void => {
    if (!isLeftFont.test(text)) complaints.push(text);
  };
  context.on('weberror', (error) => add(error.error().message));
  context.on('console', (message) => {
    // A failed request is checked by the test that makes it.
    const rejected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !rejected) add(message.text());
  });
  return complaints;
}

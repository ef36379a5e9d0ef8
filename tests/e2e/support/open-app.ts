import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { sharedBrowser } from '../../support/shared-browser.ts';
import { type DatabaseKind, type RealServer, startRealServer } from '../../support/real-server.ts';
import { App } from '../drivers/app.ts';

/** Where the screens of failed tests are kept. */
const failures = path.resolve(import.meta.dirname, '../../../node_modules/.cache/octavo/failures');

/** What a suite of journeys runs on: a server of its own and a browser. */
export interface Stage {
  readonly server: RealServer;
  /** A browser that nobody has signed in with, as another person or another device has one. */
  newApp(options?: Parameters<Browser['newContext']>[0]): Promise<App>;
}

/**
 * Starts a server before the tests of a suite and ends it after; the browser is shared. Journeys run on SQLite. `main-job` and
 * `accounts` run on PostgreSQL as well: between them they write, publish, deliver, upload, sign in and send mail through
 * every part of a server that knows which database it has. What each call does on both is what the tests of the API are for.
 */
export function openStage(kind: DatabaseKind = 'SQLite'): Stage {
  let server: RealServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startRealServer(kind), sharedBrowser()]);
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
    async newApp(options = {}) {
      const { server: origin, browser: opened } = running();
      const context = await opened.newContext({
        baseURL: origin.url,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        colorScheme: 'light',
        ...options,
      });
      context.setDefaultTimeout(15_000);
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

/** Everything the browser complained about: uncaught errors, what the content security policy refused, failed scripts. */
function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    // A refused request is the business of the test that makes one.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) complaints.push(message.text());
  });
  return complaints;
}

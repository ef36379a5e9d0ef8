import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { type Chromium, launchChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** In which browser a project runs; the pinned one without it. */
    readonly chromium: Chromium | undefined;
  }
}

let browser: Promise<Browser> | undefined;

/**
 * The browser of this worker. It ends with it; each test has a context of its own in it. Only a project without isolation
 * keeps it from one file to the next.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium({ chromium: inject('chromium') });
  return browser;
}

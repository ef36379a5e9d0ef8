import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { type Chromium, launchChromium } from '../../tools/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser a project runs in; the pinned one by default. */
    readonly chromium: Chromium | undefined;
  }
}

let browser: Promise<Browser> | undefined;

/**
 * This worker's browser. It closes with the worker, and each test gets its own context in it. Only a project without
 * isolation keeps it from one file to the next.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium({ chromium: inject('chromium') });
  return browser;
}

import type { Browser } from 'playwright';
import { inject } from 'vitest';
import { type Chromium, launchChromium } from '../../tools/chromium.ts';
import { launchFirefox } from '../../tools/firefox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium a project runs in; the pinned one by default. */
    readonly chromium: Chromium | undefined;
    /** The path of the Firefox a project runs in instead. */
    readonly firefox: string | undefined;
  }
}

let browser: Promise<Browser> | undefined;

/**
 * This worker's browser. It closes with the worker, and each test gets its own context in it. Only a project without
 * isolation keeps it from one file to the next.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

function launch(): Promise<Browser> {
  const firefox = inject('firefox');
  return firefox === undefined ? launchChromium({ chromium: inject('chromium') }) : launchFirefox(firefox);
}

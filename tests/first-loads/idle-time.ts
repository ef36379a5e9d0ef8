import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Resolves when the browser has nothing to do. */
    untilIdle(): Promise<void>;
  }
}

/**
 * Runs in every page before its scripts: the application gets no idle time. On a fast machine it would come before the first
 * key, and on a slow one after it.
 */
export function withholdIdleTime(): void {
  const whenIdle = window.requestIdleCallback.bind(window);
  window.untilIdle = () => new Promise((resolve) => whenIdle(() => resolve(), { timeout: 1000 }));
  window.requestIdleCallback = () => 0;
}

/** How often a page has to be idle, without a change between, until it has nothing left to do. */
const idleTimes = 3;

/** Waits until the page has nothing left to do, and the count stays the same. */
export async function untilIdle(page: Page, count: () => number): Promise<void> {
  let seen = count();
  for (let times = 0; times < idleTimes; times += 1) {
    await page.evaluate(() => window.untilIdle());
    if (count() === seen) continue;
    seen = count();
    times = -1;
  }
}

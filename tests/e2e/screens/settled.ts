import type { Page, Request } from 'playwright';
import { still } from '../../support/still.ts';

const asking = new WeakMap<Page, Set<Request>>();

/**
 * Counts a tab's requests to the server from now on, except those of the preview's frame and worker: Chromium doesn't always
 * report that they have ended.
 */
export function countRequests(page: Page): void {
  const under = new Set<Request>();
  asking.set(page, under);
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && !request.url().includes('render-worker')) under.add(request);
  });
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
}

/**
 * Waits until a screen has settled: it has a heading, no request is open, nothing spins and nothing moves. Faster than
 * Playwright's `networkidle`, which waits half a second each time.
 */
export async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await page.waitForFunction(
      () =>
        document.querySelector('main h1') !== null &&
        document.querySelector('[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, .ui-skeleton') ===
          null,
    );
    quiet = (asking.get(page)?.size ?? 0) === 0 ? quiet + 1 : 0;
    await still(page);
  }
}

import type { Page, Route } from 'playwright';

/**
 * Lets `answer` handle the requests for an address, until the returned function is called. Playwright's own `unroute` would
 * switch interception off: Chromium then loses the requests that are in flight, and their page waits forever.
 */
export async function intercept(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}

import type { Page, Route } from 'playwright';

interface Interception {
  /** How many requests are intercepted; without it, all until `end` is called. */
  readonly times?: number;
}

/**
 * Lets `answer` handle the requests for an address, until the returned function is called. Playwright's own `unroute` and
 * `times` would switch interception off: Chromium then loses the requests that are in flight, and their page waits forever.
 */
export async function intercept(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
  { times = Infinity }: Interception = {},
): Promise<() => void> {
  let left = times;
  await page.route(address, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return answer(route);
  });
  return () => {
    left = 0;
  };
}

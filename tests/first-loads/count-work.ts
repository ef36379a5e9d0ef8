import type { Page } from 'playwright';
import type { HeldRequests } from './hold-requests.ts';

/** Counts so far, by the names in the table of limits. */
type Work = Record<'commits' | 'writes', number>;

interface Fiber {
  readonly memoizedProps: { readonly value?: unknown } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Store {
  subscribe(listener: () => void): void;
}

declare global {
  interface Window {
    work: Work;
    countWrites(): void;
  }
}

/** Runs in every page before its scripts: counts the commits of React, in the way in which its developer tools see them. */
export function countCommits(): void {
  const work = { commits: 0, writes: 0 };
  let root: { readonly current: Fiber } | undefined;
  window.work = work;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_renderer: number, committed: { readonly current: Fiber }) {
      root = committed;
      work.commits += 1;
    },
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  window.countWrites = () => {
    const left = root === undefined ? [] : [root.current];
    for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
      const value = fiber.memoizedProps?.value as { readonly store?: Store } | undefined;
      if (value?.store !== undefined) return value.store.subscribe(() => (work.writes += 1));
      left.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
    }
    throw new Error('The page has no editor.');
  };
}

/** The commits of React and the writes to the editor's store that an action causes, until nothing follows from it. */
export async function countWork(
  page: Page,
  requests: HeldRequests,
  act: () => Promise<unknown>,
): Promise<Work> {
  const count = () => page.evaluate(() => ({ ...window.work }));
  const before = await count();
  await act();
  await settle(page, requests);
  const after = await count();
  return { commits: after.commits - before.commits, writes: after.writes - before.writes };
}

/** Lets a second of the page's time pass. After each timer, everything that it starts ends before the next. */
export async function settle(page: Page, requests: HeldRequests): Promise<void> {
  for (let step = 0; step < 10; step += 1) {
    await requests.answerAll();
    await page.clock.runFor(100);
  }
}

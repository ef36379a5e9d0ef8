import type { CDPSession, Page } from 'playwright';
import { patience } from './patience.ts';
import { NeverReturned, stepMark, type Step } from './steps.ts';

const pause = 500;

/** A page that is watched from outside while it works. */
export interface ResponsivePage {
  readonly page: Page;
  /** Waits for what the page does. Throws `NeverReturned` when an endless loop blocks it; it is of no use then. */
  watch<Result>(work: Promise<Result>): Promise<Result>;
  /** The step that the page announced last. */
  latest(): Step;
}

/** Watches a page that announces its steps in the console. */
export async function watchPage(page: Page): Promise<ResponsivePage> {
  let latest: Step = { rule: '', sample: '', what: 'Opening the page' };
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(stepMark)) latest = JSON.parse(text.slice(stepMark.length)) as Step;
  });
  // Opened now: a page that is stuck accepts no new one.
  const devtools = await page.context().newCDPSession(page);
  const system = await page.context().browser()?.newBrowserCDPSession();
  const watched: Watched = {
    devtools,
    latest: () => latest,
    async processorTime() {
      const answer = await system?.send('SystemInfo.getProcessInfo');
      const renderers = (answer?.processInfo ?? []).filter(({ type }) => type === 'renderer');
      // The page's own one was started last.
      return (renderers.toSorted((one, other) => other.id - one.id)[0]?.cpuTime ?? 0) * 1000;
    },
  };
  return {
    page,
    latest: () => latest,
    async watch(work) {
      const over = new AbortController();
      try {
        return await Promise.race([work, failWhenStuck(watched, over.signal)]);
      } finally {
        over.abort();
        // After the page is given up, nobody waits for its answer.
        work.catch(() => undefined);
      }
    },
  };
}

interface Watched {
  readonly devtools: CDPSession;
  latest(): Step;
  /** How long the page's process has computed, in milliseconds. */
  processorTime(): Promise<number>;
}

/** Asks the page for a sign of life again and again. Throws when there is none. */
async function failWhenStuck(
  { devtools, latest, processorTime }: Watched,
  over: AbortSignal,
): Promise<never> {
  const never = new Promise<never>(() => undefined);
  for (;;) {
    await wait(pause);
    if (over.aborted) return never;
    const since = { processor: await processorTime(), clock: performance.now() };
    let alive = false;
    const sign = devtools.send('Runtime.evaluate', { expression: '0' }).finally(() => (alive = true));
    for (;;) {
      await Promise.race([sign.catch(() => undefined), wait(pause)]);
      if (over.aborted) return never;
      if (alive) break;
      const isStuck =
        (await processorTime()) - since.processor > patience.processor ||
        performance.now() - since.clock > patience.clock;
      if (!isStuck) continue;
      void devtools.send('Runtime.terminateExecution').catch(() => undefined);
      throw new NeverReturned(latest());
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

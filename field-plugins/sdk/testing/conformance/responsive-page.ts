import type { CDPSession, Page } from 'playwright';
import { NeverReturned, stepMark, type Step } from './steps.ts';

/** A page whose thread may be busy for this long, in milliseconds, before it counts as stuck. */
const patience = 20_000;
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
  return {
    page,
    latest: () => latest,
    async watch(work) {
      const over = new AbortController();
      try {
        return await Promise.race([work, failWhenStuck(devtools, over.signal, () => latest)]);
      } finally {
        over.abort();
        // After the page is given up, nobody waits for its answer.
        work.catch(() => undefined);
      }
    },
  };
}

/** Asks the page for a sign of life again and again. Throws when there is none. */
async function failWhenStuck(devtools: CDPSession, over: AbortSignal, latest: () => Step): Promise<never> {
  for (;;) {
    await wait(pause);
    if (over.aborted) return new Promise(() => undefined);
    const sign = devtools.send('Runtime.evaluate', { expression: '0' }).then(
      () => true,
      () => true,
    );
    if (await Promise.race([sign, wait(patience).then(() => false)])) continue;
    if (over.aborted) continue;
    void devtools.send('Runtime.terminateExecution').catch(() => undefined);
    throw new NeverReturned(latest());
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

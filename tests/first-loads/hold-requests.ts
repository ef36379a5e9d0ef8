import type { Page, Request, Route } from 'playwright';
import { longestWait } from '../support/longest-wait.ts';
import { untilIdle } from './idle-time.ts';

export interface HeldRequests {
  /** The waves that were answered so far: requests of one wave wait for nothing in it. */
  readonly waves: readonly (readonly Request[])[];
  /** Answers one wave after the other until nothing is requested any more. */
  answerAll(): Promise<void>;
  /** The same, until the condition holds too. */
  answerUntil(isReached: () => Promise<boolean>): Promise<void>;
}

/** Nothing waits for these. */
const unimportant = new Set(['image', 'font', 'media']);

/**
 * Holds the requests of a page, so that waves do not depend on the speed of the machine: a wave is answered once the page has
 * nothing left to do and requests nothing more.
 */
export async function holdRequests(page: Page): Promise<HeldRequests> {
  const waves: Request[][] = [];
  let held: Route[] = [];
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'document' || unimportant.has(type)) await route.continue();
    else held.push(route);
  });

  async function answerWave(): Promise<void> {
    const wave = held;
    held = [];
    waves.push(wave.map((route) => route.request()));
    for (const route of wave) void route.continue();
    await Promise.all(wave.map(async (route) => (await route.request().response())?.finished()));
  }

  async function answerAll(): Promise<void> {
    for (;;) {
      await untilIdle(page, () => held.length);
      if (held.length === 0) return;
      await answerWave();
    }
  }

  return {
    waves,
    answerAll,
    async answerUntil(isReached) {
      const deadline = Date.now() + longestWait;
      do {
        await answerAll();
        if (await isReached()) return;
      } while (Date.now() < deadline);
      throw new Error(`${page.url()} is not ready, and requests nothing more.`);
    },
  };
}

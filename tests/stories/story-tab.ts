/* oxlint-disable no-underscore-dangle -- It is Storybook's name for its preview. */
import type { Browser, CDPSession, Page } from 'playwright';
import { installAxe } from '../../tools/axe.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { still } from '../support/still.ts';
import { longestWait } from '../support/longest-wait.ts';

/** A tab, with everything that went wrong since its story was opened. */
export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly complaints: string[];
  /** Whether its page has shown a story and can show others. */
  isShared: boolean;
}

/** How to look at a story: the width of the window, and the mode. */
export interface View {
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

const wideLight = { width: 1280, mode: 'light' } as const satisfies View;
const narrowDark = { width: 390, mode: 'dark' } as const satisfies View;

/** Every view, ordered so that each step changes one thing. A story opens in the first. */
export const views = [
  wideLight,
  { width: 1280, mode: 'dark' },
  narrowDark,
] as const satisfies readonly View[];

/** The views with accepted pictures: together they show both widths and both modes. */
export const pictured: readonly View[] = [wideLight, narrowDark];

/** Taller than most windows, so that pictures show more of a long page. */
const windowHeight = 1000;

/** The current date in every story. */
const now = new Date('2026-11-22T09:30:00.000Z');

/** Draws letters the same on every machine: from the same fonts, in shades of grey, at their exact positions. */
const alike = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser for stories. The caller closes it. */
export function launchStoryBrowser(): Promise<Browser> {
  return launchChromium({ flags: alike });
}

/** A tab with a fixed date and reduced motion. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: views[0].width, height: windowHeight },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(longestWait);
  await context.clock.setFixedTime(now);
  await installAxe(context);
  // The next story must not find this one's storage: the page is left before it can clean up.
  await context.addInitScript(() => {
    // A page in a sandbox has none.
    if (origin !== 'null') localStorage.clear();
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, devtools: await context.newCDPSession(page), complaints, isShared: false };
}

/** Opens a story alone in a page, in the first view, and waits until it has played. */
export async function openStory(tab: Tab, url: string, id: string): Promise<void> {
  await leave(tab);
  await turnTo(tab.page, views[0]);
  // Storybook's panel would run axe too, and two runs at once are rejected.
  await tab.page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=mode:system;a11y.manual:!true`);
  await played(tab.page, id);
}

/** Shows another story in the same page, as Storybook does when a user steps through its list. */
export async function switchStory(tab: Tab, id: string): Promise<void> {
  await tab.page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.teardown());
  await leave(tab);
  await turnTo(tab.page, views[0]);
  await tab.page.evaluate(
    (storyId) =>
      window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await played(tab.page, id);
}

/** Removes the traces of a story in the browser and in the tab's notes. */
async function leave({ page, devtools, complaints }: Tab): Promise<void> {
  complaints.length = 0;
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.evaluate(() => sessionStorage.clear());
}

/** Whether Storybook shows an error instead of the story. */
export function isBroken(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
}

/** Waits until the story has played. Storybook then waits for animations, as `show` does. */
async function played(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === wanted && /completing|completed|afterEach|finished|errored/.test(render.phase);
  }, id);
}

/** Waits until the story has fetched; some stories show only a spinner. */
export async function fetched(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => document.querySelector('[role=progressbar], .MuiSkeleton-root, .ui-skeleton') === null,
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);
}

/** Shows the open story in a view and waits until it has its colours and nothing moves. */
export async function show(page: Page, view: View): Promise<void> {
  await turnTo(page, view);
  await page.locator(`html[data-${view.mode}]`).waitFor({ state: 'attached' });
  await still(page);
}

async function turnTo(page: Page, { width, mode }: View): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: windowHeight });
  await page.emulateMedia({ colorScheme: mode });
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly channel: { emit(event: string, data: unknown): void };
      readonly currentRender?: { readonly id: string; readonly phase: string; teardown(): Promise<void> };
    };
  }
}

import type { Browser, CDPSession, Page } from 'playwright';
import { installAxe } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { still } from '../support/still.ts';

/** A tab with what went wrong in it since its story was opened. */
export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly complaints: string[];
}

/** How a story is looked at: in a window of this width, in the colours of a mode. */
export interface View {
  readonly width: number;
  readonly mode: 'light' | 'dark';
}

/** Every view, in an order that changes one thing at a time. A story opens in the first. */
export const views = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
  { width: 390, mode: 'dark' },
  { width: 390, mode: 'light' },
] as const satisfies readonly View[];

/** Taller than most, so that pictures show more of long pages as they stand in a window. */
const windowHeight = 1000;

/** The day on which every story plays. */
const now = new Date('2026-11-22T09:30:00.000Z');

/** Letters are drawn alike on every machine: from the same fonts, in shades of grey, where they fall. */
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

/** A tab on a day that stands still, for a reader who wants no motion. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: views[0].width, height: windowHeight },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  // A machine that does much else as well takes its time.
  context.setDefaultTimeout(50_000);
  await context.clock.setFixedTime(now);
  await installAxe(context);
  // What a story keeps in the browser is not for the next one: the page is left before it can clean up.
  await context.addInitScript(() => localStorage.clear());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, devtools: await context.newCDPSession(page), complaints };
}

/** Opens a story in the first view and waits until it stands as it will remain. */
export async function openStory({ page, complaints }: Tab, url: string, id: string): Promise<void> {
  complaints.length = 0;
  await turnTo(page, views[0]);
  // The panel of Storybook would run axe as well, and two runs at once refuse each other.
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=mode:system;a11y.manual:!true`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await filled(page);
}

/** Whether Storybook shows an error where the story should be. */
export function isBroken(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
}

/** Waits for what the story does by itself and fetches; some stories show nothing but a spinner. */
async function filled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // oxlint-disable-next-line no-underscore-dangle -- It is Storybook's name for it.
    /finished|errored/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
  await page
    .waitForFunction(
      () => document.querySelector('[role=progressbar], .MuiSkeleton-root') === null,
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);
}

/** Shows the opened story in a view and waits until it has its colours and nothing moves. */
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
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
}

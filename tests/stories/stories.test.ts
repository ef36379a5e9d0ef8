import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installAxe, violations } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { still } from '../support/still.ts';
import { serveFolder, type StaticServer } from './serve-folder.ts';

interface StoryIndex {
  readonly entries: Readonly<Record<string, Story>>;
}

interface Story {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  /** `breaks` on a story that shows what remains when something throws, which React reports. */
  readonly tags: readonly string[];
}

const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** Rules about whole pages, which a part shown by itself cannot keep. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** One test for each story of the built Storybook: it opens without error or accessibility violation, in both modes. */
describe('every story', () => {
  const { entries } = JSON.parse(fs.readFileSync(path.join(built, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  let server: StaticServer;
  let browser: Browser;
  /** Tabs that no test uses at the moment; a test takes one and puts it back. */
  const tabs: Tab[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveFolder(built), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('finds stories', () => expect(stories.length).toBeGreaterThan(20));

  it.concurrent.each(stories)('$title: $name opens without error or violation', async ({ id, tags }) => {
    const tab = tabs.pop() ?? (await openTab(browser));
    const { page, complaints } = tab;
    complaints.length = 0;
    await page.emulateMedia({ colorScheme: 'light' });
    // The panel of Storybook would run axe as well, and two runs at once refuse each other.
    await page.goto(
      `${server.url}/iframe.html?viewMode=story&id=${id}&globals=mode:system;a11y.manual:!true`,
    );
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await filled(page);
    await settled(page, 'light');
    expect(await page.locator('body').getAttribute('class')).not.toContain('sb-show-errordisplay');
    expect(await violations(page, { without: pageRules })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page, 'dark');
    expect(await violations(page, { coloursOnly: true }), 'in dark mode').toEqual([]);
    if (!tags.includes('breaks')) expect(complaints).toEqual([]);
    tabs.push(tab);
  });
});

/** A tab with what went wrong in it since the test began. */
interface Tab {
  readonly page: Page;
  readonly complaints: string[];
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await installAxe(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
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

/** Waits until the story has the colours of a mode and nothing moves. */
async function settled(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator(`html[data-${mode}]`).waitFor({ state: 'attached' });
  await still(page);
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
}

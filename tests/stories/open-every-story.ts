import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axeCore from 'axe-core';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
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
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about whole pages, which a part shown by itself cannot keep. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** One test for each story of the built Storybook: it opens without error or accessibility violation. */
export function openEveryStory(mode: 'light' | 'dark'): void {
  const { entries } = JSON.parse(fs.readFileSync(path.join(built, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  let server: StaticServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveFolder(built), launchChromium()]);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(axe);
    page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('finds stories', () => expect(stories.length).toBeGreaterThan(20));

  it.each(stories)('$title: $name opens without error or violation', async ({ id, tags }) => {
    complaints = [];
    // The panel of Storybook would run axe as well, and two runs at once refuse each other.
    await page.goto(
      `${server.url}/iframe.html?viewMode=story&id=${id}&globals=mode:${mode};a11y.manual:!true`,
    );
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await settled(page, mode);
    expect(await page.locator('body').getAttribute('class')).not.toContain('sb-show-errordisplay');
    expect(await violations(page)).toEqual([]);
    if (!tags.includes('breaks')) expect(complaints).toEqual([]);
  });
}

/** Waits for what the story fetches and for what moves; some stories show nothing but a spinner. */
async function settled(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator(`html[data-${mode}]`).waitFor({ state: 'attached' });
  await page
    .waitForFunction(
      () => document.querySelector('[role=progressbar], .MuiSkeleton-root') === null,
      undefined,
      {
        timeout: 2000,
      },
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What was just changed begins to move with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds, a line each. */
function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (rules) => {
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    const { violations: found } = await window.axe.run(document, { rules: off, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, pageRules);
}

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type StaticServer, serveFolder } from './serve-folder.ts';

interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      { readonly id: string; readonly type: string; readonly title: string; readonly name: string }
    >
  >;
}

const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** The stories of the built Storybook. */
function listStories() {
  const index = JSON.parse(fs.readFileSync(path.join(built, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

const stories = listStories();

let server: StaticServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(built), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('finds stories', () => expect(stories.length).toBeGreaterThan(20));

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.concurrent.each(stories.map(({ id, title, name }) => ({ id, label: `${title}: ${name}` })))(
    '$label opens without error or accessibility violation',
    async ({ id }) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      try {
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('pageerror', ({ message }) => complaints.push(message));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=mode:${mode}`);
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
        // Drawn, with its fonts, its data and whatever its play function does.
        await page.waitForLoadState('networkidle');
        await page
          .locator('[role=progressbar]:visible, .MuiSkeleton-root')
          .first()
          .waitFor({ state: 'detached', timeout: 3000 })
          .catch(() => undefined);
        expect(await page.locator('body').getAttribute('class')).not.toContain('sb-show-errordisplay');
        const { violations } = await new AxeBuilder({ page })
          .disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
          .analyze();
        expect(
          violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`),
        ).toEqual([]);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

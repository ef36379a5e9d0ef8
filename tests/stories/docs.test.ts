import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../../tools/axe.ts';
import { builtStorybook } from './story-index.ts';
import { show, views } from './story-tab.ts';
import { Tabs } from './tabs.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

const { entries } = JSON.parse(fs.readFileSync(path.join(builtStorybook, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const guides = Object.values(entries).filter(({ type }) => type === 'docs');

/** Every guide as built: it opens, is accessible, and its links work. */
describe('every guide', () => {
  let tabs: Tabs;

  beforeAll(async () => {
    tabs = await Tabs.open();
  });
  afterAll(() => tabs.close());

  it.each(guides)(
    '$title opens without error or violation, and its links lead to stories',
    async ({ id }) => {
      await tabs.use(async ({ page, complaints }) => {
        complaints.length = 0;
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${tabs.url}/iframe.html?viewMode=docs&id=${id}&globals=mode:system`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        for (const view of views) {
          await show(page, view);
          expect(await violations(page), `${view.width} px, ${view.mode}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            view.width,
          );
        }
        const links = await page
          .locator('a[href*="path="]')
          .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
        const lost = links.filter(
          (link) => entries[/\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1] ?? ''] === undefined,
        );
        expect(lost).toEqual([]);
        expect(complaints).toEqual([]);
      });
    },
  );

  it('come first in the list, beginning with Start', () => {
    expect(Object.values(entries)[0]?.title).toBe('Guides/Start');
    expect(guides.map(({ title }) => title)).toContain('Guides/For plugin authors');
  });
});

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installAxe, violations } from '../../../tools/axe.ts';
import { launchStoryBrowser, views } from '../story-tab.ts';
import { encode } from './picture.ts';
import { reportPage } from './report-page.ts';

const [wide, , narrow] = views;

/** The page that a failing run writes, in a browser. */
describe('the page of differences', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchStoryBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await installAxe(context);
    page = await context.newPage();
    const dot = await encode({ width: 40, height: 20, data: Buffer.alloc(3200, 200) });
    const changed = { kind: 'changed', pixels: 340 } as const;
    const found = [
      { ...changed, id: 'ui-button--plain', story: 'UI/Button: Plain', view: wide },
      { ...changed, id: 'ui-button--plain', story: 'UI/Button: Plain', view: narrow },
      { kind: 'new', pixels: 0, id: 'ui-new--open', story: 'UI/<New>: Open', view: wide },
    ] as const;
    await page.setContent(await reportPage(found, '150.0', async () => dot));
  });
  afterAll(() => browser.close());

  it('shows before, after and difference of changed pictures, and the new ones', async () => {
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'UI/Button: Plain, 1280 px, light 340 pixels differ',
      'UI/Button: Plain, 390 px, dark 340 pixels differ',
      'UI/<New>: Open, 1280 px, light new',
    ]);
    expect(await page.getByRole('img').count()).toBe(7);
  });

  it('works with the keyboard, shows one side at a time, and writes the command for the accepted ones', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('3');
    const second = page.getByRole('article').nth(1);
    expect(await second.getByRole('img').count()).toBe(1);
    await page.keyboard.press('4');
    expect(await second.getByRole('img').count()).toBe(3);
    await page.keyboard.press('s');
    expect(await page.getByRole('checkbox').nth(0).isChecked()).toBe(true);
    const command = page.getByRole('textbox');
    expect(await command.inputValue()).toBe('npm run stories:accept -- --seen ui-button--plain');
    await page.keyboard.press('k');
    await page.keyboard.press('s');
    expect(await command.inputValue()).toBe('npm run stories:accept -- --seen');
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours', async (mode) => {
    await page.emulateMedia({ colorScheme: mode });
    expect(await violations(page)).toEqual([]);
  });
});

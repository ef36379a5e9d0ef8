import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookAt } from './look-at.ts';
import { isBroken, switchStory } from './story-tab.ts';
import { readStories, type Story } from './story-index.ts';
import { Tabs } from './tabs.ts';

const options = { axe: true, pictures: false };

/** What one story leaves to the next in a shared page. */
describe('looking at stories one after the other', () => {
  let tabs: Tabs;

  beforeAll(async () => {
    tabs = await Tabs.open();
  });
  beforeEach(() => lookAt(tabs, storyCalled('ui-confirm-dialog--asked'), options));
  afterAll(() => tabs.close());

  /** Whether the tab still has the same page. */
  function keepsPage(work: () => Promise<unknown>): Promise<boolean> {
    return tabs
      .use(({ page }) => page.evaluate(() => document.head.setAttribute('data-mark', '')))
      .then(work)
      .then(() => tabs.use(({ page }) => page.evaluate(() => document.head.hasAttribute('data-mark'))));
  }

  it('shows the next one in the same page', async () => {
    const next = storyCalled('ui-outcome--warning');
    expect(await keepsPage(() => lookAt(tabs, next, options))).toBe(true);
  });

  it('opens a story that fails there in a fresh page, and counts only that result', async () => {
    const next = storyCalled('ui-outcome--warning');
    const isKept = await keepsPage(async () => {
      await tabs.use(({ page }) => page.addStyleTag({ content: 'p { color: #fafafa !important }' }));
      expect((await lookAt(tabs, next, options)).violations).toEqual([]);
    });
    expect(isKept).toBe(false);
  });

  it('opens a story in a new page when the shared one does not answer', async () => {
    const next = storyCalled('ui-outcome--warning');
    const shared = await tabs.use(async ({ page }) => page);
    await shared.evaluate(() => (window.requestAnimationFrame = () => 0));
    expect((await lookAt(tabs, next, { ...options, patience: 500 })).isBroken).toBe(false);
    expect(shared.isClosed()).toBe(true);
  });

  it('opens a story that breaks on purpose in a fresh page, and keeps nothing of it', async () => {
    const breaking = storyCalled('editor-broken-widgets--no-view');
    expect(await keepsPage(() => lookAt(tabs, breaking, options))).toBe(false);
    const next = storyCalled('ui-outcome--warning');
    expect(await keepsPage(() => lookAt(tabs, next, options))).toBe(false);
  });

  it('leaves the next story no storage and nothing of the one before', async () => {
    await tabs.use(async (tab) => {
      await tab.page.evaluate(async () => {
        localStorage.setItem('left', 'behind');
        sessionStorage.setItem('left', 'behind');
        await new Promise((resolve, reject) => {
          Object.assign(indexedDB.open('left behind'), { onsuccess: resolve, onerror: reject });
        });
      });
      await switchStory(tab, 'ui-outcome--warning');
      const left = await tab.page.evaluate(async () => ({
        kept: [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length],
        dialogs: document.querySelectorAll('[role=dialog]').length,
      }));
      expect(left).toEqual({ kept: [0, 0, 0], dialogs: 0 });
      expect(await isBroken(tab.page)).toBe(false);
    });
  });
});

function storyCalled(id: string): Story {
  const story = readStories().find((one) => one.id === id);
  if (story === undefined) throw new Error(`There is no story ${id}.`);
  return story;
}

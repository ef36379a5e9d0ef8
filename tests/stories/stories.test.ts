import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { goneStories } from './pictures/accept.ts';
import { FoundPictures } from './pictures/found.ts';
import { judge } from './pictures/judge.ts';
import { readStories } from './story-index.ts';
import { isBroken, openStory, show, views } from './story-tab.ts';
import { Tabs } from './tabs.ts';

/** Rules about whole pages, which a part shown by itself cannot keep. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** Other systems draw letters in their own ways. */
const isDrawnAlike = process.platform === 'linux';

/**
 * One test for each story of the built Storybook: it opens without error or accessibility violation, in both modes, and
 * looks as it was accepted, at two widths. Each is opened once.
 */
describe('every story', () => {
  const stories = readStories();
  let tabs: Tabs;
  let found: FoundPictures;

  beforeAll(async () => {
    [tabs, found] = await Promise.all([Tabs.open(), FoundPictures.begin()]);
  });
  afterAll(async () => {
    const page = await found.write(tabs.release);
    await tabs.close();
    if (page !== undefined) console.log(`\nLook at what differs: ${page}\n`);
  });

  it('finds stories', () => expect(stories.length).toBeGreaterThan(20));

  it('has no picture of a story that is no more; npm run stories:accept takes them away', async () => {
    expect(await goneStories()).toEqual([]);
  });

  it.concurrent.for(stories)(
    '$title: $name opens without error or violation and looks as accepted',
    (story, { expect: expectHere }) =>
      tabs.use(async (tab) => {
        const { page, complaints } = tab;
        await openStory(tab, tabs.url, story.id);
        expectHere(await isBroken(page), 'Storybook shows an error').toBe(false);
        const differences: string[] = [];
        for (const view of views) {
          await show(page, view);
          if (view.width === views[0].width) {
            const rules = view === views[0] ? { without: pageRules } : { coloursOnly: true };
            expectHere.soft(await violations(page, rules), `in ${view.mode} colours`).toEqual([]);
          }
          if (!isDrawnAlike) continue;
          const difference = await found.keep(story, view, await judge(tab, story.id, view));
          if (difference !== undefined) differences.push(difference);
        }
        if (!story.tags.includes('breaks')) expectHere.soft(complaints).toEqual([]);
        expectHere(differences).toEqual([]);
      }),
  );
});

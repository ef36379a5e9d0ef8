import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedChromium } from '../../tools/chromium.ts';
import { lookAt } from './look-at.ts';
import { goneStories } from './pictures/accept.ts';
import { strayPictures } from './pictures/accepted.ts';
import { FoundPictures } from './pictures/found.ts';
import { readStories } from './story-index.ts';
import { Tabs } from './tabs.ts';

/** Other browsers draw differently. */
const isRenderedAlike = pinnedChromium() !== undefined;

/**
 * One test for each story of the built Storybook: it opens without errors or accessibility violations, in both modes, and
 * matches its accepted pictures, wide in light and narrow in dark colours.
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

  it('has no picture of a story that no longer exists; npm run stories:accept removes them', async () => {
    expect(await goneStories()).toEqual([]);
  });

  it('has one picture of each view at most, in a file named after its pixels', async () => {
    expect(await strayPictures()).toEqual([]);
  });

  it.concurrent.for(stories)(
    '$title: $name opens without error or violation and looks as accepted',
    async (story, { expect: expectHere }) => {
      const sight = await lookAt(tabs, story, { axe: true, pictures: isRenderedAlike });
      const kept: (string | undefined)[] = [];
      for (const { view, finding } of sight.findings) kept.push(await found.keep(story, view, finding));
      expectHere.soft(sight.isBroken, 'Storybook shows an error').toBe(false);
      expectHere.soft(sight.violations).toEqual([]);
      expectHere.soft(sight.complaints).toEqual([]);
      expectHere.soft(kept.filter((difference) => difference !== undefined)).toEqual([]);
    },
  );
});

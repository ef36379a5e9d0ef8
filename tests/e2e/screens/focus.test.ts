import { beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../contract/screens/screen.ts';
import { openStage } from '../support/open-app.ts';
import { tabThrough } from './focus.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { prepareTour, type Tour } from './tour.ts';

/** A large screen, and 1,280 by 1,024 pixels at 400 % (WCAG 1.4.10). */
const viewports = {
  'on a large screen': { width: 1440, height: 900 },
  'at 400 %': { width: 320, height: 256 },
} as const;

describe('the Tab key', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  describe.each(Object.entries(viewports))('%s', (_name, viewport) => {
    it.each(roles)('leads the role %s to everything, visibly and with a focus mark', async (role) => {
      const stops = tour.ownStopsOf(role).filter(({ screen }) => screen.leadsTo === undefined);
      const faults: string[] = [];
      await spread(
        () => tour.enter(role, { viewport }),
        stops,
        async (page, { screen, path }) => {
          await page.goto(path);
          await settled(page);
          faults.push(...(await tabThrough(page)).map((fault) => `${screen.path} ${fault}`));
        },
      );
      expect(faults).toEqual([]);
    });
  });
});

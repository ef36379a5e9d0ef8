import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../support/open-app.ts';
import { belowToasts, showToast } from './below-toasts.ts';
import { overlays } from './overlays.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { prepareTour, type Tour } from './tour.ts';

const phone = { width: 390, height: 640 };

describe('toasts', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  it.each(['user', 'admin'] as const)(
    'leave every control free on a phone, for the role %s',
    async (role) => {
      const faults = await spread(
        () => tour.enter(role, { viewport: phone }),
        overlays.filter((overlay) => overlay.role === role),
        async (page, { path, opener, kind }) => {
          await page.goto(tour.fill(path));
          await settled(page);
          const button = opener(page);
          // The side menu is closed on a phone.
          if (!(await button.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
          await button.click();
          await page.getByRole(kind).last().waitFor();
          await settled(page);
          await showToast(page);
          return page.evaluate(belowToasts);
        },
      );
      expect(faults).toEqual([]);
    },
  );

  it.each([390, 900, 1440])('are stacked in front of each other, %i pixels wide', async (width) => {
    const { page } = await tour.enter('user', { viewport: { width, height: 844 }, locale: 'de-DE' });
    await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
    await settled(page);
    await page.getByTestId('block-row').first().getByRole('button', { expanded: false }).click();
    const field = page.getByRole('textbox').first();
    await field.fill(`Changed at ${width} pixels`);
    await page.keyboard.press('Control+s');
    const toasts = page.getByTestId('toast');
    await toasts.first().waitFor();
    await field.press('x');
    await showToast(page);
    await expect.poll(() => toasts.count()).toBeGreaterThan(1);
    const shown = toasts.filter({ visible: true });
    expect(await shown.count()).toBe(1);
    expect(await page.evaluate(belowToasts)).toEqual([]);
    const first = await shown.textContent();
    await shown.getByRole('button').click();
    await expect.poll(() => shown.textContent()).not.toBe(first);
  });
});

import type { BrowserStage } from './browser-stage.ts';

interface Surroundings {
  readonly dark?: boolean;
  readonly rightToLeft?: boolean;
  readonly width?: number;
}

const plain = { width: 1280, height: 800 };

/** Draws every sample under these conditions, runs the check, and restores the page. */
export async function withGallery<Found>(
  { page, ask }: BrowserStage,
  { dark = false, rightToLeft = false, width = plain.width }: Surroundings,
  look: () => Promise<Found>,
): Promise<Found> {
  const setDirection = (direction: string) =>
    page.evaluate((to) => {
      document.documentElement.dir = to;
    }, direction);
  await page.setViewportSize({ ...plain, width });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  if (rightToLeft) await setDirection('rtl');
  try {
    await ask('drawGallery');
    // The theme follows the system only after an event, which may come after drawing.
    await page.locator(dark ? 'html[data-dark]' : 'html:not([data-dark])').waitFor({ state: 'attached' });
    return await look();
  } finally {
    if (rightToLeft) await setDirection('');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(plain);
  }
}

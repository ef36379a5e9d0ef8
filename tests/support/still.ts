import type { Page } from 'playwright';

/**
 * Waits until fonts have loaded and nothing moves except endless spinners. A change that was just made moves with the next
 * frame.
 */
export function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    for (let calm = 0; calm < 2; calm = moving().length === 0 ? calm + 1 : 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

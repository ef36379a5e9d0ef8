import type { Page } from 'playwright';
import { still } from '../../support/still.ts';

/** Shows a toast: every screen reports when the connection is back. */
export async function showToast(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByTestId('toast').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => {
    if (document.querySelector('[data-top-bar]') === null && innerWidth >= 900) return true;
    const narrow = document.documentElement.style.getPropertyValue('--octavo-toasts');
    const wide = document.querySelector<HTMLElement>('[aria-live=polite]:has([data-testid=toast])')?.style
      .left;
    return narrow !== '' || (wide ?? '') !== '';
  });
  await still(page);
}

/**
 * The controls in front that toasts cover at any scroll position: those of a menu, a dialog, a full screen or else the page. Runs
 * in the page.
 */
export async function belowToasts(): Promise<string[]> {
  const controls =
    'a[href], button, input, select, textarea, [role=combobox], [role=option], [role=menuitem], iframe';
  const places = () =>
    [...document.querySelectorAll('[data-testid=toast]')]
      .map((toast) => toast.getBoundingClientRect())
      .filter(({ height }) => height > 0);
  if (places().length === 0) return ['no toast is shown'];
  const front = [...document.querySelectorAll('.MuiModal-root, .ui-menu')].findLast((one) =>
    one.checkVisibility(),
  );
  const faults: string[] = [];
  for (const element of (front ?? document).querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[data-testid=toast], [aria-hidden=true], [inert]') !== null) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (!isCovered(element)) continue;
    // Toasts follow a bar that scrolling has moved.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (isCovered(element)) faults.push(`below a toast: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;

  function isCovered(element: HTMLElement): boolean {
    const own = element.getBoundingClientRect();
    return places().some((toast) => {
      const [left, right] = [Math.max(own.left, toast.left), Math.min(own.right, toast.right)];
      const [top, bottom] = [Math.max(own.top, toast.top), Math.min(own.bottom, toast.bottom)];
      if (left >= right || top >= bottom) return false;
      // A menu is above toasts.
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || front?.contains(hit) !== true;
    });
  }
}

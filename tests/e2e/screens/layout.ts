import type { Page } from 'playwright';

/** Where each layout is narrowest. The smallest is also 1,280 pixels at 400 %, the last is the width that journeys start with. */
const narrowest = [320, 600, 900, 1440];

/** The elements that exceed the window's width, one line each, at each width. */
export async function overflows(
  page: Page,
  widths: readonly number[] = narrowest,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(findOverflows)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Runs in the page. Elements that scroll, or are cut with an ellipsis, fit. */
async function findOverflows(): Promise<string[]> {
  // React learns of a new width in the next frame and draws the result in the one after.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasWords && !element.matches('a, button, input, textarea, img')) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (left >= -1 && right <= clientWidth + 1)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let ancestor: HTMLElement | null = element;
    while (ancestor !== null && !cuts(ancestor)) ancestor = ancestor.parentElement;
    if (ancestor === null) faults.push(`${element.outerHTML.slice(0, 100)} from ${left} to ${right}`);
  }
  return faults;

  function cuts(element: HTMLElement): boolean {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    return (
      overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || clipPath !== 'none'
    );
  }
}

import type { Page } from 'playwright';

/** The elements that still move although the user prefers reduced motion, one line each. Spinners are allowed. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const moving: string[] = [];
    for (const element of document.querySelectorAll('body *'))
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const animated = style.animationName === 'none' ? 0 : longest(style.animationDuration);
        const transition = style.transitionProperty === 'none' ? 0 : longest(style.transitionDuration);
        if (Math.max(animated, transition) <= 0.01 || element.closest('[role=progressbar]') !== null)
          continue;
        moving.push(
          `${element.outerHTML.slice(0, 80)}${pseudo ?? ''} for ${Math.max(animated, transition)} s`,
        );
      }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
      moving.push('the page scrolls smoothly');
    return moving;
  });
}

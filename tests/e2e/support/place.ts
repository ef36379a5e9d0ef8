import type { Page } from 'playwright';

/** All elements with input, choices or open parts of a screen. */
const holders = [
  'main :is(h1, table, input, textarea, select, [contenteditable=true], [role=region])',
  '[aria-expanded], [aria-pressed], [role=dialog], [role=dialog] :is(input, textarea)',
].join();

interface Holder {
  readonly element: Element;
  readonly state: string;
  readonly top: number;
}

declare global {
  interface Window {
    place: { read(): readonly Holder[]; readonly before: readonly Holder[] };
  }
}

/** Remembers where the user is on this screen. The answer reports everything that has been lost since. */
export async function rememberPlace(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((selector) => {
    const read = (element: Element): Holder => {
      const { value, checked } = element as HTMLInputElement;
      const text = element.matches('[contenteditable=true]') ? element.textContent : undefined;
      const attributes = ['aria-expanded', 'aria-pressed'].map((name) => element.getAttribute(name));
      const state = JSON.stringify({ value, checked, text, attributes });
      return { element, state, top: element.getBoundingClientRect().top };
    };
    const before = [...document.querySelectorAll(selector)].map(read);
    window.place = { before, read: () => before.map(({ element }) => read(element)) };
  }, holders);
  return () => page.evaluate(findLost);
}

/** Runs in the page. */
function findLost(): string[] {
  const { before, read } = window.place;
  const now = read();
  // Texts have other lengths in other languages, so elements below them move. The element that the user looks at does not.
  const looked = before.findIndex(({ top, element }) => top > 60 && element.closest('main') !== null);
  return before.flatMap(({ element, state, top }, index) => {
    const name = element.outerHTML.slice(0, 140);
    const after = now[index];
    if (!element.isConnected || after === undefined) return [`was replaced: ${name}`];
    if (after.state !== state) return [`was ${state}, is ${after.state}: ${name}`];
    const moved = after.top - top;
    return index === looked && Math.abs(moved) > 2 ? [`moved by ${moved} pixels: ${name}`] : [];
  });
}

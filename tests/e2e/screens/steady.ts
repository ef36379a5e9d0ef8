import type { Page } from 'playwright';

declare global {
  interface Window {
    moves: string[];
  }
}

/** Runs before a page does: records everything that moves without any input. Toasts make room for another. */
export function recordMoves(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  window.moves = [];
  const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      for (const { node, previousRect, currentRect } of sources) {
        if (node instanceof Element && node.matches('[aria-live]:has([data-testid=toast])')) continue;
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '');
        window.moves.push(`${value.toFixed(4)} from ${at(previousRect)} to ${at(currentRect)}: ${name}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Code and answers arrive late and one by one, as on a phone's connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = 500 * 1024;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 60, downloadThroughput: bytes, uploadThroughput: bytes },
  });
}

/** Single lines whose letters are taller than their box, which cuts off their lower parts. Runs in the page. */
export function cutLetters(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    const { overflowY, whiteSpace } = getComputedStyle(element);
    const [text] = element.childNodes;
    if (overflowY !== 'hidden' || whiteSpace !== 'nowrap' || !(text instanceof Text)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const letters = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (box.width > 1 && letters.height > box.height + 0.1)
      faults.push(`letters of ${letters.height} px in a line of ${box.height} px: ${text.data}`);
  }
  return faults;
}

/**
 * The controls below a toast, which must have been shown. In a wide window it must cover none. In a narrow one it makes the
 * window shorter: it must cover none that stays at its place while the page scrolls, and at the end of the page none at all.
 * Runs in the page.
 */
export async function coveredControls(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const controls = 'a[href], button, input, select, textarea, [role=combobox], [contenteditable=true]';
  const isWide = matchMedia('(min-width: 900px)').matches;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const toasts = [...document.querySelectorAll('[data-testid=toast]')];
  if (toasts.length === 0) return ['no toast is shown'];
  const faults = covered(isWide ? () => true : stays);
  window.scrollTo(0, document.documentElement.scrollHeight);
  for (let frames = 0; frames < 2; frames += 1) await frame();
  return [...faults, ...covered(() => true)];

  function covered(counts: (element: Element) => boolean): string[] {
    const places = toasts.map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (element) => element.closest('[data-testid=toast], [aria-hidden=true]') === null && counts(element),
      )
      .filter((element) => {
        const { left, right, top: begin, bottom } = element.getBoundingClientRect();
        // Scrolling content is below the header first.
        const top = stays(element) ? begin : Math.max(begin, header);
        return places.some(
          (toast) => left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top,
        );
      })
      .map((element) => `a toast covers ${element.outerHTML.slice(0, 120)}`);
  }

  function stays(element: Element): boolean {
    for (let part: Element | null = element; part !== null; part = part.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true;
    return false;
  }
}

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

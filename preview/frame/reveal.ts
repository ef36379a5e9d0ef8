/** How many frames to look again: blocks that were never on screen get their true height only when they are. */
const frames = 12;

/** Scrolls to what the editor has opened, at once, unless it is in view. */
export function reveal(block: HTMLElement, target: HTMLElement): void {
  // An answer that is folded away unfolds.
  target.closest('details')?.setAttribute('open', '');
  again(() => {
    // What is in a block far away has no place yet.
    const around = block.getBoundingClientRect();
    const isNear = around.bottom > 0 && around.top < innerHeight;
    const goal = isNear ? target : block;
    const { top, bottom, height } = goal.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    // Not `scrollIntoView`: Chromium then scrolls the page around the frame too.
    const space = height < innerHeight ? (innerHeight - height) / 2 : paddingAbove();
    scrollBy({ top: top - space, behavior: 'instant' });
  });
}

/** What the theme leaves free above what is scrolled to, in pixels. */
function paddingAbove(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Scrolls to a place of the page, at once. Returns how to do so again, which does nothing once something else has scrolled. */
export function scrollTop(top: number): () => void {
  const scroll = () =>
    again(() => {
      if (Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
    });
  scroll();
  const own = current;
  return () => {
    if (own === current) scroll();
  };
}

/** Stops an earlier scroll that is still going on, because there is a new place to scroll to. */
export function stopScrolling(): void {
  current += 1;
}

/** The number of the last scroll: it ends what those before it still do. */
let current = 0;

function again(step: () => void): void {
  const own = (current += 1);
  let left = frames;
  const next = () => {
    if (own !== current) return;
    step();
    left -= 1;
    if (left > 0) requestAnimationFrame(next);
  };
  next();
}

/** Scrolling by hand comes before ours. */
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(type, () => (current += 1), { passive: true });

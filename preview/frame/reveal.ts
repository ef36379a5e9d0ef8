/** Frames to check again, because blocks get their true height only on screen. */
const frames = 12;

/** Scrolls at once to the block that the editor opened, unless it is in view. */
export function reveal(block: HTMLElement): void {
  again(() => {
    const { top, bottom, height } = block.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    // Not `scrollIntoView`: Chromium then scrolls the page around the frame too.
    const space = height < innerHeight ? (innerHeight - height) / 2 : paddingAbove();
    scrollBy({ top: top - space, behavior: 'instant' });
  });
}

/** The space above a scroll target that the theme reserves, in pixels. */
function paddingAbove(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Scrolls to a position of the page at once. Returns a function that does so again, unless something else has scrolled. */
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

/** Stops an earlier scroll, because there is a new target. */
export function stopScrolling(): void {
  current += 1;
}

/** The number of the last scroll; earlier ones stop when it changes. */
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

/** Scrolling by the user takes precedence. */
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(type, () => (current += 1), { passive: true });

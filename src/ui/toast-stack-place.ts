/** What stays at the bottom of the window. Mark other such bars with `data-bottom-bar`. */
const bars = '[data-bottom-bar], .MuiDialogActions-root';

/**
 * Keeps toasts off controls in a narrow window, where they are at the bottom. They stand on a bar that is there, such as the
 * buttons of a form. For all else they make the window shorter: the page can be scrolled clear of them, and the focused
 * element is. Returns a function that stops it.
 */
export function keepPlace(area: HTMLElement): () => void {
  const root = document.documentElement.style;
  const leave = () => {
    area.style.bottom = '';
    root.removeProperty('--octavo-toasts');
  };
  const place = () => {
    // In a wide window they are in the header.
    if (area.offsetTop === 0) return leave();
    const height = area.offsetHeight;
    const floor = floorFor(height);
    area.style.bottom = `${floor}px`;
    root.setProperty('--octavo-toasts', `${height + floor}px`);
  };
  place();
  showFocused(area);
  const resized = new ResizeObserver(place);
  for (const element of [area, document.body]) resized.observe(element);
  // Dialogs are children of the body.
  const opened = new MutationObserver(place);
  opened.observe(document.body, { childList: true });
  const stopped = new AbortController();
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, place, { passive: true, signal: stopped.signal });
  return () => {
    resized.disconnect();
    opened.disconnect();
    stopped.abort();
    leave();
  };
}

/** How far above the bottom of the window there is room for this height. */
function floorFor(height: number): number {
  const { innerHeight } = window;
  return [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && top < innerHeight && bottom > innerHeight - height)
    .reduce((floor, { top }) => Math.max(floor, innerHeight - top), 0);
}

/** The element in use must not end up below a toast that has just appeared. */
function showFocused(area: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || area.contains(focused)) return;
  const { bottom, right } = focused.getBoundingClientRect();
  const place = area.getBoundingClientRect();
  if (bottom > place.top && right > place.left && place.top > 0) focused.scrollIntoView({ block: 'nearest' });
}

/** Bars at the bottom of the window. Mark other such bars with `data-bottom-bar`. */
const bottomBars = '[data-bottom-bar], .MuiDialog-paperFullScreen .MuiDialogActions-root';

/** A bar at the top of the window instead of the header. */
const topBar = '[data-top-bar]';

/**
 * Keeps toasts off controls. In a wide window they are in the empty middle of the header, or in the largest gap of the
 * bar that replaces it. In a narrow one they are at the bottom, above any bar there, such as the buttons of a form. For
 * all other content they make the window shorter: pages and dialogs can be scrolled clear of them, and elements in use
 * are scrolled automatically. Returns a function that stops it.
 */
export function placeToasts(area: HTMLElement): () => void {
  const root = document.documentElement.style;
  const leave = () => {
    Object.assign(area.style, { bottom: '', left: '', right: '' });
    root.removeProperty('--octavo-toasts');
  };
  const place = () => {
    if (area.offsetTop === 0) {
      leave();
      Object.assign(area.style, gapAtTop());
      return;
    }
    const height = area.offsetHeight;
    const floor = floorFor(height);
    Object.assign(area.style, { bottom: `${floor}px`, left: '', right: '' });
    root.setProperty('--octavo-toasts', `${height + floor}px`);
  };
  place();
  showUsed(area);
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

/** The largest gap between the controls of the bar at the top. */
function gapAtTop(): { readonly left: string; readonly right: string } | undefined {
  const bar = document.querySelector(topBar);
  if (bar === null) return undefined;
  const places = [...bar.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect());
  const { innerWidth } = window;
  let gap = { left: 0, right: 0 };
  let end = 0;
  for (const { left, right } of [...places, new DOMRect(innerWidth)]) {
    if (left - end > gap.right - gap.left) gap = { left: end, right: left };
    end = right;
  }
  return { left: `${gap.left}px`, right: `${innerWidth - gap.right}px` };
}

/** The distance from the bottom of the window at which there is room for this height. */
function floorFor(height: number): number {
  const { innerHeight } = window;
  return (
    [...document.querySelectorAll(bottomBars)]
      // Ignores bars that a dialog covers.
      .filter((bar) => bar.closest('[aria-hidden=true]') === null)
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top < innerHeight && bottom > innerHeight - height)
      .reduce((floor, { top }) => Math.max(floor, innerHeight - top), 0)
  );
}

/** Scrolls elements in use out from under a new toast: the focused control, or the line of its caret. */
function showUsed(area: HTMLElement): void {
  const focused = document.activeElement;
  // A new screen may have the focus itself, although it is not a control.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || area.contains(focused)) return;
  const { top: roof, left: begin, right: end } = area.getBoundingClientRect();
  const { bottom, left, right } = lineOf(focused);
  if (roof === 0 || bottom <= roof || left >= end || right <= begin) return;
  // Scrolls by the caret, because the end of the element may be further down.
  const scroller = focused.closest('.MuiDialogContent-root') ?? window;
  scroller.scrollBy({ top: bottom - roof + 8, behavior: 'instant' });
}

function lineOf(focused: HTMLElement): DOMRect {
  const selection = focused.isContentEditable ? document.getSelection() : null;
  const caret = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : undefined;
  return caret !== undefined && caret.height > 0 ? caret : focused.getBoundingClientRect();
}

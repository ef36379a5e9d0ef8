import type { Page } from 'playwright';

/** More stops than any screen of the demo has. */
const most = 400;

/**
 * Goes through a screen with the Tab key, from its start until the focus leaves it, and reports every problem: a stop that looks
 * no different with the focus, is hidden or is covered, and every control that is never reached.
 */
export async function tabThrough(page: Page): Promise<readonly string[]> {
  await page.evaluate(rememberLooks);
  const faults: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    if (page.frames().length > 1) await arrived(page);
    const seen = await page.evaluate(checkStop);
    if (seen === undefined) return [...faults, ...(await page.evaluate(missedStops))];
    faults.push(...seen);
  }
  return [...faults, 'the focus does not leave the screen'];
}

/** How often to look for a focus that is on its way. */
const mostLooks = 200;

/**
 * Waits until the focus has moved to its target. A sandboxed frame has a separate process: the focus has left one document some
 * time before it is in the other, and another key would then start from an unchecked place.
 */
async function arrived(page: Page): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const place = await page.evaluate(() => {
      const { activeElement, body } = document;
      if (activeElement instanceof HTMLIFrameElement) return 'frame';
      return activeElement === null || activeElement === body ? 'nowhere' : 'page';
    });
    if (place === 'page' || (place === 'frame' && (await isInFrame(page)))) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Whether an element in a frame has the focus: only between its arrival and its departure. */
async function isInFrame(page: Page): Promise<boolean> {
  const inside = page.frames().filter((frame) => frame !== page.mainFrame());
  const found = await Promise.all(
    inside.map((frame) =>
      // A frame may go meanwhile.
      frame
        .evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement))
        .catch(() => false),
    ),
  );
  return found.includes(true);
}

interface Walk {
  readonly looks: Map<Element, string>;
  readonly reached: Set<Element>;
  /** Behind everything else: there the focus has left the screen. */
  readonly end: Element;
  look(element: Element): string;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

/** Runs in the page: moves the focus to the start, and records how every focusable element looks without it. */
async function rememberLooks(): Promise<void> {
  const parts = [
    'outlineStyle',
    'outlineColor',
    'boxShadow',
    'borderColor',
    'borderWidth',
    'clipPath',
  ] as const;
  function look(element: Element): string {
    // A field shows the focus on its frame, a choice on its visible replacement.
    const shown = [
      element,
      element.parentElement,
      ...(element.closest('.MuiInputBase-root, label')?.children ?? []),
    ];
    return shown
      .filter((part) => part !== null)
      .map((part) => {
        const style = getComputedStyle(part);
        return style.outlineStyle === 'none'
          ? parts.slice(2).map((name) => style[name])
          : parts.map((name) => style[name]);
      })
      .join('|');
  }
  // The starting point of the Tab key stays when the element with the focus is removed.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const end = document.createElement('span');
  end.tabIndex = 0;
  document.documentElement.append(end);
  window.walk = { looks: new Map(), reached: new Set(), end, look };
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]'))
    window.walk.looks.set(element, look(element));
}

/** Runs in the page after each press of the Tab key. */
function checkStop(): string[] | undefined {
  const { looks, reached, end, look } = window.walk;
  const element = document.activeElement;
  // The content of a frame is not visible from here.
  if (element instanceof HTMLIFrameElement && reached.has(element)) return [];
  if (element === null || element === document.body || element === end || reached.has(element))
    return undefined;
  reached.add(element);
  const name = element.outerHTML.slice(0, 140);
  const faults: string[] = [];
  if (looks.get(element) === look(element)) faults.push(`looks the same with the focus: ${name}`);
  // Users aim at the visible replacement of a transparent input.
  const rendered = getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
  const { left, top, width, height } = rendered.getBoundingClientRect();
  const x = left + width / 2;
  const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
  const there = document.elementFromPoint(x, y);
  if (there === null || !(rendered.contains(there) || there.contains(rendered)))
    faults.push(`is covered by ${there?.outerHTML.slice(0, 80) ?? 'the edge of the window'}: ${name}`);
  return faults;
}

/**
 * Runs in the page at the end: visible controls that were never reached. Controls added since the start may lie behind the walk:
 * the focus in the preview of a page opens the form of its block.
 */
function missedStops(): string[] {
  const { looks, reached, end } = window.walk;
  end.remove();
  const missed: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    if (!looks.has(element) || reached.has(element)) continue;
    if (element.matches(':disabled, [type=hidden], [tabindex="-1"], [type=file]')) continue;
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true]')
    )
      continue;
    // In a radio group only the chosen option is a stop; arrow keys lead to the others.
    if (element.matches('[type=radio]')) continue;
    missed.push(`is never reached: ${element.outerHTML.slice(0, 140)}`);
  }
  return missed;
}

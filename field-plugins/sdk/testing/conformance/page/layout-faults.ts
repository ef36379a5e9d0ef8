import { nameOf } from '../operate-all.ts';
import { faultAt } from './gallery.tsx';
import { stageElement, type Fault } from './scene.tsx';

/** One pixel for rounding, and another for touching borders. */
const slack = 2;
const pressable =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [contenteditable=true]';
/** The types whose direction Chromium's own style sheet sets. */
const alwaysLeftToRight = ['tel', 'time', 'date', 'month', 'week', 'datetime-local']
  .map((type) => `input[type=${type}]`)
  .join(', ');

/** Elements that reach beyond the page, are cut off, scroll sideways, or overlap another. */
export function layoutFaults(): readonly Fault[] {
  const elements = [...stageElement().querySelectorAll<HTMLElement>('*')].filter(isSeen);
  const sections = [...stageElement().querySelectorAll('[data-sample]')];
  return [...elements.flatMap(ownFaults), ...sections.flatMap(overlaps)];
}

/**
 * Text inputs that ignore the page's direction, and text tied to one side of it. Chromium itself always writes some types
 * of input from left to right, so only the element around those can follow the page.
 */
export function directionFaults(): readonly Fault[] {
  return [...stageElement().querySelectorAll<HTMLElement>('input, textarea, [contenteditable=true]')]
    .map((element) => (element.matches(alwaysLeftToRight) ? (element.parentElement ?? element) : element))
    .filter((element) => isSeen(element) && element.closest('[dir]') === document.documentElement)
    .filter((element) => getComputedStyle(element).direction !== 'rtl')
    .map((element) => faultAt(element, ' does not follow the direction of the page'));
}

function ownFaults(element: HTMLElement): readonly Fault[] {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isWide = element.scrollWidth - element.clientWidth > slack;
  const isHigh = element.scrollHeight - element.clientHeight > slack;
  const isCut =
    (hides(overflowX) && isWide && textOverflow !== 'ellipsis') ||
    (hides(overflowY) && isHigh && webkitLineClamp === 'none');
  const scrolls =
    isWide && ['auto', 'scroll'].includes(overflowX) && !element.matches('pre, textarea, input');
  const { left, right } = element.getBoundingClientRect();
  // An element inside one that reaches beyond the page is not reported separately.
  const isBeyond = isBeyondPage(element) && !isBeyondPage(element.parentElement) && !isClamped(element);
  return [
    ...(hasOwnText(element) && isCut ? [' is cut without a sign of it'] : []),
    ...(scrolls ? [' scrolls sideways'] : []),
    ...(isBeyond
      ? [` reaches from ${Math.round(left)} to ${Math.round(right)} of ${window.innerWidth} px`]
      : []),
  ].map((found) => faultAt(element, found));
}

function isBeyondPage(element: Element | null): boolean {
  const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
  return left < -slack || right > document.documentElement.clientWidth + slack;
}

/** Whether the element or an ancestor scrolls by itself, or ends its text with an ellipsis. */
function isClamped(element: Element | null): boolean {
  if (element === null || element.matches('#stage')) return false;
  const { textOverflow, overflowX } = getComputedStyle(element);
  const isOwn = element.matches('pre') || (textOverflow === 'ellipsis' && overflowX !== 'visible');
  return isOwn || isClamped(element.parentElement);
}

function overlaps(section: Element): readonly Fault[] {
  const boxed = [...section.querySelectorAll<HTMLElement>('*')]
    .filter((element) => (element.matches(pressable) || hasOwnText(element)) && isSeen(element))
    .filter((element) => element.closest('[aria-hidden=true], option') === null)
    .map((element) => ({ element, boxes: boxesOf(element) }));
  return boxed.flatMap(({ element: one, boxes: some }, index) =>
    boxed
      .slice(index + 1)
      .filter(({ element }) => !one.contains(element) && !element.contains(one))
      .filter(({ boxes }) => boxes.some((box) => some.some((other) => meet(box, other))))
      .map(({ element }) => faultAt(one, ` lies on ${nameOf(element)}`)),
  );
}

/** A control's box; for anything else the boxes of its own text, line by line. */
function boxesOf(element: HTMLElement): readonly DOMRect[] {
  if (element.matches(pressable) && !element.matches('a')) return [element.getBoundingClientRect()];
  return textsIn(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > slack && height > slack;
}

/** Visible, and not hidden for screen readers only. */
function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    if (position === 'absolute' && (clip !== 'auto' || clipPath === 'inset(50%)')) return false;
  }
  return true;
}

function hasOwnText(element: Element): boolean {
  return textsIn(element).length > 0;
}

function textsIn(element: Element): readonly ChildNode[] {
  return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
}

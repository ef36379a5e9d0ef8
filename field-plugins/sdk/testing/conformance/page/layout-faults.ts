import { nameOf } from '../operate-all.ts';
import type { Fault } from './current.ts';
import { stageElement } from './scene.tsx';

/** One pixel for rounding, and another for touching borders. */
const slack = 2;
const pressable =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [contenteditable=true]';
/** The types whose direction Chromium's own style sheet sets. */
const alwaysLeftToRight = ['tel', 'time', 'date', 'month', 'week', 'datetime-local']
  .map((type) => `input[type=${type}]`)
  .join(', ');

/** Elements that reach beyond the page, are cut off, or overlap another. */
export function layoutFaults(): readonly Fault[] {
  const root = stageElement();
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isSeen);
  return [
    ...elements.flatMap((element) => [...beyondPage(element), ...cut(element), ...scrolling(element)]),
    ...[...root.querySelectorAll('[data-sample]')].flatMap(overlaps),
  ];
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
    .map((element) => fault(element, 'does not follow the direction of the page'));
}

function beyondPage(element: HTMLElement): readonly Fault[] {
  const { left, right } = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (!isBeyondPage(element)) return [];
  // An element inside one that reaches beyond the page is not reported separately.
  if (element.parentElement !== null && isBeyondPage(element.parentElement)) return [];
  if (element.closest('pre') !== null || isClamped(element)) return [];
  return [fault(element, `reaches from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth} px`)];
}

function isBeyondPage(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -slack || right > document.documentElement.clientWidth + slack;
}

/** Whether the element or an ancestor ends its text with an ellipsis. */
function isClamped(element: Element): boolean {
  for (let at: Element | null = element; at !== null && at.matches('#stage *'); at = at.parentElement) {
    const { textOverflow, overflowX } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return true;
  }
  return false;
}

function cut(element: HTMLElement): readonly Fault[] {
  if (!hasOwnText(element)) return [];
  const style = getComputedStyle(element);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const wide = element.scrollWidth - element.clientWidth > slack;
  const high = element.scrollHeight - element.clientHeight > slack;
  const isCut =
    (hides(style.overflowX) && wide && style.textOverflow !== 'ellipsis') ||
    (hides(style.overflowY) && high && style.webkitLineClamp === 'none');
  return isCut ? [fault(element, 'is cut without a sign of it')] : [];
}

function scrolling(element: HTMLElement): readonly Fault[] {
  const { overflowX } = getComputedStyle(element);
  const scrolls = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth - element.clientWidth > slack;
  if (!scrolls || element.matches('pre, textarea, input')) return [];
  return [fault(element, 'scrolls sideways')];
}

function overlaps(section: Element): readonly Fault[] {
  const elements = [...section.querySelectorAll<HTMLElement>('*')]
    .filter((element) => (element.matches(pressable) || hasOwnText(element)) && isSeen(element))
    .filter((element) => element.closest('[aria-hidden=true], option') === null);
  const rendered = elements.map((element) => ({ element, boxes: boxesOf(element) }));
  return rendered.flatMap((one, index) =>
    rendered
      .slice(index + 1)
      .filter(({ element, boxes }) => !related(one.element, element) && anyMeet(one.boxes, boxes))
      .map(({ element }) => fault(one.element, `lies on ${nameOf(element)}`)),
  );
}

/** A control's box; for anything else the boxes of its own text, line by line. */
function boxesOf(element: HTMLElement): readonly DOMRect[] {
  if (element.matches(pressable) && !element.matches('a')) return [element.getBoundingClientRect()];
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

function related(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

function anyMeet(some: readonly DOMRect[], others: readonly DOMRect[]): boolean {
  return some.some((one) => others.some((other) => meet(one, other)));
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > slack && height > slack;
}

/** Visible, and not hidden for screen readers only. */
function isSeen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return false;
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden' || style.opacity === '0') return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    if (position === 'absolute' && (clip !== 'auto' || clipPath === 'inset(50%)')) return false;
  }
  return true;
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

function fault(element: Element, found: string): Fault {
  return { sample: sampleOf(element), found: `${nameOf(element)} ${found}` };
}

/** The sample that an element was rendered for. */
export function sampleOf(element: Element): string {
  return element.closest('[data-sample]')?.getAttribute('data-sample') ?? 'outside of the field';
}

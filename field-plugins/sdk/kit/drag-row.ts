import { flushSync } from 'react-dom';

/** Callbacks of a drag. */
export interface Carrier {
  isCarried(): boolean;
  /** Has taken effect on the page when it returns. */
  pickUp(handle: HTMLElement): void;
  /** Moves the row by some places; it stops at either end. */
  carry(by: number): void;
  drop(): void;
  putBack(): void;
}

/** Selectors and sizes of a list: its rows, whose positions are in `data-index`, and their surroundings. */
export interface RowMarks {
  /** The class of a row. */
  readonly row: string;
  /** The class of the content that may be open below a row. */
  readonly body: string;
  /** The bottom edge of everything sticky at the top of the window, in pixels. */
  readonly top: number;
  /** How long rows take to slide to their new places, in milliseconds. */
  readonly glide: number;
}

/** A press becomes a drag after this many pixels. */
const threshold = 4;
/** Pixels from the visible top and bottom of the list within which a drag scrolls the page. */
const edge = 56;
/** Pixels of scrolling in a millisecond for each pixel that the pointer is past the edge. */
const scrollRate = 0.02;

/**
 * Follows the pointer from a press on a row's handle to its release. The row moves as with the keyboard: the list shows it where
 * it would be dropped, and it follows the pointer from there.
 */
export function dragRow(
  handle: HTMLElement,
  press: PointerEvent,
  { carrier, marks }: { carrier: Carrier; marks: RowMarks },
): void {
  const row = handle.closest<HTMLElement>(`.${marks.row}`);
  const list = row?.parentElement;
  if (row && list) new RowDrag({ handle, row, list, marks }, press, carrier).listen();
}

interface Parts {
  readonly handle: HTMLElement;
  readonly row: HTMLElement;
  readonly list: HTMLElement;
  readonly marks: RowMarks;
}

class RowDrag {
  readonly #parts: Parts;
  readonly #press: PointerEvent;
  readonly #carrier: Carrier;
  readonly #ended = new AbortController();
  #pointer: number;
  /** The pointer's distance from the top of the row, once it is picked up. */
  #grip: number | undefined;

  constructor(parts: Parts, press: PointerEvent, carrier: Carrier) {
    this.#parts = parts;
    this.#press = press;
    this.#carrier = carrier;
    this.#pointer = press.clientY;
  }

  listen(): void {
    const { drop, putBack } = this.#carrier;
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (event.pointerId === this.#press.pointerId) act(event);
        },
        { signal: this.#ended.signal },
      );
    on('pointermove', ({ clientY }) => this.#move(clientY));
    on('pointerup', () => {
      this.#follow();
      this.#end(drop);
    });
    on('pointercancel', () => this.#end(putBack));
    const { signal } = this.#ended;
    window.addEventListener('scroll', () => this.#follow(), { signal });
    document.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
  }

  /** Keys other than Escape would move or drop the row while the pointer holds it. */
  #key(event: KeyboardEvent): void {
    if (this.#grip === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.#end(this.#carrier.putBack);
  }

  /** Places the row again: the list has moved below the pointer. */
  #follow(): void {
    if (this.#grip !== undefined) this.#place(this.#grip);
  }

  #move(pointer: number): void {
    this.#pointer = pointer;
    if (this.#grip === undefined && Math.abs(pointer - this.#press.clientY) < threshold) return;
    this.#grip ??= this.#pickUp();
    this.#place(this.#grip);
  }

  #pickUp(): number {
    const { handle, row, list, marks } = this.#parts;
    const { top } = row.getBoundingClientRect();
    // Keeps the height of the page while a form closes. Otherwise the browser would move the row away from the pointer.
    list.style.marginBottom = `${list.querySelector<HTMLElement>(`.${marks.body}`)?.offsetHeight ?? 0}px`;
    if (!this.#carrier.isCarried()) this.#carrier.pickUp(handle);
    // If the page is not scrolled far enough to make up for a form above, the list moves down instead.
    list.style.top = `${Math.max(0, top - row.getBoundingClientRect().top)}px`;
    // Not every browser focuses a button that is pressed, and the row is dropped when its handle loses the focus.
    handle.focus({ preventScroll: true });
    this.#scrollAtEdges(performance.now());
    return this.#press.clientY - row.getBoundingClientRect().top;
  }

  /** Moves the row to the pointer and, once its middle reaches that of another row, the list to the new order. */
  #place(grip: number): void {
    const { row, list } = this.#parts;
    const { isCarried, carry, putBack } = this.#carrier;
    if (!isCarried() || !row.isConnected) return this.#end(putBack);
    const lowest = list.offsetHeight - row.offsetHeight;
    const top = Math.min(Math.max(this.#pointer - list.getBoundingClientRect().top - grip, 0), lowest);
    const by = stepsTo(top, this.#parts);
    if (by !== 0) glide(this.#parts, () => flushSync(() => carry(by)));
    row.style.transform = `translateY(${top - row.offsetTop}px)`;
  }

  #scrollAtEdges(before: number): void {
    requestAnimationFrame((now) => {
      if (this.#ended.signal.aborted || this.#grip === undefined) return;
      // Scrolls only towards rows that are not visible yet.
      const { list, marks } = this.#parts;
      const { top, bottom } = list.getBoundingClientRect();
      const past =
        (top < marks.top ? Math.min(this.#pointer - marks.top - edge, 0) : 0) +
        (bottom > window.innerHeight ? Math.max(this.#pointer - window.innerHeight + edge, 0) : 0);
      if (past !== 0) {
        window.scrollBy({ top: past * scrollRate * (now - before), behavior: 'instant' });
        this.#follow();
      }
      this.#scrollAtEdges(now);
    });
  }

  #end(finish: () => void): void {
    this.#ended.abort();
    if (this.#grip === undefined) return;
    if (this.#carrier.isCarried()) flushSync(finish);
    this.#parts.row.style.transform = '';
    Object.assign(this.#parts.list.style, { top: '', marginBottom: '' });
  }
}

/** How many places the row moves when it is rendered at this height of the list. */
function stepsTo(top: number, parts: Parts): number {
  const { row } = parts;
  const from = indexOf(row);
  const middle = top + row.offsetHeight / 2;
  const steps = rowsOf(parts).map((other) => {
    const by = indexOf(other) - from;
    const rest = other.offsetTop + other.offsetHeight / 2 - middle;
    // The middle of the dragged row has passed that of another: it is above an earlier row, or below a later one.
    return by * rest <= 0 ? by : 0;
  });
  return top < row.offsetTop ? Math.min(...steps) : Math.max(...steps);
}

const rowsOf = ({ list, marks }: Parts): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`:scope > .${marks.row}`),
];

/** The place at which a row is shown, from 0. */
const indexOf = ({ dataset }: HTMLElement): number => Number(dataset['index']);

/** Lets the rows that make room slide to their new places. */
function glide(parts: Parts, change: () => void): void {
  const { row: dragged, marks } = parts;
  const before = rowsOf(parts).map((row) => [row, row.offsetTop] as const);
  change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [row, top] of before) {
    const moved = top - row.offsetTop;
    if (row === dragged || !row.isConnected || moved === 0) continue;
    row.animate({ transform: [`translateY(${moved}px)`, 'none'] }, { duration: marks.glide, easing: 'ease' });
  }
}

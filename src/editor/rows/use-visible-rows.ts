import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels of a closed row, borders included, until it has been rendered and measured. */
const rowHeight = 48;
/** Pixels between rows. */
const rowGap = 8;
const beyond = 4;

/** A row to render, and the space in pixels to leave above it for rows that are not rendered. */
export interface PlacedRow {
  readonly index: number;
  readonly above: number;
}

interface Wanted {
  readonly shown: readonly string[];
  readonly open: string | null;
  /** Rows that stay rendered wherever they are. */
  readonly kept: readonly (string | null)[];
  /** Rows that are opening or closing: `changeInPlace` already scrolls by their change of height. */
  readonly toggled: readonly (string | null)[];
}

/**
 * Finds the rows of a long list that are near the window. They stay in the flow, so a row that changes its height moves
 * the others without rendering any of them.
 */
export function useVisibleRows({ shown, open, kept, toggled }: Wanted) {
  const list = useRef<HTMLOListElement>(null);
  // Not a state: the measured height of a rendered row changes nothing that is rendered.
  const [heights] = useState<Heights>(() => ({ closed: new Map(), open: new Map() }));
  const [range, setRange] = useState({
    first: 0,
    last: Math.ceil(window.innerHeight / (rowHeight + rowGap)),
  });
  const wanted = useRef(range);
  const latest = useRef({ shown, open, toggled });
  useInsertionEffect(() => {
    latest.current = { shown, open, toggled };
  });

  const look = useCallback(
    ({ top, height } = windowOn(list.current)) => {
      const starts = startsOf(latest.current, heights);
      const next = { first: rowAt(starts, top), last: rowAt(starts, top + height) };
      // Asked here, because React may render once more before it sees that a state is the same.
      if (isNear(next, wanted.current)) return;
      wanted.current = next;
      setRange(next);
    },
    [heights],
  );

  const resized = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      const now = latest.current;
      const seen = windowOn(list.current);
      const starts = startsOf(now, heights);
      let shift = 0;
      for (const { target, borderBoxSize } of entries) {
        const index = Number(target instanceof HTMLElement ? target.dataset['index'] : NaN);
        const key = now.shown[index];
        const height = borderBoxSize[0]?.blockSize;
        if (key === undefined || height === undefined || !target.isConnected) continue;
        const before = heightOf(key, now.open, heights);
        if (height === before) continue;
        heights[key === now.open ? 'open' : 'closed'].set(key, height);
        if ((starts[index] ?? 0) < seen.top && !now.toggled.includes(key)) shift += height - before;
      }
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
      // Scrolling has laid out the page already. Without it, reading the position again would cause a layout.
      flushSync(() => look(shift === 0 ? seen : undefined));
    },
    [look, heights],
  );

  const observer = useRowObserver(resized);
  useEffect(() => {
    const moved = () => flushSync(() => look());
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', moved);
    return () => {
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', moved);
    };
  }, [look]);
  return {
    list,
    measure: observer,
    ...place(startsOf({ shown, open }, heights), renderedRows({ range, shown, kept })),
  };
}

/** The measured heights in pixels. A row that closes out of sight is not measured again; its last closed height is used. */
type Heights = Readonly<Record<'closed' | 'open', Map<string, number>>>;

function heightOf(key: string, open: string | null, heights: Heights): number {
  return heights[key === open ? 'open' : 'closed'].get(key) ?? rowHeight;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Whether the rows rendered for one range also cover the other with some to spare. */
function isNear(next: Range, rendered: Range): boolean {
  const spare = beyond / 2;
  return next.first >= rendered.first - spare && next.last <= rendered.last + spare;
}

/** Observes rows while they are rendered, and the body: notices above the list change its position. */
function useRowObserver(resized: (entries: readonly ResizeObserverEntry[]) => void) {
  const [observer] = useState(() => new ResizeObserver(resized));
  useEffect(() => {
    observer.observe(document.body);
    return () => observer.unobserve(document.body);
  }, [observer]);
  return useCallback(
    (row: HTMLLIElement) => {
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
}

/** The offset of the window from the top of the list, in pixels, and its height. */
function windowOn(list: Element | null) {
  return { top: -(list?.getBoundingClientRect().top ?? 0), height: window.innerHeight };
}

/** The start of each row, in pixels from the top of the list, followed by that of a possible next row. */
function startsOf({ shown, open }: Pick<Wanted, 'shown' | 'open'>, heights: Heights): readonly number[] {
  const starts = [0];
  for (const key of shown) starts.push((starts.at(-1) ?? 0) + heightOf(key, open, heights) + rowGap);
  return starts;
}

/** The last row that starts at this height or above. */
function rowAt(starts: readonly number[], top: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

function renderedRows({
  range: { first, last },
  shown,
  kept,
}: Pick<Wanted, 'shown' | 'kept'> & { range: Range }): readonly number[] {
  const from = Math.max(0, Math.min(first - beyond, shown.length - 1));
  const to = Math.min(shown.length - 1, last + beyond);
  const near = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const others = kept.map((key) => shown.indexOf(key ?? '')).filter((index) => index >= 0);
  return [...new Set([...near, ...others])].toSorted((a, b) => a - b);
}

/** The space around and between rows, for those that are not rendered. */
function place(starts: readonly number[], rendered: readonly number[]) {
  const startOf = (index: number) => starts[index] ?? 0;
  const rows = rendered.map((index, at): PlacedRow => {
    const before = rendered[at - 1];
    return { index, above: before === undefined ? 0 : startOf(index) - startOf(before + 1) };
  });
  return {
    rows,
    room: {
      paddingTop: startOf(rendered[0] ?? 0),
      paddingBottom: startOf(starts.length - 1) - startOf((rendered.at(-1) ?? -1) + 1),
    },
  };
}

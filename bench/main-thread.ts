import type { Browser, Page } from 'playwright';

/** The kinds of work of a browser's main thread, by the names in its trace. All other work is `other`. */
const kinds = {
  'compile scripts': /^v8\.(compile|deserialize|optimize|parse)/i,
  'run scripts':
    /^(EvaluateScript|v8\.evaluateModule|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|v8\.run|v8\.callFunction)/,
  'collect garbage': /GC/,
  'parse HTML and CSS': /^Parse(HTML|AuthorStyleSheet)/,
  'style and layout': /^(UpdateLayoutTree|Layout|RecalculateStyles|ScheduleStyleRecalculation)$/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|PaintImage)$/,
} as const;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

/** Milliseconds of each kind of work, `other` work and `waiting`, which add up to the whole. */
export type Shares = ReadonlyMap<string, number>;

/**
 * Records the work of the main thread from the start of a navigation until `open` is fulfilled. Recording slows the page down,
 * so take shares from it, not times.
 */
export async function recordMainThread(
  browser: Browser,
  page: Page,
  open: () => Promise<unknown>,
): Promise<Shares> {
  const categories = ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await open();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const start = traceEvents.findLast(({ name }) => name === 'navigationStart');
  if (start === undefined) throw new Error('The browser recorded no navigation.');
  const own = traceEvents.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const thread = own.find(({ name }) => name === 'Layout')?.tid;
  return share(
    own.filter(({ ph, tid }) => ph === 'X' && tid === thread),
    start.ts,
  );
}

/** Charges each moment to the innermost event of a known kind. */
function share(events: readonly TraceEvent[], start: number): Shares {
  const shares = new Map<string, number>([...Object.keys(kinds), 'other'].map((kind) => [kind, 0]));
  const add = (kind: string, time: number) => shares.set(kind, (shares.get(kind) ?? 0) + time / 1000);
  const open: { readonly kind: string; readonly end: number }[] = [];
  let now = start;
  const pass = (until: number) => {
    for (let last = open.at(-1); last !== undefined && last.end <= until; last = open.at(-1)) {
      add(last.kind, Math.max(0, last.end - now));
      now = Math.max(now, last.end);
      open.pop();
    }
    add(open.at(-1)?.kind ?? 'waiting', Math.max(0, until - now));
    now = Math.max(now, until);
  };
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    pass(ts);
    const known = Object.entries(kinds).find(([, pattern]) => pattern.test(name));
    open.push({ kind: known?.[0] ?? open.at(-1)?.kind ?? 'other', end: ts + dur });
  }
  pass(Math.max(now, ...open.map(({ end }) => end)));
  return shares;
}

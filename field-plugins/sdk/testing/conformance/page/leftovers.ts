/**
 * What was started and not ended: listeners on the whole page, timers, observers. Imported first, so that it sees
 * everything.
 */
const open = new Map<object, string>();

/** The listeners among them. */
const listening = new Set<Listening>();

/** The page's original timers, for the observers' own use. */
export const plainTimers = { setTimeout: window.setTimeout.bind(window) };

/** Forgets what is open now: it belongs to an earlier test. */
export function forgetLeftovers(): void {
  open.clear();
  listening.clear();
}

/** Describes what is still open. */
export function leftovers(): readonly string[] {
  return [...open.values()];
}

interface Listening {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: object;
  readonly capture: boolean;
}

/** Patches the browser's own functions, once. */
export function watchLeftovers(): void {
  watchListeners();
  watchTimer('setInterval', 'clearInterval', false);
  watchTimer('setTimeout', 'clearTimeout', true);
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', true);
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const)
    watchObserver(name);
}

/** Listeners on the page itself outlive a widget; those on its own elements disappear with them. */
function nameOfGlobal(target: EventTarget): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  if (target === document.body) return 'the body';
  if (target === document.documentElement) return 'the html element';
  if (target instanceof MediaQueryList) return `the media query ${target.media}`;
  return target === window.visualViewport ? 'the visual viewport' : undefined;
}

function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown) =>
    options === true ||
    (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true);
  const find = (target: EventTarget, type: string, listener: object, capture: boolean) => {
    for (const one of listening)
      if (one.target === target && one.type === type && one.listener === listener && one.capture === capture)
        return one;
    return undefined;
  };
  const forget = (one: Listening) => {
    listening.delete(one);
    open.delete(one);
  };

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const name = nameOfGlobal(target);
    if (name === undefined || listener === null) return;
    const entry: Listening = { target, type, listener, capture: captures(options) };
    if (find(target, type, listener, entry.capture) !== undefined) return;
    listening.add(entry);
    open.set(entry, `a listener for ${type} on ${name}`);
    if (typeof options !== 'object') return;
    if (options.once === true) addEventListener.call(target, type, () => forget(entry), { once: true });
    options.signal?.addEventListener('abort', () => forget(entry));
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener === null || nameOfGlobal(target) === undefined) return;
    const one = find(target, type, listener, captures(options));
    if (one !== undefined) forget(one);
  };
}

type Start = 'setInterval' | 'setTimeout' | 'requestAnimationFrame';
type Stop = 'clearInterval' | 'clearTimeout' | 'cancelAnimationFrame';

function watchTimer(start: Start, stop: Stop, once: boolean): void {
  const page = window as unknown as Record<Start | Stop, (...args: readonly unknown[]) => number>;
  const { [start]: started, [stop]: stopped } = page;
  const entries = new Map<unknown, object>();
  page[start] = (callback, ...rest) => {
    const entry = {};
    const run = (...args: readonly unknown[]) => {
      if (once) open.delete(entry);
      return typeof callback === 'function'
        ? (callback as (...all: readonly unknown[]) => unknown)(...args)
        : undefined;
    };
    const id = started.call(window, run, ...rest);
    entries.set(id, entry);
    open.set(entry, `a timer of ${start}`);
    return id;
  };
  page[stop] = (id) => {
    const entry = entries.get(id);
    if (entry !== undefined) open.delete(entry);
    return stopped.call(window, id);
  };
}

function watchObserver(name: 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver'): void {
  const { prototype } = window[name] as {
    prototype: { observe: (...args: never) => void; disconnect: () => void };
  };
  const { observe, disconnect } = prototype;
  prototype.observe = function watched(this: object, ...args: never) {
    const [target] = args as readonly EventTarget[];
    // Observers of a widget's own elements disappear with them.
    if (target !== undefined && nameOfGlobal(target) !== undefined) open.set(this, `a ${name} of the page`);
    Reflect.apply(observe, this, args);
  };
  prototype.disconnect = function ended(this: object) {
    open.delete(this);
    Reflect.apply(disconnect, this, []);
  };
}

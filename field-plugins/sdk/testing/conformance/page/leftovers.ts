/** Active listeners on the whole page, timers and observers. A key stands for each. */
const open = new Map<unknown, string>();

/** The page's original timers, for the checks' own use. */
export const plainTimers = { setTimeout: window.setTimeout.bind(window) };

/** Ignores what is active or on the page now: it belongs to an earlier test. Returns a function that describes the rest. */
export function watchForLeftovers(): () => readonly string[] {
  open.clear();
  const before = tracesOnPage();
  return () => [...open.values(), ...tracesOnPage().filter((trace) => !before.includes(trace))];
}

/** Traces outside the field: global names, attributes of html and body, elements around the field. */
function tracesOnPage(): readonly string[] {
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}="${value}" of <${element.localName}>`),
  );
  const elements = [...document.head.children, ...document.body.children]
    .filter((element) => !element.matches('style[data-emotion], #stage'))
    .map((element) => `<${element.localName}> ${element.id}`.trim());
  return [...Object.keys(window).map((name) => `window.${name}`), ...attributes, ...elements];
}

/** Patches the browser's own functions, once. */
export function watchLeftovers(): void {
  watchListeners();
  // Timeouts and intervals share their numbers, and either function ends both.
  watchTimer('setInterval', 'clearInterval', 'timer');
  watchTimer('setTimeout', 'clearTimeout', 'timer');
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', 'frame');
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

type Listener = EventListenerOrEventListenerObject | null;
type Options = EventListenerOptions | boolean | null | undefined;

function watchListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (one: object) => {
    const number = numbers.get(one) ?? (count += 1);
    numbers.set(one, number);
    return number;
  };
  const keyOf = (target: EventTarget, type: string, listener: object, options: Options) => {
    const capture = typeof options === 'object' ? options?.capture : options;
    return `${numberOf(target)} ${type} ${numberOf(listener)} ${capture === true}`;
  };
  EventTarget.prototype.addEventListener = function add(type, listener: Listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const name = nameOfGlobal(target);
    if (name === undefined || listener === null) return;
    const key = keyOf(target, type, listener, options);
    const forget = () => open.delete(key);
    open.set(key, `a listener for ${type} on ${name}`);
    if (typeof options !== 'object') return;
    if (options.once === true) addEventListener.call(target, type, forget, { once: true });
    options.signal?.addEventListener('abort', forget);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener: Listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener !== null) open.delete(keyOf(target, type, listener, options));
  };
}

type Start = 'setInterval' | 'setTimeout' | 'requestAnimationFrame';
type Stop = 'clearInterval' | 'clearTimeout' | 'cancelAnimationFrame';

function watchTimer(start: Start, stop: Stop, kind: string): void {
  const page = window as unknown as Record<Start | Stop, (...args: readonly unknown[]) => number>;
  const { [start]: started, [stop]: stopped } = page;
  page[start] = (callback, ...rest) => {
    const run = (...args: readonly unknown[]) => {
      if (start !== 'setInterval') open.delete(key);
      return typeof callback === 'function'
        ? (callback as (...all: readonly unknown[]) => unknown)(...args)
        : undefined;
    };
    const id = started.call(window, run, ...rest);
    const key = `${kind} ${id}`;
    open.set(key, `a timer of ${start}`);
    return id;
  };
  page[stop] = (id) => {
    open.delete(`${kind} ${String(id)}`);
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

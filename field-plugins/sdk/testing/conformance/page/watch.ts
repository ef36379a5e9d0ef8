/** The first module of the page: everything imported after it is watched from its first line on. */
type Use = 'code' | 'network' | 'storage';

const uses: Record<Use, Set<string>> = { code: new Set(), network: new Set(), storage: new Set() };

/** Timers that have not run yet, and active observers of the page. */
const running = new Map<unknown, string>();

/** Forbidden uses since the last call. */
export function takeUses(use: Use): readonly string[] {
  const found = [...uses[use]];
  uses[use].clear();
  return found;
}

/** Traces outside of the field: timers, observers, global names, attributes of html and body, elements around the field. */
export function tracesOnPage(): readonly string[] {
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}="${value}" of <${element.localName}>`),
  );
  const elements = [...document.head.children, ...document.body.children]
    .filter((element) => !element.matches('style[data-emotion], #stage'))
    .map((element) => `<${element.localName}> ${element.id}`.trim());
  const names = Object.keys(window).map((name) => `window.${name}`);
  return [...running.values(), ...names, ...attributes, ...elements];
}

document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  // The policy allows nothing from elsewhere and no code from text.
  if (blockedURI === 'eval' || blockedURI === 'inline')
    uses.code.add(`code from text (${blockedURI}) ${sample}`.trim());
  else uses.network.add(`${blockedURI} (${effectiveDirective})`);
});

for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
  watchStorage(window, name);
watchStorage(document, 'cookie');

function watchStorage<Owner extends object>(owner: Owner, name: keyof Owner & string): void {
  const value = owner[name];
  const note = () => uses.storage.add(name);
  Object.defineProperty(owner, name, { configurable: true, get: () => (note(), value), set: note });
}

// Timeouts and intervals share their numbers, and either function ends both.
watchTimer('setInterval', 'clearInterval', 'timer');
watchTimer('setTimeout', 'clearTimeout', 'timer');
watchTimer('requestAnimationFrame', 'cancelAnimationFrame', 'frame');

type Start = 'setInterval' | 'setTimeout' | 'requestAnimationFrame';
type Stop = 'clearInterval' | 'clearTimeout' | 'cancelAnimationFrame';

function watchTimer(start: Start, stop: Stop, kind: string): void {
  const page = window as unknown as Record<Start | Stop, (...args: readonly unknown[]) => number>;
  const { [start]: started, [stop]: stopped } = page;
  page[start] = (callback, ...rest) => {
    const run = (...args: readonly unknown[]) => {
      if (start !== 'setInterval') running.delete(key);
      (callback as (...all: readonly unknown[]) => void)(...args);
    };
    const id = started.call(window, run, ...rest);
    const key = `${kind} ${id}`;
    running.set(key, `a timer of ${start}`);
    return id;
  };
  page[stop] = (id) => {
    running.delete(`${kind} ${String(id)}`);
    return stopped.call(window, id);
  };
}

for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
  const { prototype } = window[name] as {
    prototype: Record<'observe' | 'disconnect', (...args: never) => void>;
  };
  const { observe, disconnect } = prototype;
  prototype.observe = function watched(...args: never) {
    const [target] = args as readonly Node[];
    // Observers of a widget's own elements disappear with them.
    if (target?.contains(document.body)) running.set(this, `a ${name} of the page`);
    Reflect.apply(observe, this, args);
  };
  prototype.disconnect = function ended() {
    running.delete(this);
    Reflect.apply(disconnect, this, []);
  };
}

// If the console can render a timeline, the profiling React spends a third of its time on it.
Reflect.set(console, 'timeStamp', undefined);

import type { FieldFault } from './field-fault.ts';

/**
 * Tracks which plugin is using the thread. Before a plugin runs, a mark is written to `localStorage`, which is
 * synchronous, and removed as soon as the thread is free again. An endless loop cannot be interrupted, but if the tab is
 * killed the mark remains, and the next page load does not start that plugin automatically (decision 0024). If the
 * browser denies storage, there are no marks and every plugin is started.
 */
const prefix = 'octavo-at-work:';

/** Distinguishes the marks of this page load from those of others. */
const load = Math.random().toString(36).slice(2);

/** How long, in milliseconds, the browser may take to report an unhandled rejection. */
const afterwards = 20;

/** The field a mark belongs to. */
export interface MarkedField {
  readonly blockKey: string;
  /** In a list, its place. */
  readonly name: string;
  readonly type: string;
}

type Tell = (fault: FieldFault) => void;

const marks = new Set<string>();
/** The field whose widget is handling an event. Uncaught errors until shortly afterwards are attributed to its plugin. */
let owner: Tell | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isBusy = false;

/** Marks a plugin as working until this task ends. Uncaught errors are reported to `tell`, if given. */
export function beginWork(field: MarkedField, tell?: Tell): void {
  setMark(keyOf(field));
  if (tell) {
    clearTimeout(timer);
    owner = tell;
    // These are the same functions each time, so the window registers them once.
    window.addEventListener('error', onError, true);
    window.addEventListener('unhandledrejection', onRejection, true);
  }
  if (isBusy) return;
  isBusy = true;
  // A message arrives in the next task even in a hidden tab, where timers are delayed.
  const { port1, port2 } = new MessageChannel();
  const back = (): void => {
    port1.close();
    endWork();
  };
  port1.addEventListener('message', back, { once: true });
  port1.start();
  port2.postMessage(null);
}

function endWork(): void {
  isBusy = false;
  removeMarks();
  clearTimeout(timer);
  timer = setTimeout(() => (owner = undefined), afterwards);
}

/** Whether a plugin was marked in this task. */
export function isMarked(field: MarkedField): boolean {
  return marks.has(keyOf(field));
}

/** The field is gone and no longer gets errors. */
export function leaveWork(tell: Tell): void {
  if (owner === tell) owner = undefined;
}

/** Whether a plugin started working on this field in another page load and never finished. */
export function neverEnded(field: MarkedField): boolean {
  try {
    const mark = localStorage.getItem(keyOf(field));
    return mark !== null && mark !== load;
  } catch {
    return false;
  }
}

/** Gives the plugin another chance with this field. */
export function forgetMark(field: MarkedField): void {
  removeMark(keyOf(field));
}

/**
 * Calls back when another tab removes this field's mark: the plugin was slow, not stuck. Returns a function that stops
 * it.
 */
export function onMarkGone(field: MarkedField, listener: () => void): () => void {
  const key = keyOf(field);
  const listen = (event: StorageEvent): void => {
    if (event.key === key && event.newValue === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function keyOf({ blockKey, name, type }: MarkedField): string {
  return `${prefix}${blockKey} ${name} ${type}`;
}

function setMark(key: string): void {
  if (marks.has(key)) return;
  marks.add(key);
  // A page that gets this event is not stuck.
  window.addEventListener('pagehide', removeMarks);
  try {
    localStorage.setItem(key, load);
  } catch {
    // Then there is no mark.
  }
}

function removeMarks(): void {
  for (const key of marks) removeMark(key);
}

function removeMark(key: string): void {
  marks.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was no mark.
  }
}

function onError(event: ErrorEvent): void {
  // A picture that fails to load has no error, and browsers report a ResizeObserver notice as an error event.
  if (event.error !== undefined && event.error !== null) tellOwner(event.error, event);
}

function onRejection(event: PromiseRejectionEvent): void {
  tellOwner(event.reason, event);
}

/**
 * Reports the error once: `preventDefault` tells later listeners not to report it again, and the browser not to print it.
 */
function tellOwner(error: unknown, event: Event): void {
  if (!owner) return;
  event.preventDefault();
  owner({ kind: 'event', error });
}

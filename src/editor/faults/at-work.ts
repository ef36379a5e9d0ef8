import type { FieldFault } from './field-fault.ts';

/**
 * Knows which plugin has the thread. Before a plugin gets it, a mark is written to `localStorage`, which answers at once;
 * it goes as soon as the thread is back. Nobody can interrupt an endless loop, but when the tab was killed the mark is
 * still there, and a later page load does not start that plugin by itself (decision 0024). Where the browser refuses
 * storage there are no marks, and every plugin is started.
 */
const prefix = 'octavo-at-work:';

/** Tells the marks of this page load from those of another. */
const load = Math.random().toString(36).slice(2);

/** Milliseconds in which the browser tells of a promise that was rejected and left alone. */
const afterwards = 20;

/** The field that a mark is about. */
export interface MarkedField {
  readonly blockKey: string;
  readonly name: string;
  readonly type: string;
}

type Tell = (fault: FieldFault) => void;

const marks = new Set<string>();
/** The field in whose widget an event is handled. An error that nobody catches until shortly after that is its plugin's. */
let owner: Tell | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isBusy = false;

/** A plugin gets the thread, until this task ends. With `tell` it hears of errors that nobody caught. */
export function beginWork(field: MarkedField, tell?: Tell): void {
  setMark(keyOf(field));
  if (tell) {
    clearTimeout(timer);
    owner = tell;
    // The same functions each time: the window keeps them once.
    window.addEventListener('error', onError, true);
    window.addEventListener('unhandledrejection', onRejection, true);
  }
  if (isBusy) return;
  isBusy = true;
  // A message comes with the next task, in a hidden tab too, where timers are late.
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

/** The field is gone: it hears of nothing any more. */
export function leaveWork(tell: Tell): void {
  if (owner === tell) owner = undefined;
}

/** Whether a plugin began to work on this field in another page load, and never came back. */
export function neverEnded(field: MarkedField): boolean {
  try {
    const mark = localStorage.getItem(keyOf(field));
    return mark !== null && mark !== load;
  } catch {
    return false;
  }
}

/** Gives the plugin another chance at this field. */
export function forgetMark(field: MarkedField): void {
  removeMark(keyOf(field));
}

/** Calls back when another tab took the mark of this field away: it was slow, and not stuck. Answers with what ends it. */
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
  // A page that hears that it is left is not stuck.
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
    // Then there was none.
  }
}

function onError(event: ErrorEvent): void {
  // A picture that cannot be loaded has no error, and browsers report a note about sizes as one.
  if (event.error !== undefined && event.error !== null) tellOwner(event.error, event);
}

function onRejection(event: PromiseRejectionEvent): void {
  tellOwner(event.reason, event);
}

/** What was told is not reported again, and not printed: `preventDefault` says so to the listeners after us. */
function tellOwner(error: unknown, event: Event): void {
  if (!owner) return;
  event.preventDefault();
  owner({ kind: 'event', error });
}

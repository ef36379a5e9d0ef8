/**
 * Marks of widgets that are at work: written before a plugin gets the thread, taken away as soon as the thread is back.
 * Nobody can interrupt an endless loop. But when the tab has been killed, the mark is still there, and whoever opens the
 * block again knows which plugin it was. Storage that answers at once is needed: nothing else comes to an end before the
 * loop begins. Where the browser refuses it, there are no marks, and the block is drawn as if nothing had been.
 *
 * The rule (decision 0024): a mark of another page load means that the plugin does not get this field again by itself. A
 * slow widget that comes back has taken its mark away, and so has a page that is left, for it could still be told so. A
 * tab that is killed in the very middle of drawing leaves a mark, so a sound plugin can be blamed, once, until somebody
 * tries again or another tab finishes drawing the same field.
 */
const prefix = 'octavo-at-work:';

/** Tells the marks of this page load from those of another. */
const load = Math.random().toString(36).slice(2);

/** Milliseconds after which the thread is certainly back, when nobody said so: a drawing that was given up. */
const longest = 2000;

/** What a mark is about. */
export interface MarkedField {
  readonly blockKey: string;
  readonly name: string;
  readonly type: string;
}

const open = new Map<string, ReturnType<typeof setTimeout>>();

function keyOf({ blockKey, name, type }: MarkedField): string {
  return `${prefix}${blockKey} ${name} ${type}`;
}

/** A plugin is about to work on a field. */
export function workBegan(field: MarkedField): void {
  const key = keyOf(field);
  if (open.has(key)) return;
  // The same function each time: the window keeps it once.
  window.addEventListener('pagehide', removeAll);
  try {
    localStorage.setItem(key, load);
  } catch {
    return;
  }
  open.set(
    key,
    setTimeout(() => remove(key), longest),
  );
}

/** It gave the thread back. */
export function workEnded(field: MarkedField): void {
  const key = keyOf(field);
  if (open.has(key)) remove(key);
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
  remove(keyOf(field));
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

/** A page that hears that it is left is not stuck. */
function removeAll(): void {
  for (const key of open.keys()) remove(key);
}

function remove(key: string): void {
  clearTimeout(open.get(key));
  open.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was none.
  }
}

/**
 * An endless loop cannot be interrupted, but the frozen page can be reloaded. So a block is marked in `localStorage`, which is
 * synchronous, when it opens, and the mark is removed once its fields are rendered. A page load that finds a mark renders these fields
 * only on request (decision 0024). If the browser denies storage, there are no marks.
 */
const prefix = 'octavo-opening:';

const opening = new Set<string>();

export interface FieldOfBlock {
  readonly blockKey: string;
  /** In a list, its place. */
  readonly name: string;
  readonly type: string;
}

/** Marks a block until this task ends; given a name, only its field of that name. Does nothing if a mark is there. */
export function beginOpening(blockKey: string, name = ''): void {
  if (opening.has(blockKey) || readMark(blockKey) !== null) return;
  opening.add(blockKey);
  try {
    localStorage.setItem(prefix + blockKey, name);
  } catch {
    // Without storage there is no mark.
  }
  const end = (): void => {
    port1.close();
    window.removeEventListener('pagehide', end);
    opening.delete(blockKey);
    removeMark(blockKey);
  };
  // A message arrives in the next task even in a hidden tab, where timers are delayed.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', end, { once: true });
  port1.start();
  port2.postMessage(null);
  // A page that gets this event is not stuck.
  window.addEventListener('pagehide', end);
}

/** Renders a field that an earlier page load did not finish. If this page load freezes too, only this field is held back. */
export function openAgain({ blockKey, name }: FieldOfBlock): void {
  if (!opening.has(blockKey)) removeMark(blockKey);
  beginOpening(blockKey, name);
}

/** Whether this block was marked in this task. */
export function isOpening({ blockKey }: FieldOfBlock): boolean {
  return opening.has(blockKey);
}

/** Whether an earlier page load froze while it drew this field, or any field of its block. */
export function neverOpened({ blockKey, name }: FieldOfBlock): boolean {
  const mark = opening.has(blockKey) ? null : readMark(blockKey);
  return mark !== null && (mark === '' || mark === name);
}

function readMark(blockKey: string): string | null {
  try {
    return localStorage.getItem(prefix + blockKey);
  } catch {
    return null;
  }
}

function removeMark(blockKey: string): void {
  try {
    localStorage.removeItem(prefix + blockKey);
  } catch {
    // Without storage there was no mark.
  }
}

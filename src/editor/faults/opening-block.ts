import { readStored, storeText } from '../../lib/stored-text.ts';

/**
 * An endless loop cannot be interrupted, but the frozen page can be reloaded. So a block is marked in `localStorage`, which is
 * synchronous, while its fields are rendered for the first time. A page load that finds a mark renders these fields only on request
 * (decision 0024). If the browser denies storage, there are no marks.
 */
const prefix = 'octavo-opening:';

const opening = new Set<string>();

export interface FieldOfBlock {
  readonly blockKey: string;
  /** In a list, its place. */
  readonly name: string;
  readonly type: string;
}

/**
 * Marks the block of a field that is about to be rendered. Returns false if an earlier page load froze while it rendered this field,
 * or any field of its block.
 */
export function mayOpen({ blockKey, name }: FieldOfBlock): boolean {
  if (opening.has(blockKey)) return true;
  const mark = readStored(prefix + blockKey);
  if (mark === undefined) markBlock(blockKey, '');
  return mark !== '' && mark !== name;
}

/** Permits a field that an earlier page load did not finish. If this page load freezes too, only this field is held back. */
export function openAgain({ blockKey, name }: FieldOfBlock): void {
  if (!opening.has(blockKey)) markBlock(blockKey, name);
}

/** Marks a block until this task ends; given a name, only its field of that name. */
function markBlock(blockKey: string, name: string): void {
  opening.add(blockKey);
  storeText(prefix + blockKey, name);
  const end = (): void => {
    port1.close();
    window.removeEventListener('pagehide', end);
    opening.delete(blockKey);
    storeText(prefix + blockKey, undefined);
  };
  // A message arrives in the next task even in a hidden tab, where timers are delayed.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', end, { once: true });
  port1.start();
  port2.postMessage(null);
  // A page that gets this event is not stuck.
  window.addEventListener('pagehide', end);
}

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

/** Marks a block, or only its field of a name, until its fields are rendered or the page is left. */
function markBlock(blockKey: string, name: string): void {
  opening.add(blockKey);
  storeText(prefix + blockKey, name);
  // A page that gets this event is not stuck. The browser adds the same listener only once.
  window.addEventListener('pagehide', endAll);
}

function endAll(): void {
  for (const blockKey of opening) endOpening(blockKey);
}

/** Removes the mark of a block: a field of it is rendered and its effects have run, or it has thrown. */
export function endOpening(blockKey: string): void {
  if (opening.delete(blockKey)) storeText(prefix + blockKey, undefined);
}

import { loadOnce } from '../../shared/load-once.ts';
import { readStored, storeText } from '../lib/stored-text.ts';

/** The minimum width of the window for a page beside the form. */
export const besides = '(min-width: 1200px)';

const key = 'octavo-preview';

/** Whether the preview was shown at the last choice; undefined if there was none. */
export function readShown(): boolean | undefined {
  const stored = readStored(key);
  return stored === undefined ? undefined : stored === 'on';
}

export function storeShown(isShown: boolean): void {
  storeText(key, isShown ? 'on' : 'off');
}

export function opensWithPreview(): boolean {
  return readShown() ?? matchMedia(besides).matches;
}

/** The pane with the code that renders the page, which an editor without preview does not load. */
export const previewPane = loadOnce(async () => (await import('./preview-pane.tsx')).PreviewPane);

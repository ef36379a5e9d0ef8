import { loadOnce } from '../../shared/load-once.ts';
import { readShown } from './preview-choices.ts';

/** The minimum width of the window for a page beside the form. */
export const besides = '(min-width: 1200px)';

export function opensWithPreview(): boolean {
  return readShown() ?? matchMedia(besides).matches;
}

/** The pane with the code that renders the page, which an editor without preview does not load. */
export const previewPane = loadOnce(async () => (await import('./preview-pane.tsx')).PreviewPane);

/** Requests that code if an editor needs it. Nothing waits for it: users wait for the form. */
export async function fetchPreviewPane(): Promise<void> {
  if (opensWithPreview()) previewPane().catch(() => undefined);
}

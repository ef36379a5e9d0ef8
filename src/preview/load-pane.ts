import { loadOnce } from '../../shared/load-once.ts';
import { readShown } from './preview-choices.ts';

/** From this width of the window on, the page is beside the form. */
export const besides = '(min-width: 1200px)';

/** Whether an editor that is opened now shows the preview. */
export function opensWithPreview(): boolean {
  return readShown() ?? matchMedia(besides).matches;
}

/** The page with the code that draws it, which an editor without preview does not load. */
export const previewPane = loadOnce(async () => (await import('./preview-pane.tsx')).PreviewPane);

/** Requests that code if an editor needs it. Nothing waits for it: people wait for the form. */
export async function fetchPreviewPane(): Promise<void> {
  if (opensWithPreview()) previewPane().catch(() => undefined);
}

import { use, useEffect } from 'react';
import type { Editor } from '../editor/store/create-editor.ts';
import { useFieldPlugins } from '../editor/field-plugins-context.ts';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';
import { renderAhead } from '../editor/miniatures/use-miniatures.ts';
import { loadWhenIdle } from '../lib/load-when-idle.ts';

/**
 * Renders the thumbnails of the picker when the browser is idle, once the preview is connected, which has loaded most of
 * their code already.
 */
export function usePickerParts({ models }: Editor, isConnected: boolean): void {
  const looks = use(SiteLooksContext);
  const { registry } = useFieldPlugins();
  useEffect(() => {
    if (!isConnected || looks === undefined) return undefined;
    // If it fails, the picker tries again.
    return loadWhenIdle(() => renderAhead(looks, models.offered, registry));
  }, [isConnected, looks, models, registry]);
}

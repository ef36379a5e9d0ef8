import { use, useEffect } from 'react';
import type { Editor } from '../editor/store/create-editor.ts';
import { useFieldPlugins } from '../editor/field-plugins-context.ts';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';
import { renderAhead } from '../editor/miniatures/use-miniatures.ts';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Renders the thumbnails of the picker when the browser is idle, once the preview is connected, which has loaded most of
 * their code already.
 */
export function usePickerParts({ models }: Editor, isConnected: boolean): void {
  const looks = use(SiteLooksContext);
  const { registry } = useFieldPlugins();
  useEffect(() => {
    if (!isConnected || looks === undefined) return undefined;
    return whenIdle(() => {
      // The picker tries again.
      renderAhead(looks, models.offered, registry).catch(() => undefined);
    });
  }, [isConnected, looks, models, registry]);
}

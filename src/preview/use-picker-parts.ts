import { use, useEffect } from 'react';
import { prepareRenderWorker } from '../rendering/start-worker.ts';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Preloads the parts that the picker needs for its thumbnails once the preview, which has most of them already, is there: the
 * thumbnail renderer, and a worker.
 */
export function usePickerParts(isConnected: boolean): void {
  const looks = use(SiteLooksContext);
  useEffect(() => {
    if (!isConnected) return undefined;
    let drop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      drop = prepareRenderWorker();
      looks?.()
        .then(({ openMiniatureRenderer }) => openMiniatureRenderer())
        .catch(() => undefined);
    });
    return () => {
      cancel();
      drop?.();
    };
  }, [isConnected, looks]);
}

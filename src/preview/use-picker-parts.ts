import { use, useEffect } from 'react';
import { prepareRenderWorker } from '../rendering/start-worker.ts';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Preloads the parts that the picker needs for its thumbnails, the thumbnail renderer and a worker, once the preview is
 * connected, which has loaded most of them already.
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

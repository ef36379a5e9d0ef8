import { useLayoutEffect, useState } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';

export type ImageState = 'shown' | 'gone' | 'unloaded';

/** Distinguishes a deleted image from one that failed to load. The latter is retried when the network is back. */
export function useImageState(file: string, host: FieldHost) {
  const [failed, setFailed] = useState<{ file: string; gone: boolean }>();
  const state: ImageState = failed?.file !== file ? 'shown' : failed.gone ? 'gone' : 'unloaded';
  const tryAgain = () => setFailed(undefined);
  // Before the browser paints, so that the event is not missed once the failure is on the screen.
  useLayoutEffect(() => {
    if (state !== 'unloaded') return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [state]);
  return {
    state,
    onFail: () => void host.isMediaGone(file).then((gone) => setFailed({ file, gone })),
    tryAgain,
  };
}

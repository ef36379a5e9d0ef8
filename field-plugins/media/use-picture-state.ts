import { useEffect, useState } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';

/** How a picture stands: it can be seen (or is on its way), it was deleted, or it could not be loaded this time. */
export type PictureState = 'shown' | 'gone' | 'unloaded';

interface ShownPicture {
  readonly state: PictureState;
  /** The picture did not load. */
  onFail(): void;
  tryAgain(): void;
}

/** Tells a picture that was deleted from one that did not come, which is asked for again once there is a network. */
export function usePictureState(file: string, host: FieldHost): ShownPicture {
  const [failed, setFailed] = useState<{ file: string; gone: boolean }>();
  const state = failed?.file !== file ? 'shown' : failed.gone ? 'gone' : 'unloaded';
  const tryAgain = () => setFailed(undefined);
  useEffect(() => {
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

import { useEffect, useMemo, useRef } from 'react';
import { showToast } from '../../../state/app-store.ts';

/** The toast that says why a type is not saved: gone once nothing is wrong with it any more, or when it is saved again. */
export interface FailureToast {
  show(message: string): void;
  close(): void;
}

export function useFailureToast(): FailureToast {
  const close = useRef(() => {});
  return useMemo(
    () => ({
      show(message) {
        close.current();
        close.current = showToast('error', message);
      },
      close: () => close.current(),
    }),
    [],
  );
}

/** Closes it when the last thing that was wrong is mended. */
export function useClosedWhenSound(toast: FailureToast, isSound: boolean): void {
  useEffect(() => {
    if (isSound) toast.close();
  }, [toast, isSound]);
}

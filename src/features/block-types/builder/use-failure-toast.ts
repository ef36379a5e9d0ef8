import { useEffect, useMemo, useRef } from 'react';
import { showToast } from '../../../state/app-store.ts';

/** The toast for a failed save: closes once the type has no problems, or is saved again. */
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

/** Closes it when the last problem is solved. */
export function useClosedWhenSound(toast: FailureToast, isSound: boolean): void {
  useEffect(() => {
    if (isSound) toast.close();
  }, [toast, isSound]);
}

import { type RefObject, useEffect } from 'react';
import { loadOnce } from '../../shared/load-once.ts';

/** The height in pixels that toasts take from the bottom of a narrow window. Without toasts it is not set. */
export const toastRoom = 'var(--octavo-toasts, 0px)';

/** Most screens show no toast, so this is not part of the first load. */
const toastPlace = loadOnce(async () => (await import('./toast-stack-place.ts')).placeToasts);

/** Keeps shown toasts off controls. Without the code for it they stay at the edge of the window. */
export function useToastPlace(stack: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const area = stack.current;
    if (!area || count === 0) return undefined;
    let isOver = false;
    let stop: () => void = () => undefined;
    toastPlace().then(
      (placeToasts) => (isOver ? undefined : (stop = placeToasts(area))),
      () => toastPlace.retry(),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [stack, count]);
}

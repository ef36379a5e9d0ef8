import { type RefObject, useEffect, useState } from 'react';

const focusable = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]';

interface Wanted {
  readonly selectors: readonly string[];
  /** Only if the focused element is gone, off, or no longer visible. */
  readonly isSpare: boolean;
}

/**
 * Moves the focus once its target has been rendered: to the first visible one of some elements, or inside it to an
 * invalid control, or otherwise to the first control. Without a root, searches everywhere.
 */
export function useFocusOn(root?: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    // The form of the options renders in a second step.
    const frame = requestAnimationFrame(() => {
      const around = root ? root.current : document.body;
      if (around) move(around, wanted);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, wanted]);
  return {
    focusOn: (...selectors: readonly string[]) => setWanted({ selectors, isSpare: false }),
    /** Does so if the focus would be lost otherwise. */
    focusIfLost: (...selectors: readonly string[]) => setWanted({ selectors, isSpare: true }),
  };
}

function move(root: HTMLElement, { selectors, isSpare }: Wanted): void {
  const { activeElement } = document;
  if (isSpare && activeElement !== document.body && canHaveFocus(activeElement)) return;
  const places = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const target = places.map(targetIn).find(canHaveFocus);
  target?.focus();
  // Selects the text, as Tab does, so that the next input replaces it.
  if (target instanceof HTMLInputElement) target.select();
}

function targetIn(place: HTMLElement): HTMLElement {
  if (place.matches(focusable)) return place;
  const wrong = place.querySelector<HTMLElement>('[aria-invalid=true]');
  return wrong ?? place.querySelector<HTMLElement>(focusable) ?? place;
}

function canHaveFocus(element: Element | null): boolean {
  return element?.checkVisibility() === true && !element.matches(':disabled');
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While an element fills the window, the elements behind it are inert, and Escape ends it. */
export function useAlone(root: RefObject<HTMLElement | null>, isAlone: boolean, end: () => void): void {
  const leave = useEffectEvent(end);
  useEffect(() => {
    if (!isAlone) return undefined;
    const covered = besides(root.current).filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      for (const element of covered) element.inert = false;
    };
  }, [root, isAlone]);
}

/** The siblings of an element and of everything around it. */
function besides(element: HTMLElement | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? [])
      if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling);
  return found;
}

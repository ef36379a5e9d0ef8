import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from '../../shared/load-once.ts';

/**
 * A component whose code is fetched when it is first drawn; until then the next `Suspense` shows its fallback. When it
 * cannot be fetched the next error boundary hears of it, each time it is drawn, until the page is loaded again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = loadOnce(load);
  return function Part(props: Props) {
    return createElement(use(part()), props);
  };
}

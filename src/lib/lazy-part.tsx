import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from '../../shared/load-once.ts';

/**
 * A component whose code loads when it is first rendered; until then the nearest `Suspense` shows its fallback. If the code
 * cannot be loaded, every rendering throws to the nearest error boundary until the page is reloaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = loadOnce(load);
  return function Part(props: Props) {
    return createElement(use(part()), props);
  };
}

import { type ComponentType, createElement, use } from 'react';

/**
 * A component whose code is fetched when it is first drawn; until then the next `Suspense` shows its fallback. When it
 * cannot be fetched the next error boundary hears of it, and then only a new window helps: browsers remember which modules
 * failed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  return function Part(props: Props) {
    coming ??= load();
    return createElement(use(coming), props);
  };
}

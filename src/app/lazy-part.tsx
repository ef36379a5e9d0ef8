import { type ComponentType, createElement, use } from 'react';

const failed = new Set<() => void>();

/**
 * A component whose code is fetched when it is first drawn; until then the next `Suspense` shows its fallback. React's own
 * `lazy` never asks again after a failure: here `askForLostParts` lets the next drawing do so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  const forget = () => (coming = undefined);
  const ask = () => {
    const asked = load();
    asked.catch(() => failed.add(forget));
    return asked;
  };
  return function Part(props: Props) {
    coming ??= ask();
    return createElement(use(coming), props);
  };
}

/** Lets parts that could not be fetched be asked for again. */
export function askForLostParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

import { useState } from 'react';

/**
 * Runs the call once at a time for the same first argument. A second click before the button is rendered as busy shares the
 * running call, so nothing is created twice, and only one toast is shown.
 */
export function useDeduped<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const [running] = useState(() => new Map<string, Promise<Result>>());
  return (...args) => {
    const key = JSON.stringify(args[0]) ?? '';
    const current = running.get(key);
    if (current !== undefined) return current;
    const started = call(...args).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

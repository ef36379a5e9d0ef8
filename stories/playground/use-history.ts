import { useState } from 'react';

interface Steps<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** The subject of the last change: the next change to the same subject joins it. */
  readonly about: string | undefined;
}

export interface History<Value> {
  readonly value: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Consecutive changes to the same subject, such as letters typed into one field, are one step. */
  change(next: Value, about?: string): void;
  undo(): void;
  redo(): void;
}

/** A value with undo and redo. */
export function useHistory<Value>(start: () => Value): History<Value> {
  const [steps, setSteps] = useState<Steps<Value>>(() => ({
    ...{ past: [], now: start(), future: [], about: undefined },
  }));
  const { past, now, future } = steps;
  return {
    value: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next, about) =>
      setSteps((before) => {
        const joins = about !== undefined && about === before.about;
        return { past: joins ? before.past : [...before.past, before.now], now: next, future: [], about };
      }),
    undo: () =>
      setSteps((before) => {
        const last = before.past.at(-1);
        if (last === undefined) return before;
        return {
          past: before.past.slice(0, -1),
          now: last,
          future: [before.now, ...before.future],
          about: undefined,
        };
      }),
    redo: () =>
      setSteps((before) => {
        const [next, ...others] = before.future;
        if (next === undefined) return before;
        return { past: [...before.past, before.now], now: next, future: others, about: undefined };
      }),
  };
}

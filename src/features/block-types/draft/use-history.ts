import { useMemo, useState } from 'react';

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
  change(next: (before: Value) => Value, about?: string): void;
  /** Sets a value and clears the history. */
  reset(next: (before: Value) => Value): void;
  undo(): void;
  redo(): void;
}

/** The most steps that can be undone. */
const longest = 200;

/** The returned functions stay the same. */
export function useHistory<Value>(start: () => Value): History<Value> {
  const [steps, setSteps] = useState<Steps<Value>>(() => fresh(start()));
  const acts = useMemo<Omit<History<Value>, 'value' | 'canUndo' | 'canRedo'>>(
    () => ({
      change: (next, about) =>
        setSteps((before) => {
          const now = next(before.now);
          if (now === before.now) return before;
          const joins = about !== undefined && about === before.about;
          const past = joins ? before.past : [...before.past, before.now].slice(-longest);
          return { past, now, future: [], about };
        }),
      reset: (next) => setSteps(({ now }) => fresh(next(now))),
      undo: () =>
        setSteps((before) => {
          const { past, now, future } = before;
          const [last] = past.slice(-1);
          return last === undefined
            ? before
            : { past: past.slice(0, -1), now: last, future: [now, ...future], about: undefined };
        }),
      redo: () =>
        setSteps((before) => {
          const { past, now, future } = before;
          const [next, ...rest] = future;
          return next === undefined
            ? before
            : { past: [...past, now], now: next, future: rest, about: undefined };
        }),
    }),
    [],
  );
  return { ...acts, value: steps.now, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 };
}

function fresh<Value>(now: Value): Steps<Value> {
  return { past: [], now, future: [], about: undefined };
}

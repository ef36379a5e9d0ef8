import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

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
  reset(value: Value): void;
  /** The current value, for work that began earlier. */
  latest(): Value;
  /** Makes the next change a step of its own. */
  endStep(): void;
  /** Converts the steps since a value with `rebase`, and forgets those before. */
  rebase(since: Value, rebase: (value: Value) => Value): void;
  undo(): void;
  redo(): void;
}

/** The most steps that can be undone. */
const longest = 200;

/** The returned functions stay the same. */
export function useHistory<Value>(start: () => Value): History<Value> {
  const [steps, setSteps] = useState<Steps<Value>>(() => fresh(start()));
  const latest = useRef(steps.now);
  useEffect(() => {
    latest.current = steps.now;
  }, [steps]);
  const change = useCallback<History<Value>['change']>(
    (next, about) =>
      setSteps((before) => {
        const now = next(before.now);
        if (now === before.now) return before;
        const joins = about !== undefined && about === before.about;
        const past = joins ? before.past : [...before.past, before.now].slice(-longest);
        return { past, now, future: [], about };
      }),
    [],
  );
  const acts = useMemo(
    () => ({
      change,
      reset: (value: Value) => setSteps(fresh(value)),
      latest: () => latest.current,
      endStep: () => setSteps((before) => ({ ...before, about: undefined })),
      rebase: (since: Value, rebase: (value: Value) => Value) =>
        setSteps((before) => rebased(stepsSince(since, before), rebase)),
      undo: () => setSteps(undone),
      redo: () => setSteps(redone),
    }),
    [change],
  );
  return { ...acts, value: steps.now, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 };
}

function fresh<Value>(now: Value): Steps<Value> {
  return { past: [], now, future: [], about: undefined };
}

function stepsSince<Value>(since: Value, steps: Steps<Value>): Steps<Value> {
  if (steps.now === since) return fresh(since);
  const at = steps.past.lastIndexOf(since);
  return at === -1 ? { ...steps, past: [since], future: [] } : { ...steps, past: steps.past.slice(at) };
}

function rebased<Value>(
  { past, now, future, about }: Steps<Value>,
  rebase: (value: Value) => Value,
): Steps<Value> {
  return {
    past: past.map((value) => rebase(value)),
    now: rebase(now),
    future: future.map((value) => rebase(value)),
    about,
  };
}

function undone<Value>(steps: Steps<Value>): Steps<Value> {
  const last = steps.past.at(-1);
  if (steps.past.length === 0) return steps;
  const future = [steps.now, ...steps.future];
  return { past: steps.past.slice(0, -1), now: last as Value, future, about: undefined };
}

function redone<Value>(steps: Steps<Value>): Steps<Value> {
  const [next, ...future] = steps.future;
  if (steps.future.length === 0) return steps;
  return { past: [...steps.past, steps.now], now: next as Value, future, about: undefined };
}

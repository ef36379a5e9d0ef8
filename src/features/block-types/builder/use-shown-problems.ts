import { useState } from 'react';
import type { DraftProblem, ProblemPart } from '../draft/draft-problems.ts';
import type { Place } from './use-type-editor.ts';

/** Settings that are filled in step by step: problems are shown only once the user has left the field, or saves. */
const patient: readonly ProblemPart[] = ['field_values', 'items', 'shown_when'];

/** The problems to show, of all that there are. */
export function useShownProblems(problems: readonly DraftProblem[], place: Place) {
  const [hasTried, setTried] = useState(false);
  // Problems that exist at the start are shown at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(problems.map(keyOf)));
  if (hasTried && problems.length === 0) setTried(false);
  const open = placeKey([...place.path, place.uid ?? '']);
  return {
    shown: problems.filter((problem) => {
      const key = keyOf(problem);
      return hasTried || !patient.includes(problem.part) || left.has(key) || !open.startsWith(key);
    }),
    /** A setting of the field at a place was left. */
    leave(at: readonly string[]): void {
      const key = placeKey(at);
      setLeft((before) => (before.has(key) ? before : new Set([...before, key])));
    },
    showAll: () => setTried(true),
  };
}

const placeKey = (at: readonly string[]) => at.map((step) => `${step}/`).join('');
const keyOf = ({ path, uid = '' }: DraftProblem) => placeKey([...path, uid]);

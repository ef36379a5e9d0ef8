import { useState } from 'react';
import type { DraftProblem } from '../draft/draft-problem.ts';
import type { Place } from './use-type-editor.ts';

/** What somebody fills in step by step: that it is not complete yet is said once they have left it, or want to save. */
const patient: readonly DraftProblem['key'][] = ['badOptions', 'noItems', 'noValue', 'noNumber', 'noDay'];

/** The problems that are shown, of all that there are. */
export function useToldProblems(problems: readonly DraftProblem[], place: Place) {
  const [hasTried, setTried] = useState(false);
  // What was there at first, nobody is filling in.
  const [left, setLeft] = useState<ReadonlySet<string | undefined>>(
    () => new Set(problems.map(({ uid }) => uid)),
  );
  if (hasTried && problems.length === 0) setTried(false);
  const isOpen = (uid = '') => place.uid === uid || place.path.includes(uid);
  return {
    told: problems.filter(
      ({ key, uid }) => hasTried || !patient.includes(key) || left.has(uid) || !isOpen(uid),
    ),
    /** A setting of a field was left. */
    leave: (uid: string) => setLeft((before) => (before.has(uid) ? before : new Set([...before, uid]))),
    tellAll: () => setTried(true),
  };
}

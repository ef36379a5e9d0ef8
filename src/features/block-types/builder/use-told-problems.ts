import { useState } from 'react';
import type { DraftProblem } from '../draft/draft-problem.ts';
import type { Place } from './use-type-editor.ts';

/** Problems of a field that is not complete yet: shown only once the user has left the field, or saves. */
const patient: readonly DraftProblem['key'][] = ['badOptions', 'noItems', 'noValue', 'noNumber', 'noDay'];

/** The problems that are shown, of all that there are. */
export function useToldProblems(problems: readonly DraftProblem[], place: Place) {
  const [hasTried, setTried] = useState(false);
  // Problems that were there at the start are shown at once.
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

import { useState } from 'react';
import type { DraftProblem, ProblemPart } from '../draft/draft-problem.ts';
import type { Place } from './use-type-editor.ts';

/** Settings that are filled in step by step: problems are shown only once the user has left the field, or saves. */
const patient: readonly ProblemPart[] = ['options', 'items', 'condition'];

/** The problems to show, of all that there are. */
export function useShownProblems(problems: readonly DraftProblem[], place: Place) {
  const [hasTried, setTried] = useState(false);
  // Problems that exist at the start are shown at once.
  const [left, setLeft] = useState<ReadonlySet<string | undefined>>(
    () => new Set(problems.map(({ uid }) => uid)),
  );
  if (hasTried && problems.length === 0) setTried(false);
  const isOpen = (uid = '') => place.uid === uid || place.path.includes(uid);
  return {
    shown: problems.filter(
      ({ part, uid }) => hasTried || !patient.includes(part) || left.has(uid) || !isOpen(uid),
    ),
    /** A setting of a field was left. */
    leave: (uid: string) => setLeft((before) => (before.has(uid) ? before : new Set([...before, uid]))),
    showAll: () => setTried(true),
  };
}

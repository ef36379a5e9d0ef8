import { useEffect } from 'react';
import { useAppStore } from '../state/app-store.ts';
import { FramePart } from './frame/frame-part.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { loadOnce } from '../../shared/load-once.ts';
import { withMui } from '../ui/with-mui.ts';

/** Only users whose session expires need it. */
export const loadSessionQuestion = loadOnce(
  withMui(async () => (await import('./session-question.tsx')).SessionQuestion),
);

const SessionQuestion = lazyPart(loadSessionQuestion);

/** Asks for the password over any screen when the session has expired. */
export function SessionRenewal() {
  const asking = useAppStore(({ session }) => session.asking);
  return (
    asking && (
      <FramePart instead={<SessionEnd />}>
        <SessionQuestion />
      </FramePart>
    )
  );
}

/** Without the code of the question, the user can only sign in elsewhere. */
function SessionEnd() {
  useEffect(() => useAppStore.getState().session.end(true), []);
  return null;
}

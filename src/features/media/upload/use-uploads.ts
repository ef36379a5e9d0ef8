import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { uploadMedia } from '../../../api/media.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { Media } from '../../../../shared/wire/media.ts';
import { useResumedCall } from '../../../state/use-resumed-call.ts';
import { type LeaveGuard, useLeaveGuard } from '../../../ui/leave/use-leave-guard.ts';
import { rememberOriginalName } from './original-names.ts';
import { shrinkInTurn } from './shrink-image.ts';
import { createUploadQueue, underWay, type UploadQueue, type UploadState } from './upload-queue.ts';

export interface Uploads extends UploadState, Pick<UploadQueue, 'add' | 'retry' | 'remove' | 'cancel'> {
  /** Asks before uploads are left that are still under way. */
  readonly guard: LeaveGuard;
  /** What the question for the password is given when the session has expired on the way. */
  readonly question: ReturnType<typeof useResumedCall>['question'];
}

interface UploadEvents {
  /** A picture is stored. */
  onArrived?(media: Media): void;
  /** Nothing is under way any more, and so many have arrived. */
  onIdle?(arrived: number): void;
}

/**
 * Uploads into a workspace, the same one as long as the screen lives. They end with the screen or dialog that they were started in, which asks first.
 */
export function useUploads(workspaceId: string, events: UploadEvents): Uploads {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const latest = useRef<UploadEvents & { resume?: ReturnType<typeof useResumedCall>['resume'] }>(events);

  const [queue] = useState(() => {
    const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.media(workspaceId) });
    return createUploadQueue(
      async (file, { onProgress, signal }) => {
        const small = await shrinkInTurn(file);
        // One that is cancelled as its last byte leaves may have been stored nevertheless.
        signal.addEventListener('abort', () => void readAgain());
        const send = () => uploadMedia({ workspace: workspaceId, file: small, onProgress, signal });
        const { resume = unresumed } = latest.current;
        const media = await resume(send);
        rememberOriginalName(media.id, file.name);
        latest.current.onArrived?.(media);
        await readAgain();
      },
      (arrived) => latest.current.onIdle?.(arrived),
    );
  });
  useEffect(() => () => queue.cancel(), [queue]);

  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const active = underWay(state.entries).length > 0;
  const { resume, question } = useResumedCall(active);
  latest.current = { ...events, resume };
  const guard = useLeaveGuard({ active, navigate });
  return { ...state, ...queue, guard, question };
}

/** Before the first drawing has come to its end nothing is sent. */
const unresumed = <Answer>(call: () => Promise<Answer>) => call();

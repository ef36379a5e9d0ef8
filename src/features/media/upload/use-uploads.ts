import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploadMedia } from '../../../api/media.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { Media } from '../../../../shared/wire/media.ts';
import { type LeaveGuard, useLeaveGuard } from '../../../ui/leave/use-leave-guard.ts';
import { queueShrink } from './shrink-image.ts';
import { createUploadQueue, underWay, type UploadQueue, type UploadState } from './upload-queue.ts';

export interface Uploads extends UploadState, Pick<UploadQueue, 'add' | 'retry' | 'remove' | 'cancel'> {
  readonly guard: LeaveGuard;
}

interface UploadEvents {
  onArrived?(media: Media): void;
  /** Called when all uploads have ended, with the number that finished. */
  onIdle?(arrived: number): void;
}

/**
 * Uploads into a workspace, which must stay the same while the screen is mounted. Uploads end with the screen or dialog
 * that started them, which asks first.
 */
export function useUploads(workspaceId: string, events: UploadEvents): Uploads {
  const queries = useQueryClient();
  const latest = useRef(events);

  const [queue] = useState(() => {
    const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.media(workspaceId) });
    return createUploadQueue(
      async (file, { onProgress, signal }) => {
        const small = await queueShrink(file);
        // An upload that is cancelled as its last byte is sent may have been stored anyway.
        signal.addEventListener('abort', () => void readAgain());
        const sent = { workspace: workspaceId, file: small, name: file.name };
        const media = await uploadMedia({ ...sent, onProgress, signal });
        latest.current.onArrived?.(media);
        await readAgain();
      },
      (arrived) => latest.current.onIdle?.(arrived),
    );
  });
  useEffect(() => () => queue.cancel(), [queue]);

  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const active = underWay(state.entries).length > 0;
  latest.current = events;
  const guard = useLeaveGuard(active);
  return { ...state, ...queue, guard };
}

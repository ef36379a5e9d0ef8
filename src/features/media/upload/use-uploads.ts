import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { uploadMedia } from '../../../api/media.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { rememberOriginalName } from './original-names.ts';
import { shrinkImage } from './shrink-image.ts';
import { createUploadQueue, type UploadEntry } from './upload-queue.ts';

export interface Uploads {
  readonly entries: readonly UploadEntry[];
  add(files: readonly File[]): void;
  retry(key: number): void;
  dismiss(key: number): void;
}

/**
 * Uploads into a workspace. What has been started goes on when the screen is left. `onArrived` must keep its
 * identity from one render to the next.
 */
export function useUploads(workspaceId: string, onArrived?: (media: Media) => void): Uploads {
  const queries = useQueryClient();
  const queue = useMemo(() => {
    return createUploadQueue(async (file, onProgress) => {
      const media = await uploadMedia({ workspace: workspaceId, file: await shrinkImage(file), onProgress });
      rememberOriginalName(media.id, file.name);
      onArrived?.(media);
      await queries.invalidateQueries({ queryKey: queryKeys.media(workspaceId) });
    });
  }, [workspaceId, onArrived, queries]);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { entries, add: queue.add, retry: queue.retry, dismiss: queue.dismiss };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMedia, type MediaScope } from '../../api/media.ts';
import { errorSentence, HttpError } from '../../lib/http-error.ts';
import { useDedupedMutation } from '../../lib/use-deduped-mutation.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MediaUsage } from './media-usage.tsx';
import { mediaKey } from './use-media-list.ts';

interface DeleteMediaDialogProps {
  readonly media: Media;
  readonly scope: MediaScope;
  /** Called before the list is reloaded. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an image is deleted, and lists the content that still shows it. */
export function DeleteMediaDialog({ media, scope, onDeleted, onClose }: DeleteMediaDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  // The list may be older than a block that shows the image; then the server reports it.
  const [inUse, setInUse] = useState(media.in_use);
  const remove = useDedupedMutation({
    mutationFn: () => deleteMedia(media.id, scope, inUse),
    async onSuccess() {
      onDeleted();
      await queries.invalidateQueries({ queryKey: mediaKey(scope) });
      showToast('success', t('all' in scope ? 'media.adminDeleted' : 'media.deleted'));
      onClose();
    },
    onError(error) {
      if (!inUse && error instanceof HttpError && error.code === 'media_in_use') return setInUse(true);
      showToast('error', errorSentence(error));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('media.deleteTitle')}
      confirmLabel={t('media.deleteAction')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t(inUse ? 'media.deleteInUseText' : 'media.deleteText')}
      {inUse && <MediaUsage {...{ media, scope }} />}
    </ConfirmDialog>
  );
}

import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readMedia } from '../../../api/media.ts';
import { HttpError } from '../../../lib/http-error.ts';
import { LoadState } from '../../../records/load-state.tsx';
import type { Media } from '../../../../shared/wire/media.ts';
import { CloseDialog } from '../../../records/close-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useMediaName } from '../use-media-name.ts';
import { mediaKey } from '../use-media-list.ts';
import { DescribedMedia, type DescribedMediaProps } from './described-media.tsx';
import { MediaFacts } from './media-facts.tsx';

export interface MediaDetailsProps extends Omit<DescribedMediaProps, 'media'> {
  readonly id: string;
  /** The image, if the list has it. */
  readonly known: Media | undefined;
}

export function MediaDetails({ id, known, scope, describing, ...on }: MediaDetailsProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: [...mediaKey(scope), 'one', id],
    queryFn: () => readMedia(id, scope),
    ...(known && { initialData: known }),
  });
  const media = query.data;
  if (media === undefined) {
    const isGone = query.error instanceof HttpError && query.error.code === 'not_found';
    return (
      <CloseDialog title={t('media.details')} maxWidth="md" onClose={on.onClose}>
        {isGone ? (
          <ErrorState message={t('media.gone')} />
        ) : (
          <LoadState query={query} failed={t('media.detailsFailed')} />
        )}
      </CloseDialog>
    );
  }
  if (!('all' in scope)) return <DescribedMedia {...{ media, scope, describing, ...on }} />;
  return <ModeratedMedia {...{ media, scope, ...on }} />;
}

/** The details for administrators, who cannot change descriptions. */
function ModeratedMedia({
  media,
  scope,
  onDelete,
  onClose,
}: Pick<MediaDetailsProps, 'scope' | 'onDelete' | 'onClose'> & { readonly media: Media }) {
  const { t } = useTranslation();
  const { title, description } = useMediaName(media);
  return (
    <CloseDialog
      title={title}
      maxWidth="md"
      action={
        <Button color="error" onClick={() => onDelete(media)} sx={{ mr: 'auto' }}>
          {t('media.deleteAction')}
        </Button>
      }
      onClose={onClose}
    >
      <MediaFacts media={media} scope={scope} description={description} />
    </CloseDialog>
  );
}

import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaScope } from '../../api/media.ts';
import { useMoreItems } from '../../records/use-paged-list.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AltDialog } from './alt-dialog.tsx';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaTile } from './media-tile.tsx';
import type { useMediaList } from './use-media-list.ts';

interface MediaLibraryProps {
  readonly list: ReturnType<typeof useMediaList>;
  readonly scope: MediaScope;
  readonly label: string;
  /** Replaces an empty grid. */
  readonly empty: ReactNode;
}

/** The grid of a library, with describing, deleting and Load more. The library of all workspaces allows only deleting. */
export function MediaLibrary({ list, scope, label, empty }: MediaLibraryProps) {
  const { t } = useTranslation();
  const [described, setDescribed] = useState<Media>();
  const [deleted, setDeleted] = useState<{ readonly media: Media; readonly place: number }>();
  const { query, items, count } = list;
  const { list: grid, focusAfter, more } = useMoreItems<HTMLUListElement>(query);
  const everybody = 'all' in scope;

  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    // The toast says why.
    return <ErrorState message={`${t('media.loadFailed')}.`} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return empty;
  return (
    <Stack sx={{ gap: 6 }}>
      <MediaGrid use={everybody ? 'admin' : 'library'} label={label} ref={grid}>
        {items.map((media, place) => (
          <MediaTile
            key={media.id}
            media={media}
            place={{ position: place + 1, total: count }}
            onDelete={() => setDeleted({ media, place })}
            {...(everybody ? {} : { onDescribe: setDescribed })}
          />
        ))}
      </MediaGrid>
      <LoadMore {...more} />
      {described && <AltDialog media={described} onClose={() => setDescribed(undefined)} />}
      {deleted && (
        <DeleteMediaDialog
          media={deleted.media}
          scope={scope}
          onDeleted={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  );
}

import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { MediaScope } from '../../api/media.ts';
import { useMoreItems } from '../../records/use-paged-list.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { fetchDetails, LazyMediaDetails } from './details/lazy-media-details.tsx';
import { LibraryBar } from './library-bar.tsx';
import { isNarrowed, type useLibraryPlace } from './library-place.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaTile } from './media-tile.tsx';
import { NoImages } from './no-images.tsx';
import type { useMediaList } from './use-media-list.ts';

interface MediaLibraryProps {
  readonly list: ReturnType<typeof useMediaList>;
  readonly library: ReturnType<typeof useLibraryPlace>;
  readonly scope: MediaScope;
  readonly label: string;
  readonly empty: { readonly text: string; readonly action?: ReactNode };
}

/**
 * The grid of a library with search, filters, details, deleting and Load more. Descriptions cannot be changed in the library of
 * all workspaces.
 */
export function MediaLibrary({ list, library, scope, label, empty }: MediaLibraryProps) {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const [describing, setDescribing] = useState(false);
  const [deleted, setDeleted] = useState<Media>();
  const { query, items, count } = list;
  const { place, image } = library;
  const { list: grid, focusAfter, more } = useMoreItems<HTMLUListElement>(query);
  const everybody = 'all' in scope;
  const addressOf = ({ id }: Media) => path + library.detailsOf(id);
  const placeOf = (id: string) => items.findIndex((one) => one.id === id);

  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    // The toast shows the reason.
    return <ErrorState message={`${t('media.loadFailed')}.`} onRetry={() => void query.refetch()} />;
  }
  const nothing = <NoImages place={place} onMove={library.move} {...empty} />;
  const isEmpty = items.length === 0;
  return (
    <>
      {isEmpty && !isNarrowed(place) ? (
        nothing
      ) : (
        <Stack
          sx={{ gap: 6 }}
          aria-busy={query.isPlaceholderData}
          onPointerOver={fetchDetails}
          onFocus={fetchDetails}
        >
          <LibraryBar
            place={place}
            count={query.isPlaceholderData ? undefined : count}
            onMove={library.move}
          />
          {isEmpty ? (
            nothing
          ) : (
            <MediaGrid use={everybody ? 'admin' : 'library'} label={label} ref={grid}>
              {items.map((media, index) => (
                <MediaTile
                  key={media.id}
                  media={media}
                  place={{ position: index + 1, total: count }}
                  details={addressOf(media)}
                  onDelete={setDeleted}
                  {...(!everybody && {
                    onDescribe() {
                      setDescribing(true);
                      navigate(addressOf(media), { replace: true });
                    },
                  })}
                />
              ))}
            </MediaGrid>
          )}
          <LoadMore {...more} />
        </Stack>
      )}
      {image !== undefined && (
        <LazyMediaDetails
          key={image}
          id={image}
          known={items.find(({ id }) => id === image)}
          scope={scope}
          describing={describing}
          onDescribed={() => place.undescribed !== '' && focusAfter(placeOf(image))}
          onDelete={setDeleted}
          onClose={() => {
            setDescribing(false);
            library.move({});
          }}
        />
      )}
      {deleted && (
        <DeleteMediaDialog
          media={deleted}
          scope={scope}
          onDeleted={() => {
            focusAfter(placeOf(deleted.id));
            if (image !== undefined) library.move({});
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
